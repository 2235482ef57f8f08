import CGtk4
public import MasonryLayout

/// How an app makes widgets and fills them with data, as a `GtkSignalListItemFactory` has it.
public struct CellFactory {
  /// Makes a widget without data, for a header, an item, a footer or a background.
  public var setup: (MasonryFeed.Address) -> Widget
  /// Fills a widget with the data of an element of the same kind as it was made for.
  public var bind: (Widget, MasonryFeed.Address) -> Void

  /// Creates a factory.
  public init(
    setup: @escaping (MasonryFeed.Address) -> Widget,
    bind: @escaping (Widget, MasonryFeed.Address) -> Void
  ) {
    self.setup = setup
    self.bind = bind
  }
}

/// The widgets of elements in view and near it, and those that wait to be used again.
final class CellPool {
  private struct Cell {
    let widget: Widget
    /// The z-index of its element; siblings are drawn in order.
    let layer: Int
  }

  private let parent: Widget
  private let factory: CellFactory
  private var cells: [MasonryFeed.Address: Cell] = [:]
  private var spare: [Int: [Widget]] = [:]
  private var layers: [Widget: Int] = [:]

  init(in parent: Widget, _ factory: CellFactory) {
    self.parent = parent
    self.factory = factory
  }

  /// The widget of an element, which it keeps until it is recycled.
  func widget(for address: MasonryFeed.Address, layer: Int) -> Widget {
    if let cell = cells[address] { return cell.widget }
    let widget = spare[layer]?.popLast() ?? make(for: address, in: layer)
    factory.bind(widget, address)
    cells[address] = Cell(widget: widget, layer: layer)
    return widget
  }

  /// Hides the widgets of all other elements, those that were only measured too.
  func recycle(except shown: Set<MasonryFeed.Address>) {
    for (address, cell) in cells where !shown.contains(address) {
      cells[address] = nil
      hide(cell)
    }
  }

  /// Gives the elements their addresses after a change; widgets of removed ones are recycled.
  func follow(_ mapping: MasonryFeed.AddressMapping) {
    let old = cells
    cells = [:]
    for (address, cell) in old {
      if let new = mapping.newAddress(of: address) { cells[new] = cell } else { hide(cell) }
    }
  }

  private func hide(_ cell: Cell) {
    gtk_widget_set_child_visible(cell.widget, 0)
    spare[cell.layer, default: []].append(cell.widget)
  }

  private func make(for address: MasonryFeed.Address, in layer: Int) -> Widget {
    let widget = factory.setup(address)
    var next = gtk_widget_get_first_child(parent)
    while let sibling = next, layers[sibling, default: 0] <= layer {
      next = gtk_widget_get_next_sibling(sibling)
    }
    layers[widget] = layer
    gtk_widget_insert_before(widget, parent, next)
    gtk_widget_set_child_visible(widget, 0)
    return widget
  }
}
