import Foundation

/// A colour in OKLCH: colours of one lightness look equally light to the eye, whatever their hue.
struct OKLCH {
  /// From 0, black, to 1, white.
  let lightness: Double

  /// From 0, grey, to about 0.37.
  let chroma: Double

  /// Degrees around the wheel of colours; 0 is a pink, 140 a green, 260 a blue.
  let hue: Double

  /// The colour in sRGB as `#rrggbb`; what a screen cannot show is clamped.
  ///
  /// The matrices are those of Björn Ottosson, "A perceptual color space for image processing", 2020.
  var hex: String {
    let a = chroma * cos(hue * .pi / 180)
    let b = chroma * sin(hue * .pi / 180)
    let l = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
    let m = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
    let s = cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
    let channels = [
      4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
      -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
      -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s,
    ]
    return "#" + channels.map { String(format: "%02x", gammaEncoded($0)) }.joined()
  }

  private func cube(_ number: Double) -> Double { number * number * number }

  /// The eight bits that sRGB stores for a linear intensity.
  private func gammaEncoded(_ intensity: Double) -> Int {
    let encoded =
      intensity <= 0.0031308 ? 12.92 * intensity : 1.055 * pow(intensity, 1 / 2.4) - 0.055
    return Int((255 * min(max(encoded, 0), 1)).rounded())
  }
}
