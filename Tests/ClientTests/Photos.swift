import MasonryLayout

/// What the articles call a photo: an identity and a size.
struct Photo: Equatable, Identifiable {
  var id = 0
  var size: LayoutSize

  /// Photos of 300 to 699 points by 400.
  static func some(_ count: Int) -> [Photo] {
    (0..<count).map { index in
      Photo(id: index, size: LayoutSize(width: Double(300 + index * 37 % 400), height: 400))
    }
  }
}
