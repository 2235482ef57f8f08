#if canImport(SwiftUI)
import MasonryLayout
public import SwiftUI
import UniformTypeIdentifiers

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension View {
  /// Lets people move the items of a lazy view in this view by dragging them.
  ///
  ///     ScrollView { LazyMasonry(photos, aspectRatio: \.ratio) { PhotoView($0) } }
  ///       .lazyReordering { (id: Photo.ID, index, _) in
  ///         guard let old = photos.firstIndex(where: { $0.id == id }) else { return }
  ///         withAnimation { photos.insert(photos.remove(at: old), at: index) }
  ///       }
  ///
  /// The action is to move the item in the data at once; the offset stays. Its parameters are the
  /// identity of the item, the index in its section once the item has been taken out of the data,
  /// and the index of that section, which is 0 in a wall.
  ///
  /// From iOS 27 on, in apps that are built with its SDK, the drag is SwiftUI's own, that of
  /// `reorderContainer`: other items make room, and the action is called at the drop, for each dragged
  /// item. The view of one that goes to another section is made anew. Otherwise the action is called
  /// during the drag, when the item comes to lie under the finger at another index. Other views
  /// receive the description of the identity as a text.
  ///
  /// Items of carousels and cards of a wheel are not moved, and a drag does not leave the lazy view.
  /// On tvOS, and before watchOS 27, nothing is dragged.
  public func lazyReordering<ID: Hashable>(
    perform action: @escaping (_ id: ID, _ index: Int, _ section: Int) -> Void
  ) -> some View {
    environment(\.lazySettings.move) { id, index, section in
      if let id = id.base as? ID { action(id, index, section) }
    }
  }

  /// Lets two fingers change the number of columns of a lazy view in this view.
  ///
  ///     ScrollView {
  ///       LazyMasonry(photos, columns: .fixed(columns), aspectRatio: \.ratio) { PhotoView($0) }
  ///     }
  ///     .lazyPinch($columns, in: 2...6)
  ///     .lazyScrollPosition()
  ///
  /// With a `lazyScrollPosition(_:hangsFromEnd:)` the item between the fingers stays there, and comes
  /// back to its place with the number of columns. Carousels and wheels are not pinched; on tvOS and
  /// watchOS nothing is.
  public func lazyPinch(_ columns: Binding<Int>, in range: ClosedRange<Int>) -> some View {
    environment(\.lazySettings.pinch, (columns, range))
  }

  /// Lets people select items of lazy views in this view by tapping them and dragging over them.
  ///
  ///     ScrollView {
  ///       LazyMasonry(photos, aspectRatio: \.ratio) { photo in
  ///         PhotoView(photo).opacity(selection.contains(photo.id) ? 0.5 : 1)
  ///       }
  ///     }
  ///     .lazySelection(isSelecting ? $selection : nil)
  ///
  /// A tap selects an item, or deselects it. So does a drag that begins across the axis with all
  /// items from the first to the one under the finger, in the order of the data; with a
  /// `lazyScrollPosition(_:hangsFromEnd:)` the scroll view rests meanwhile, and scrolls on while the
  /// finger is near its edge. Without a binding nothing is selected. Carousels and wheels select
  /// nothing; on tvOS and watchOS nothing does.
  public func lazySelection<ID: Hashable>(_ selection: Binding<Set<ID>>?) -> some View {
    environment(
      \.lazySettings.selection,
      selection.map { selection in
        let ids = Binding<Set<AnyHashable>>(
          get: { selection.wrappedValue },
          set: { selection.wrappedValue = Set($0.compactMap { $0.base as? ID }) })
        return (ids, { ($0.base as? ID).map(selection.wrappedValue.contains) ?? false })
      })
  }
}

#if os(tvOS) || os(watchOS)
@available(tvOS 17, watchOS 10, *)
extension View {
  func liftable<Host>(_: LazyElement?, in _: LazyStore<Host>) -> some View { self }
  func movingLifted<Host>(in _: LazyStore<Host>) -> some View { self }
  func touchable<Host>(in _: LazyStore<Host>, _: GestureState<Bool>) -> some View { self }
}
#else
@available(iOS 17, macOS 14, visionOS 1, *)
extension View {
  /// Makes the view of an item one that can be dragged; other views receive its identity.
  @ViewBuilder func liftable<Host>(_ item: LazyElement?, in store: LazyStore<Host>) -> some View {
    if let item, item.isMovable, store.settings.move != nil {
      draggable(store.lift(item))
    } else {
      self
    }
  }

  @ViewBuilder func movingLifted<Host>(in store: LazyStore<Host>) -> some View {
    if store.settings.move != nil { onDrop(of: [.text], delegate: store) } else { self }
  }

  /// Selects items and changes columns as far as modifiers say so; views stay if they no longer do.
  ///
  /// From iOS 18 on a drag that is not simultaneous takes all touches from the scroll view.
  func touchable<Host>(in store: LazyStore<Host>, _ drag: GestureState<Bool>) -> some View {
    let mask: GestureMask = store.settings.selection == nil ? .subviews : .all
    return gesture(
      SpatialTapGesture().onEnded { value in
        store.select(from: value.location, to: value.location)
        store.endSelecting()
      }, including: mask
    )
    .simultaneousGesture(
      DragGesture(minimumDistance: 20)
        .updating(drag) { _, isDragged, _ in isDragged = true }
        .onChanged { store.sweep(from: $0.startLocation, to: $0.location) }, including: mask
    )
    .onChange(of: drag.wrappedValue) { if !drag.wrappedValue { store.endSelecting() } }
    .simultaneousGesture(
      MagnifyGesture()
        .onChanged { store.pinch(at: $0.startLocation, by: Double($0.magnification)) }
        .onEnded { _ in store.pinched = nil },
      including: store.settings.pinch == nil ? .subviews : .all)
  }
}

@available(iOS 17, macOS 14, visionOS 1, *)
extension LazyStore: DropDelegate {
  fileprivate func lift(_ element: LazyElement) -> String {
    lifted = (element.id, nil)
    return "\(element.id)"
  }

  func validateDrop(info: DropInfo) -> Bool { lifted != nil }

  /// Has the app move the item to the finger; one that stays orders no second move, also where views
  /// are measured after the first.
  func dropUpdated(info: DropInfo) -> DropProposal? {
    let point = point(at: info.location)
    if let lifted, lifted.point.map({ $0.distance(to: point) >= 8 }) ?? true,
      case .item(let index, let section) = host.destination(of: lifted.id, at: point)
    {
      self.lifted?.point = point
      isMoving = true
      settings.move?(lifted.id, index, section)
    }
    return DropProposal(operation: .move)
  }

  func performDrop(info: DropInfo) -> Bool {
    lifted = nil
    return true
  }
}
#endif
#endif
