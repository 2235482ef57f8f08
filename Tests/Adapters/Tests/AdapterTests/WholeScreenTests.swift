import CollectionLayoutsSwiftUI
import SwiftUI
import XCTest

/// The two whole screens of the article "Lazy masonry in SwiftUI".
@MainActor
final class WholeScreenTests: XCTestCase {
  struct Photo: Identifiable {
    let id: Int
    let ratio: Double
  }

  struct Month: Identifiable {
    let id: Int
    var title: String { "Month \(id)" }
    var photos: [Photo] {
      (0..<40).map { Photo(id: 100 * id + $0, ratio: 0.6 + Double($0 * 7 % 10) / 10) }
    }
  }

  struct Message: Identifiable {
    let id: Int
    let text: String
  }

  private struct PhotoView: View {
    let photo: Photo
    init(_ photo: Photo) { self.photo = photo }
    var body: some View { Color.clear }
  }

  struct MonthsView: View {
    let place: LayoutBookmark<Photo.ID>?  // as it was stored
    private let header = MasonryFeed.Header(length: 44, isPinned: true)
    @State private var months: [Month] = []
    @State private var columns = 3
    @State private var position = LazyScrollPosition()

    var body: some View {
      ScrollView {
        LazyFeed(
          months, items: \.photos, sizing: { _, photo in .aspectRatio(photo.ratio) },
          section: { _ in .init(layout: .columns(.fixed(columns), spacing: 4), header: header) }
        ) { _, photo in
          PhotoView(photo)
        } header: { month in
          Text(month.title)
        }
      }
      .lazyPinch($columns, in: 2...6)
      .lazyScrollPosition($position)
      .onLazyEdge(.bottom) { _ in months.append(try await month(before: months.last)) }
      .task { try? await open() }
    }

    private func open() async throws {
      if let place { position = LazyScrollPosition(restoring: place) }
      var loaded = [try await month(before: nil)]
      defer { months = loaded }
      while let id = place?.id, !loaded.contains(where: { $0.photos.contains { $0.id == id } }) {
        if loaded.count == 60 { break }  // The photo may be gone.
        loaded.append(try await month(before: loaded.last))
      }
    }
  }

  struct ChatView: View {
    @State private var messages = [Message(id: 0, text: "Hello")]
    @State private var position = LazyScrollPosition()

    var body: some View {
      ScrollView {
        LazyMasonry(messages, columns: .fixed(1), spacing: 8, estimatedHeight: 60) { message in
          Text(message.text)
        }
      }
      .lazyScrollPosition($position, hangsFromEnd: true)
      .onLazyEdge(.top) { _ in
        messages.insert(contentsOf: try await older(than: messages.first), at: 0)
      }
      .safeAreaInset(edge: .bottom) { Button("Send") { send() } }
    }

    private func send() {
      messages.append(Message(id: messages.count, text: "How are you?"))
      withAnimation { position.scrollTo(edge: .bottom) }
    }
  }

  /// Lets pages come that are asked for.
  private func settle(_ screen: Screen) async {
    for _ in 0..<10 {
      await actions()
      screen.settle()
    }
  }

  func testTheMonthsOpenWhereTheyWereLeft() async throws {
    let screen = Screen(MonthsView(place: nil), size: phone)
    await settle(screen)
    XCTAssertNotNil(screen.shown[100_000])
    for _ in 0..<40 {
      screen.scroll(toY: screen.visibleRect.minY + 500)
      await settle(screen)
    }
    let seen = picturesInView(on: screen)
    let first = try XCTUnwrap(seen.filter { $0.value.minY >= 44 }.keys.min { $0 / 100 > $1 / 100 })
    XCTAssertLessThan(first, 99_800, "pages came")

    // As a position has it.
    var wall = try MasonryWall(.columns(.fixed(1)), width: 100)
    try wall.items.appendItems(of: MasonryAspectRatios([1]))
    let bookmark = wall.bookmark(in: LayoutRect(x: 0, y: 0.5, width: 100, height: 50)) { _ in first
    }
    let later = Screen(MonthsView(place: bookmark), size: phone)
    await settle(later)
    XCTAssertNotNil(picturesInView(on: later)[first])

    // A photo that is gone leaves the first months.
    let gone = wall.bookmark(in: LayoutRect(x: 0, y: 0.5, width: 100, height: 50)) { _ in -1 }
    let without = Screen(MonthsView(place: gone), size: phone)
    for _ in 0..<10 { await settle(without) }
    XCTAssertNotNil(without.shown[100_000])
  }

  func testTheChatOpensAtItsEnd() async {
    let screen = Screen(ChatView(), size: phone)
    await settle(screen)
    XCTAssertGreaterThan(screen.shown.count, 5, "older messages came")
    XCTAssertEqual(screen.visibleRect.maxY, screen.contentSize.height, accuracy: 0.6)
    // Older ones come above without moving any.
    screen.scroll(toY: screen.visibleRect.minY - 500)
    let before = picturesInView(on: screen)
    await settle(screen)
    XCTAssertEqual(picturesInView(on: screen), before)
  }
}

@MainActor private func month(before other: WholeScreenTests.Month?) async throws
  -> WholeScreenTests.Month
{
  await Task.yield()
  return WholeScreenTests.Month(id: (other?.id ?? 1_001) - 1)
}

@MainActor private func older(than message: WholeScreenTests.Message?) async throws
  -> [WholeScreenTests.Message]
{
  let last = message?.id ?? 0
  guard last > -200 else { return [] }
  return (last - 30..<last).map { .init(id: $0, text: "Message \($0)") }
}
