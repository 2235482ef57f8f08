import MasonryLayout

/// A screen, in points.
struct Device {
  let name: String
  let size: LayoutSize

  static let phone = Device(name: "Phone", size: LayoutSize(width: 390, height: 844))
  static let tablet = Device(name: "Tablet", size: LayoutSize(width: 820, height: 1180))
  static let desktop = Device(name: "Desktop", size: LayoutSize(width: 1440, height: 900))

  static let all = [phone, tablet, desktop]
}
