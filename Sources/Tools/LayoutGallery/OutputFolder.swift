import Foundation

/// The folder that the gallery is written to, made if it does not exist.
struct OutputFolder {
  let path: String

  /// Writes files in the order given, replacing those of the same name, and prints their paths.
  func write(_ files: [(name: String, contents: String)]) throws(GalleryError) {
    let folder = URL(fileURLWithPath: path, isDirectory: true)
    try attempt(path) {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    for file in files {
      let shownPath = path.hasSuffix("/") ? path + file.name : "\(path)/\(file.name)"
      try attempt(shownPath) {
        try Data(file.contents.utf8).write(to: folder.appendingPathComponent(file.name))
      }
      print("wrote \(shownPath)")
    }
  }

  private func attempt(_ file: String, _ work: () throws -> Void) throws(GalleryError) {
    do {
      try work()
    } catch {
      throw .output(file: file, reason: systemReason(of: error))
    }
  }
}
