/// Why the gallery could not be made: one sentence, and the exit code that goes with it.
enum GalleryError: Error {
  /// The command line cannot be understood.
  case usage(String)

  /// A line of the file of sizes is wrong.
  case row(file: String, line: Int, reason: String)

  /// The file of sizes is missing, or cannot be read.
  case input(file: String, reason: String)

  /// The pictures cannot be laid out.
  case layout(String)

  /// The output folder or a file in it cannot be written.
  case output(file: String, reason: String)

  /// The exit codes of BSD's `sysexits.h`.
  var exitCode: Int32 {
    switch self {
    case .usage: 64
    case .row, .layout: 65
    case .input: 66
    case .output: 73
    }
  }

  var sentence: String {
    switch self {
    case .usage(let sentence), .layout(let sentence): sentence
    case .row(let file, let line, let reason): "\(file):\(line): \(reason)"
    case .input(let file, let reason): "\(file): the file cannot be read: \(reason)"
    case .output(let file, let reason): "\(file): the file cannot be written: \(reason)"
    }
  }
}
