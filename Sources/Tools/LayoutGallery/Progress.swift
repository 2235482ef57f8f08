import Foundation

/// A line on the terminal that says what takes so long, and that is gone at the end.
///
/// Where standard error is not a terminal, nothing is written.
struct Progress {
  private let isShown = isatty(FileHandle.standardError.fileDescriptor) != 0

  func show(_ text: String) {
    write("\r\(text)…\u{1B}[K")
  }

  func erase() {
    write("\r\u{1B}[K")
  }

  private func write(_ text: String) {
    guard isShown else { return }
    FileHandle.standardError.write(Data(text.utf8))
  }
}
