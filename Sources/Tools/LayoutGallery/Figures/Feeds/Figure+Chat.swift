import MasonryLayout

extension Figure {
  /// A chat that hangs from its end: short, full, with a question at the top, and with its answer.
  static func chat() throws(MasonryError) -> Figure {
    let screen = LayoutRect(x: 0, y: 0, width: 176, height: 330)
    var chat = try MasonryFeed(width: screen.width)
    let column = ColumnsLayout(
      columns: .fixed(1), itemSpacing: 10, contentInsets: LayoutInsets(10))
    let messages: [Double] = [30, 70]
    try chat.appendSection(
      .init(layout: .columns(column)), itemCount: messages.count,
      measuredBy: MasonryHeightClosure { index, _ in messages[index] })
    var visible = MasonryFeed.Viewport(screen, hangsFromEnd: true)
    chat.scroll(&visible, toFraction: 1)
    var frames = [("short", chat, visible)]
    func change(
      _ state: String, _ change: (inout MasonryItems) throws(MasonryError) -> Void
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
        below it, which is dashed, that shrinks as the answer grows; then the view follows the answer.
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
    let bubbles = chat.elements(in: visible).flatMap { element in
      bubble(element.frame, isQuestion: (element.address.item ?? 0) % 2 == 0)
    }
    return [.rect(frame, radius: 6, class: "screen")]
      + [.clipped(to: frame, radius: 6, named: name, bubbles + room)]
      + [.rect(frame, radius: 6, class: "outline")]
  }

  /// A message: who says it, and a line for each line of its text.
  private func bubble(_ bubble: LayoutRect, isQuestion: Bool) -> [Markup] {
    let inset = 44.0
    let drawn = LayoutRect(
      x: origin.x + bubble.minX + (isQuestion ? inset : 0),
      y: origin.y + bubble.minY - visible.rect.minY, width: bubble.width - inset,
      height: bubble.height)
    let lineCount = Int((bubble.height - 26) / 12)
    let lines = (0..<max(0, lineCount)).map { line -> Markup in
      let start = LayoutPoint(x: drawn.minX + 12, y: drawn.minY + 30 + 12 * Double(line))
      let length = line == lineCount - 1 ? 0.5 : [1, 0.86, 0.94][line % 3]
      return .line(
        from: start, to: start.offsetBy(dx: length * (drawn.width - 24), dy: 0), class: "line")
    }
    return [
      .group(class: isQuestion ? "c1" : "c0", [.rect(drawn, radius: 12, class: "tile")]),
      .label(
        isQuestion ? "You ask" : "Answer", at: LayoutPoint(x: drawn.minX + 12, y: drawn.minY + 19),
        size: 12, class: "dark strong"),
    ] + lines
  }

  /// The room below the last message, with an arrow along which the question came to the top.
  private var room: [Markup] {
    let end = origin.y + chat.contentSize.height - visible.rect.minY
    guard visible.roomBelow != nil, end < frame.maxY - 30 else { return [] }
    let room = LayoutRect(
      x: frame.minX + 10, y: end, width: frame.width - 20, height: frame.maxY - 10 - end)
    let middle = LayoutPoint(x: room.midX, y: room.midY)
    return [
      .rect(room, radius: 12, class: "rule dashed"),
      .label("room", at: middle, size: 14, class: "muted", anchor: "middle"),
      .arrow(
        from: LayoutPoint(x: room.maxX - 20, y: room.maxY - 14),
        to: LayoutPoint(x: room.maxX - 20, y: room.minY + 14), class: "rule"),
    ]
  }
}
