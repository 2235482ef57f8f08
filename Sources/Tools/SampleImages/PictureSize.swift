import Foundation

/// The size of a picture in pixels, and the category it belongs to.
package struct PictureSize: Hashable, Sendable {
  /// What the picture shows, for example `animals`.
  package var category: String

  /// The extent from left to right, at least 0.
  package var width: Double

  /// The extent from top to bottom, at least 0.
  package var height: Double

  /// Whether the picture has no area, as a broken image has.
  package var isBroken: Bool { width == 0 || height == 0 }

  package init(category: String, width: Double, height: Double) {
    self.category = category
    self.width = width
    self.height = height
  }
}

extension PictureSize {
  /// 4,186 real pictures: the renderings of the public-domain Open Clip Art collection 0.18.
  package static func samples() throws -> [PictureSize] {
    let file = Bundle.module.bundleURL.appendingPathComponent("image-sizes.csv")
    return try parse(csv: Array(Data(contentsOf: file)))
  }
}
