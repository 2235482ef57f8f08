import CollectionLayoutsSwiftUI
import SwiftUI

/// A wheel that is a picker.
///
/// Look at: it opens at the selection; where a flick ends; VoiceOver, swiping up and down.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
struct PickerScreen: View {
  @State private var card = 12
  private let cards = Photo.some(50)
  private let wheel = Wheel.Configuration(
    itemSize: .init(width: 133, height: 173), radiusToItemCenter: 500)

  var body: some View {
    VStack {
      LazyWheel(cards, selection: $card, configuration: wheel) { card in
        PhotoView(card)
      }
      .frame(height: 300)
      Text("Card \(card)")
      Button("First") { card = 0 }
    }
  }
}
