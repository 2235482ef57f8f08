import CollectionLayoutsSwiftUI
import SwiftUI

/// A wheel of cards.
///
/// Look at: the order of cards over each other; where a flick ends, also from right
/// to left.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
struct CardsScreen: View {
  private let cards = Photo.some(100)
  private let wheel = Wheel.Configuration(
    itemSize: .init(width: 133, height: 173), radiusToItemCenter: 500)

  var body: some View {
    LazyWheel(cards, configuration: wheel) { card in
      PhotoView(card)
    }
  }
}
