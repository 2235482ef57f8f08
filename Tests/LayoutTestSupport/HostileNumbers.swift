import Foundation

/// Numbers that no app has, which files and hosts may have all the same.
public enum HostileNumbers {
  /// Indices, counts and levels.
  public static let integers = [-1, 0, 1 << 31, 1 << 32, 1 << 53, 1 << 62, .max, .min]

  /// Lengths, offsets, velocities and fractions.
  public static let numbers: [Double] = [
    .nan, .infinity, -.infinity, 1e308, -1e308, 1e150, 1e15, -1e15, -1, 0, 0.3,
    .leastNonzeroMagnitude,
  ]

  /// What takes the place of a number of a JSON text.
  private static let texts =
    integers.map { "\($0)" }
    + ["1e-320", "-1e-320", "1e-150", "0.3", "1.5", "1e15", "1e150", "1e308", "-1e308"]

  /// A JSON text with each of its numbers replaced by each hostile one, one at a time.
  public static func variants(of text: String) -> [String] {
    places(in: text).flatMap { place in
      texts.map { text.replacingCharacters(in: place, with: $0) }
    }
  }

  /// Where the numbers of a JSON text are.
  private static func places(in text: String) -> [Range<String.Index>] {
    var places: [Range<String.Index>] = []
    var (start, isInString) = (String.Index?.none, false)
    for index in text.indices {
      let character = text[index]
      if character == "\"" { isInString.toggle() }
      if !isInString, "+-.0123456789eE".contains(character) {
        // "true" and "false" have an e, but do not begin with a digit.
        if start == nil, "-0123456789".contains(character) { start = index }
      } else if let first = start {
        places.append(first..<index)
        start = nil
      }
    }
    if let first = start { places.append(first..<text.endIndex) }
    return places
  }
}
