import Foundation
import SampleImages

/// Where the picture sizes come from.
enum SizesFile {
  /// The sizes in a file, or the built-in ones if there is none.
  static func read(
    _ file: String?, _ progress: Progress
  ) throws(GalleryError) -> [PictureSize] {
    guard let file else { return try samples() }
    let pictures = try parse(try contents(of: file), of: file, progress)
    try checkProportions(of: pictures, in: file)
    return pictures
  }

  private static func parse(
    _ bytes: [UInt8], of file: String, _ progress: Progress
  ) throws(GalleryError) -> [PictureSize] {
    do throws(PictureSizeError) {
      return try PictureSize.parse(csv: bytes) { progress.show("Reading row \($0.grouped)") }
    } catch {
      throw .row(file: file, line: error.line, reason: error.reason)
    }
  }

  /// Refuses a picture so tall that its height in a column is none that a wall can hold.
  private static func checkProportions(
    of pictures: [PictureSize], in file: String
  ) throws(GalleryError) {
    let limit = 1e100
    let tooTall = pictures.firstIndex { !$0.isBroken && $0.height > limit * $0.width }
    guard let tooTall else { return }
    // Rows follow the header, one in each line.
    throw .row(
      file: file, line: tooTall + 2, reason: "the height must be at most \(limit) times the width")
  }

  private static func contents(of file: String) throws(GalleryError) -> [UInt8] {
    do {
      return Array(try Data(contentsOf: URL(fileURLWithPath: file)))
    } catch {
      throw .input(file: file, reason: systemReason(of: error))
    }
  }

  private static func samples() throws(GalleryError) -> [PictureSize] {
    do {
      return try PictureSize.samples()
    } catch {
      throw .input(file: "the built-in sizes", reason: systemReason(of: error))
    }
  }
}
