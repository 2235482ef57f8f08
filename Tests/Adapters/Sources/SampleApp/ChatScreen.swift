import CollectionLayoutsSwiftUI
import SwiftUI

/// A chat of messages that measure themselves, photos with ratios and stickers with sizes.
///
/// Look at: it opens at the end; "Send"; older days that are loaded while a finger scrolls.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
struct ChatScreen: View {
  private struct Day: Identifiable {
    let id: Int
    var messages: [Message]
  }

  private struct Message: Identifiable {
    enum Kind { case text, photo, sticker }
    let id: Int
    var kind: Kind { id % 7 == 0 ? .photo : id % 11 == 0 ? .sticker : .text }
  }

  @State private var days = [Day(id: 0, messages: (0..<40).map { Message(id: $0) })]
  @State private var sent = -1_000
  @State private var position = LazyScrollPosition()

  var body: some View {
    ScrollView {
      LazyFeed(
        days, items: \.messages,
        sizing: { _, message in
          switch message.kind {
          case .text: .estimated(44)
          case .photo: .aspectRatio(1.5)
          case .sticker: .size(.init(width: 120, height: 120))
          }
        },
        section: { _ in
          .init(layout: .columns(.fixed(1), spacing: 8), header: .init(length: 30, isPinned: true))
        }
      ) { _, message in
        Text(String(repeating: "message ", count: 1 + abs(message.id) % 9))
      } header: { day in
        Text("Day \(day.id)")
      }
    }
    .lazyScrollPosition($position, hangsFromEnd: true)
    .onLazyEdge { edge in
      if edge == .top, days.count < 30 { loadOlder() }
    }
    .safeAreaInset(edge: .bottom) {
      Button("Send") {
        sent += 1
        withAnimation { days[days.count - 1].messages.append(Message(id: sent)) }
      }
    }
  }

  private func loadOlder() {
    let ids = 1_000 * days.count..<1_000 * days.count + 40
    days.insert(Day(id: -days.count, messages: ids.map { Message(id: $0) }), at: 0)
  }
}
