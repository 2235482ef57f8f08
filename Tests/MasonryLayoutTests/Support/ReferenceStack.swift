import LayoutGeometry
import MasonryLayout

@testable import LayoutOracles

/// The oracle's edges along the lanes: insets, mirroring and pixels.
///
/// The unit is an eighth of a pixel, or of a point where there are no pixels.
struct ReferenceStack {
  private let start: Int
  private let end: Int
  private let isMirrored: Bool
  private let scale: Int?

  /// The length of the content in units, which is 0 if there are no items.
  private var content = 0

  init(_ configuration: WallSettings, _ places: [ReferencePlace]) {
    let insets = configuration.contentInsets
    let isVertical = configuration.axis == .vertical
    scale = configuration.scale.map { Int($0) }
    let unit = scale ?? 1
    start = whole(isVertical ? insets.top : insets.leading, parts: 8) * unit
    end = whole(isVertical ? insets.bottom : insets.trailing, parts: 8) * unit
    isMirrored = !isVertical && configuration.direction == .rightToLeft
    if let last = places.map({ aligned(start + ($0.top + $0.height) * unit) }).max() {
      content = isMirrored ? aligned(last + end) : last + end
    }
  }

  var contentLength: Double { points(content) }

  /// The far edge of an item in points, counted from where the items begin.
  func end(of place: ReferencePlace) -> Double {
    points(aligned(start + (place.top + place.height) * (scale ?? 1)))
  }

  /// The near edge and the length of an item, in points.
  func length(of place: ReferencePlace) -> (near: Double, length: Double) {
    var near = start + place.top * (scale ?? 1)
    var far = near + place.height * (scale ?? 1)
    if isMirrored { (near, far) = (content - far, content - near) }
    return (points(aligned(near)), points(aligned(far)) - points(aligned(near)))
  }

  /// A coordinate rounded to the nearest pixel, half a pixel to the larger one.
  private func aligned(_ coordinate: Int) -> Int {
    scale == nil ? coordinate : 8 * floor(coordinate + 4, dividedBy: 8)
  }

  private func points(_ coordinate: Int) -> Double {
    Double(coordinate) / 8 / Double(scale ?? 1)
  }
}
