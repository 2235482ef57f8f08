import Foundation

/// Runs a command, and ends it as soon as its output has a word, or after a time.
func run(
  _ command: [String], _ environment: [String: String] = [:], until word: String? = nil,
  seconds: Double
) -> (status: Int32, output: String) {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = command
  // A crash is an answer; what led to it is not asked for.
  process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
  let pipe = Pipe()
  process.standardOutput = pipe
  process.standardError = pipe
  do { try process.run() } catch { return (-1, "\(error)") }
  let deadline = DispatchWorkItem { kill(process.processIdentifier, SIGKILL) }
  DispatchQueue.global().asyncAfter(deadline: .now() + seconds, execute: deadline)
  var output = ""
  while case let data = pipe.fileHandleForReading.availableData, !data.isEmpty {
    output += String(decoding: data, as: UTF8.self)
    if let word, output.contains(word) { kill(process.processIdentifier, SIGKILL) }
  }
  process.waitUntilExit()
  deadline.cancel()
  return (process.terminationReason == .exit ? process.terminationStatus : -1, output)
}
