import MasonryLayout

extension Figure {
  /// A chat that hangs from its end: short, full, with a question at the top, and with its answer.
  static func chat() throws(MasonryError) -> Figure {
    let screen = LayoutRect(x: 0, y: 0, width: 176, height: 330)
    var chat = try MasonryFeed(width: screen.width)
    let column = MasonryGrid.Configuration(
      columns: .fixed(1), itemSpacing: 10, contentInsets: LayoutInsets(10))
    let messages: [Double] = [30, 70]
    try chat.appendSection(
      .init(layout: .columns(column)), itemCount: messages.count,
      measuredBy: MasonryHeightClosure { index, _ in messages[index] })
    var visible = MasonryFeed.Viewport(screen, hangsFromEnd: true)
    chat.scroll(&visible, toFraction: 1)
    var frames = [("short", chat, visible)]
    func change(
      _ state: String, _ change: (inout MasonryFeed.SectionItems) throws(MasonryError) -> Void
    ) throws(MasonryError) {
      try chat.keepingPlace(in: &visible) { (feed) throws(MasonryError) in try change(&feed[0]) }
      frames.append((state, chat, visible))
    }
    try change("at its end") { items throws(MasonryError) in
      let more: [Double] = [44, 126, 30, 72]
      try items.appendItems(4, measuredBy: MasonryHeightClosure { index, _ in more[index - 2] })
    }
    try change("a question") { items throws(MasonryError) in
      try items.appendItems(1, measuredBy: MasonryHeightClosure { _, _ in 44 })
    }
    visible.roomBelow = .item(6, section: 0)
    chat.scroll(&visible, to: .item(6, section: 0), at: .start)
    frames.append(("brought to the top", chat, visible))
    try change("its answer begins") { items throws(MasonryError) in
      try items.appendItems(1, measuredBy: MasonryHeightClosure { _, _ in 90 })
    }
    try change("and is followed") { items throws(MasonryError) in
      try items.setLength(300, ofItemAt: 7)
    }
    let content = frames.enumerated().flatMap { frame, state in
      let origin = LayoutPoint(x: 22 + 196 * Double(frame), y: 30)
      let drawing = ChatDrawing(
        chat: state.1, visible: state.2, origin: origin, name: "chat-\(frame)")
      return drawing.content + Markup.caption(state.0, below: drawing.frame)
    }
    return Figure(
      fileName: "feed-chat.svg", title: "A chat hangs from its end",
      caption: """
        A few messages lie at the end of the view. A question can be brought to its top, with room \
        below it that shrinks as the answer grows; then the view follows the answer.
        """,
      svg: SVGDocument(
        title: "A chat before and after a question", size: LayoutSize(width: 1200, height: 436),
        ranks: [0, 1], content: content
      ).source)
  }
}

/// What is seen of a chat: questions to the right, answers to the left, and the room below them.
private struct ChatDrawing {
  let chat: MasonryFeed
  let visible: MasonryFeed.Viewport
  let origin: LayoutPoint
  let name: String

  var frame: LayoutRect { LayoutRect(origin: origin, size: visible.rect.size) }

  var content: [Markup] {
    let bubbles = chat.elements(in: visible).flatMap { element -> [Markup] in
      let isQuestion = (element.address.item ?? 0) % 2 == 0
      let (bubble, inset) = (element.frame, 44.0)
      let drawn = LayoutRect(
        x: origin.x + bubble.minX + (isQuestion ? inset : 0),
        y: origin.y + bubble.minY - visible.rect.minY, width: bubble.width - inset,
        height: bubble.height)
      return [.group(class: isQuestion ? "c1" : "c0", [.rect(drawn, radius: 12, class: "tile")])]
    }
    return [.rect(frame, radius: 6, class: "screen")]
      + [.clipped(to: frame, radius: 6, named: name, bubbles)]
      + [.rect(frame, radius: 6, class: "outline")]
  }
}
