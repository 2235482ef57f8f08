import CollectionLayoutsSwiftUI
import Foundation
import MasonryLayout
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
    let isSelected: Bool
    init(_ photo: Photo, isSelected: Bool) { (self.photo, self.isSelected) = (photo, isSelected) }
    var body: some View { Color.clear }
  }

  struct MonthsView: View {
    private let header = MasonryFeed.Header(length: 44, isPinned: true)
    @State private var months: [Month] = []
    @State private var columns = 3
    @State private var position = LazyScrollPosition()
    @State private var selection: Set<Photo.ID> = []
    @AppStorage("place") private var stored: Data?

    var body: some View {
      ScrollView {
        LazyFeed(
          months, items: \.photos, sizing: { _, photo in .aspectRatio(photo.ratio) },
          section: { _ in .init(layout: .columns(.fixed(columns), spacing: 4), header: header) }
        ) { _, photo in
          PhotoView(photo, isSelected: selection.contains(photo.id))
        } header: { month in
          Text(month.title)
        }
      }
      .lazyPinch($columns, in: 2...6)
      .lazySelection($selection)
      .lazyScrollPosition($position)
      .onLazyEdge(.bottom) { _ in months += try await page(before: months.last) }
      .onLazyEdge(.top) { _ in months = try await page(after: months.first) + months }
      .task { try? await open() }
      .onChange(of: position.bookmark(type: Photo.ID.self)) { _, place in
        if let place { stored = try? JSONEncoder().encode(place) }
      }
    }

    private func open() async throws {
      guard months.isEmpty else { return }  // A task begins again when the view comes back.
      let place = try? JSONDecoder().decode(LayoutBookmark<Photo.ID>.self, from: stored ?? Data())
      if let place { position = LazyScrollPosition(restoring: place) }
      months = try await page(around: place?.id)
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
    AppStorage<Data?>("place").wrappedValue = nil
    let screen = Screen(MonthsView(), size: phone)
    await settle(screen)
    XCTAssertNotNil(screen.shown[100_000])
    for _ in 0..<40 {
      screen.scroll(toY: screen.visibleRect.minY + 500)
      await settle(screen)
    }
    let seen = picturesInView(on: screen)
    let first = try XCTUnwrap(seen.filter { $0.value.minY >= 44 }.keys.min { $0 / 100 > $1 / 100 })
    XCTAssertLessThan(first, 99_800, "pages came")

    // Newer months come above without moving any.
    let later = Screen(MonthsView(), size: phone)
    await settle(later)
    for (id, frame) in seen where frame.minY >= 44 {
      let now = try XCTUnwrap(picturesInView(on: later)[id], "\(id)")
      XCTAssertEqual(now.minY, frame.minY, accuracy: 1, "\(id)")
    }
    for _ in 0..<20 {
      later.scroll(toY: max(1, later.visibleRect.minY - 500))
      await settle(later)
    }
    XCTAssertTrue(picturesInView(on: later).keys.contains { $0 / 100 > first / 100 + 3 })

    // A photo that is gone, and a place that cannot be read, leave the newest months.
    var wall = try MasonryWall(.columns(.fixed(1)), width: 100)
    try wall.items.appendItems(of: MasonryAspectRatios([1]))
    let gone = wall.bookmark(in: LayoutRect(x: 0, y: 0.5, width: 100, height: 50)) { _ in -1 }
    for stored in [try JSONEncoder().encode(gone), Data([1, 2, 3])] {
      AppStorage<Data?>("place").wrappedValue = stored
      let without = Screen(MonthsView(), size: phone)
      await settle(without)
      XCTAssertNotNil(without.shown[100_000])
    }
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

private typealias Month = WholeScreenTests.Month

@MainActor private func page(before month: Month?) async throws -> [Month] {
  await Task.yield()
  return [Month(id: (month?.id ?? 1_001) - 1)]
}

@MainActor private func page(after month: Month?) async throws -> [Month] {
  await Task.yield()
  guard let id = month?.id, id < 1_000 else { return [] }
  return (id + 1...min(id + 3, 1_000)).reversed().map { Month(id: $0) }
}

@MainActor private func page(around photo: Int?) async throws -> [Month] {
  await Task.yield()
  let id = photo.map { $0 / 100 } ?? 1_000
  let middle = 1...1_000 ~= id ? id : 1_000
  return (middle - 1...min(middle + 1, 1_000)).reversed().map { Month(id: $0) }
}

@MainActor private func older(than message: WholeScreenTests.Message?) async throws
  -> [WholeScreenTests.Message]
{
  let last = message?.id ?? 0
  guard last > -200 else { return [] }
  return (last - 30..<last).map { .init(id: $0, text: "Message \($0)") }
}
