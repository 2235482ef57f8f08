import CGtk4
import MasonryLayout

/// A day of photos, by their numbers: all else follows from these, so a million take 8 MB.
struct Day {
  /// The number of days since the first one.
  let number: Int
  var photos: [Int]

  var title: String {
    guard let first = g_date_time_new_utc(2019, 3, 4, 0, 0, 0),
      let date = g_date_time_add_days(first, Int32(number)),
      let text = g_date_time_format(date, "%A, %-d %B %Y")
    else { return "" }
    defer {
      g_date_time_unref(first)
      g_date_time_unref(date)
      g_free(text)
    }
    return String(cString: text)
  }

  /// Days of 1 to 2,000 photos, 1,001 of them for a million.
  static func days(of count: Int) -> [Day] {
    var days: [Day] = []
    var next = 0
    while next < count {
      let size = min(count - next, 1 + (500 + days.count * 7919) % 2000)
      days.append(Day(number: days.count, photos: Array(next..<next + size)))
      next += size
    }
    return days
  }
}

/// What is known of a photo by its number.
enum Photo {
  /// The number of the first photo that is added later.
  static let newest = 1_000_000

  /// The words of captions and those between them, from left to right and from right to left.
  private static let english = (
    words: [
      "harbour", "light", "morning", "walk", "friends", "rain", "lighthouse", "stones", "river",
      "evening", "old town", "market", "mist", "garden", "bridge", "first snow", "ferry", "orchard",
    ],
    links: ["by the", "after the", "near the", "with", "and", "before the"]
  )
  private static let hebrew = (
    words: [
      "נמל", "אור", "בוקר", "טיול", "חברים", "גשם", "מגדלור", "אבנים", "נהר", "ערב", "העיר העתיקה",
      "שוק", "ערפל", "גן", "גשר", "שלג ראשון", "מעבורת", "פרדס",
    ],
    links: ["ליד", "אחרי", "מול", "עם", "בלי", "לפני"]
  )

  static func caption(_ number: Int, isMirrored: Bool) -> String {
    let (words, links) = isMirrored ? hebrew : english
    let text = (0...mixed(number, 3) % 6).map { index in
      let word = words[mixed(number &* 31 &+ index, 4) % words.count]
      return index == 0 ? word : links[mixed(number &* 31 &+ index, 5) % links.count] + " " + word
    }
    return "\(number) " + text.joined(separator: " ")
  }

  static func picture(_ number: Int) -> Picture {
    Picture(
      hue: mixed(number, 2) % Picture.hues.count, shape: mixed(number, 1) % Picture.ratios.count)
  }

  /// A number that looks random and follows from another one.
  private static func mixed(_ number: Int, _ salt: UInt64) -> Int {
    var bits = UInt64(bitPattern: Int64(number)) &+ salt &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((bits ^ (bits >> 31)) >> 1)
  }
}

/// The heights of photos before their widgets are measured: their captions count as one line.
struct Estimates: MasonryHeightProvider {
  let photos: [Int]

  func height(ofItemAt index: Int, width: Double) -> Double {
    width / Photo.picture(photos[index]).ratio + 24
  }
  func isEstimated(itemAt index: Int) -> Bool { true }
  func areEstimated(itemsIn indices: Range<Int>) -> Bool? { true }
  func areUnconstrained(itemsIn indices: Range<Int>) -> Bool { true }
}
