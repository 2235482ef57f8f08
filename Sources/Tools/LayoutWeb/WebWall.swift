import MasonryLayout

/// A wall of pictures and what it is measured by.
final class WebWall: WebLayout {
  var wall: MasonryWall
  var ratios = PictureRatios()
  var mark: Mark?

  /// The way to this wall from the one that it was made of.
  var pinch: MasonryWall.Transition?

  init(_ wall: MasonryWall) {
    self.wall = wall
    super.init(.wall)
  }

  /// What a wall was at a moment, to keep its place and to animate from.
  ///
  /// It is a class, so that passing it on is one retain and not one for each array of the wall.
  final class Mark {
    let anchor: LayoutAnchor

    /// What was visible, and where the items that are held in it were, unless an end is kept.
    let visible: LayoutRect
    let held: HeldOrigins?

    /// The wall as it was, if its frames are to be remembered.
    let old: MasonryWall?

    /// Where the items have gone since.
    var mapping = LayoutIndexMapping.unchanged

    init(anchor: LayoutAnchor, visible: LayoutRect, held: HeldOrigins?, old: MasonryWall?) {
      self.anchor = anchor
      self.visible = visible
      self.held = held
      self.old = old
    }
  }

  /// Takes other settings, those of its space and of its columns.
  func configure(_ settings: Input?) throws(BridgeError) {
    var settings = try Settings(at: settings)
    let space = try LayoutSpace(&settings)
    let layout = ItemsLayout.columns(try ColumnsLayout(&settings))
    try masonry(try wall.resize(to: space, layout: layout, measuredBy: ratios))
  }

  /// Changes the items, and remembers where they go, if that is asked for.
  ///
  /// It is a call: inlined, each function that changes a wall would have all of it.
  @inline(never)
  func change(
    _ body: (inout MasonryItems) throws(MasonryError) -> LayoutIndexMapping
  ) throws(BridgeError) {
    note(try masonry(try body(&wall.items)))
  }

  func note(_ mapping: LayoutIndexMapping) {
    if let mark { mark.mapping = mark.mapping.then(mapping) }
  }
}

/// Answers with what a wall says.
func withWall(_ handle: Double, _ body: (WebWall) throws(BridgeError) -> Double) -> Double {
  answer { () throws(BridgeError) in try body(try layouts.layout(handle, .wall)) }
}

/// Creates a wall without items from the settings of its space and of its columns.
@_expose(wasm, "wall_create")
@_cdecl("wall_create")
func wallCreate(_ settings: Input?) -> Double {
  answer { () throws(BridgeError) in
    let wall = WebWall(try masonry(try MasonryWall(width: 0)))
    try wall.configure(settings)
    return layouts.insert(wall)
  }
}

/// Gives a wall other settings, those of its space and of its columns.
@_expose(wasm, "wall_configure")
@_cdecl("wall_configure")
func wallConfigure(_ handle: Double, _ settings: Input?) -> Double {
  withWall(handle) { wall throws(BridgeError) in
    try wall.configure(settings)
    return 0
  }
}

/// Writes a record of 5 numbers: items, width and height of the content, columns, their width.
@_expose(wasm, "wall_describe")
@_cdecl("wall_describe")
func wallDescribe(_ handle: Double, _ record: Output?) -> Double {
  withWall(handle) { wall throws(BridgeError) in
    let (items, size) = (wall.wall.items, wall.wall.contentSize)
    return try write(
      [
        Double(items.itemCount), size.width, size.height, Double(items.columnCount),
        items.columnWidth ?? 0,
      ], to: record)
  }
}
