import Foundation

/// What the system says of the memory of this process.
enum Memory {
  /// The bytes that are resident, or `nil` where the system does not say (it does on Linux).
  static var residentBytes: Int? {
    guard let pages = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
      return nil
    }
    return Int(pages.split(separator: " ")[1]).map { $0 * sysconf(Int32(_SC_PAGESIZE)) }
  }

  /// The bytes by which the process grows for something that is made and kept until it is measured.
  static func growth(_ make: () -> AnyObject) -> Int? {
    giveBack()
    guard let before = residentBytes else { return nil }
    let made = make()
    giveBack()
    let after = residentBytes
    blackHole(made)
    return after.map { $0 - before }
  }

  /// Makes large blocks come fresh from the system, as they do in a process that lays out once.
  static func useFreshBlocks() {
    let mmapThreshold: Int32 = -3
    typealias Function = @convention(c) (Int32, Int32) -> Int32
    if let mallopt = function("mallopt", as: Function.self) {
      _ = mallopt(mmapThreshold, 128 * 1024)
    }
  }

  /// Gives freed memory back to the system, so that the next layout touches fresh pages.
  static func giveBack() {
    typealias Function = @convention(c) (Int) -> Int32
    if let trim = function("malloc_trim", as: Function.self) { _ = trim(0) }
  }

  /// A function of glibc that Swift's overlay leaves out, or `nil` in other C libraries.
  private static func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    dlsym(nil, name).map { unsafeBitCast($0, to: type) }
  }
}
