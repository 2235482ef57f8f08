import CGtk4
import Glibc

/// A drawn landscape: a sky, a sun and two lines of hills in the shades of a hue.
struct Picture: Hashable {
  /// Widths divided by heights.
  static let ratios = [0.66, 0.75, 0.8, 1, 1.25, 4.0 / 3, 1.5, 1.78]

  static let hues = [0.02, 0.05, 0.08, 0.11, 0.46, 0.5, 0.54, 0.58, 0.62, 0.68, 0.78, 0.95]

  /// The index of a hue.
  let hue: Int
  /// The index of a ratio.
  let shape: Int

  var ratio: Double { Self.ratios[shape] }

  private typealias Color = SIMD3<Double>

  /// Draws the picture.
  func texture() -> OpaquePointer? {
    let width = 240
    let height = Int((Double(width) / ratio).rounded())
    let tone = Self.hues[hue]
    let sky = (color(tone, 0.42, 0.82), color(tone + 0.08, 0.14, 1))
    let hills = [color(tone + 0.02, 0.4, 0.62), color(tone + 0.05, 0.55, 0.36)]
    let sun = (x: 60 + Double(shape) * 17, y: Double(height) * 0.36, radius: 15.0)
    let phase = Double(hue * 5 + shape * 3)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * 4)
    var edges: [[Double]] = []
    for (layer, share) in [0.62, 0.78].enumerated() {
      edges.append(
        (0..<width).map { x in
          let angle = Double(x) / Double(28 + layer * 17) + phase + Double(layer)
          return Double(height) * (share + 0.07 * sin(angle) + 0.04 * sin(angle * 2.3))
        })
    }
    for y in 0..<height {
      let down = Double(y) / Double(height)
      for x in 0..<width {
        var pixel = sky.0 + (sky.1 - sky.0) * min(1, down * 1.5)
        let away = hypot(Double(x) - sun.x, Double(y) - sun.y)
        pixel = mix(pixel, Color(1, 0.98, 0.9), sun.radius - away)
        for (hill, edge) in zip(hills, edges) { pixel = mix(pixel, hill, Double(y) - edge[x]) }
        for channel in 0..<3 { bytes.append(UInt8(max(0, min(255, pixel[channel] * 255)))) }
        bytes.append(255)
      }
    }
    let data = g_bytes_new(bytes, gsize(bytes.count))
    defer { g_bytes_unref(data) }
    return gdk_memory_texture_new(
      Int32(width), Int32(height), GDK_MEMORY_R8G8B8A8, data, gsize(width * 4))
  }

  /// One color over another one, as far as a pixel is inside its edge.
  private func mix(_ color: Color, _ other: Color, _ inside: Double) -> Color {
    color + (other - color) * min(1, max(0, inside + 0.5))
  }

  private func color(_ hue: Double, _ saturation: Double, _ value: Double) -> Color {
    let shades = Color(5, 3, 1).indices.map { index in
      let angle = (Color(5, 3, 1)[index] + hue * 6).truncatingRemainder(dividingBy: 6)
      return value - value * saturation * max(0, min(angle, 4 - angle, 1))
    }
    return Color(shades[0], shades[1], shades[2])
  }
}
