import CollectionLayoutsSwiftUI
import SwiftUI

/// Something to show: an identity, and the proportions of a picture.
struct Picture: Identifiable, Hashable {
  let id: Int
  var ratio: Double

  /// The height of a view that measures itself: that of the picture, and of a line below it.
  func height(width: Double) -> Double { width / ratio + 20 }

  static func some(_ count: Int, from first: Int = 0) -> [Picture] {
    (first..<first + count).map { Picture(id: $0, ratio: 0.5 + Double($0 * 7_919 % 100) / 60) }
  }
}

/// The data of an app, and what its views were asked for.
@MainActor final class Pictures {
  var pictures: [Picture]
  let scroller = LazyScroller()

  /// The pictures whose views were made, one entry each time.
  var made: [Int] = []

  init(_ pictures: [Picture]) { self.pictures = pictures }
}

/// A view that is as high as a picture with a line below it, at whatever width it is proposed.
struct CardLayout: Layout {
  let picture: Picture

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let width = Double(proposal.width ?? 60 + CGFloat(picture.id % 7) * 20)
    let height = proposal.height ?? CGFloat(picture.height(width: width))
    return CGSize(width: width, height: Double(height))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

/// A view inside the app's own scroll view, between a banner and a footer.
struct BetweenViews<Content: View>: View {
  static var bannerHeight: Double { 200 }

  let scroller: LazyScroller?
  @ViewBuilder let content: () -> Content

  var body: some View {
    let view = ScrollView {
      VStack(spacing: 0) {
        Color.clear.frame(height: Self.bannerHeight)
        content()
        Color.clear.frame(height: 100)
      }
    }
    if let scroller { view.lazyScroller(scroller) } else { view }
  }
}
