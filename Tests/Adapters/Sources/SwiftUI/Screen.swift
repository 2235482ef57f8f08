// swift-format-ignore-file

// What a screen does with a view that is one scroll view. SwiftUI has no such types. Modelled is what
// Apple documents: bodies are asked for again until nothing changes any more; what is observed is told
// when it is another value than before; state belongs to a place in the tree; identity decides which view
// of a `ForEach` is which; a scroll position is where the content goes, as far as there is content.

/// Where a view is about to be shown.
struct Place {
  /// The way to it from the root: state belongs to a place.
  var path: String
  var environment: EnvironmentValues
  var size: CGSize
  var origin = CGPoint.zero
  var zIndex = 0.0

  /// The identity in the innermost `ForEach`.
  var id: AnyHashable?

  func child(_ name: String) -> Place {
    var place = self
    place.path += "/" + name
    return place
  }
}

/// What is on screen, and what the last pass has seen.
@MainActor final class ScreenState {
  var size: CGSize
  var environment = EnvironmentValues()
  var contentOffset = CGPoint.zero

  private(set) var contentSize = CGSize.zero
  private(set) var shown: [AnyHashable: (frame: CGRect, zIndex: Double)] = [:]
  private var stored: [String: AnyObject] = [:]
  private var observed: [String: Any] = [:]
  private var observerCounts: [String: Int] = [:]
  private var actions: [() -> Void] = []
  private var position: ScrollPosition?
  private var doneOrders = 0

  init(size: CGSize) { self.size = size }

  /// Asks for bodies until nobody has anything to do.
  func update(_ root: some View) {
    for _ in 0..<100 {
      (shown, observerCounts, actions) = ([:], [:], [])
      show(root, at: Place(path: "", environment: environment, size: size))
      let offset = contentOffset
      if let position, position.count > doneOrders, let y = position.y {
        doneOrders = position.count
        contentOffset.y = max(0, y)
      }
      contentOffset.y = min(contentOffset.y, max(0, contentSize.height - size.height))
      for action in actions { action() }
      if actions.isEmpty, contentOffset == offset { return }
    }
    preconditionFailure("The view never comes to rest")
  }

  func show(_ view: some View, at place: Place) {
    if let primitive = view as? any PrimitiveView { return primitive.show(at: place, on: self) }
    let place = place.child("\(type(of: view))")
    for (label, value) in Mirror(reflecting: view).children {
      guard let property = value as? any ConnectedProperty else { continue }
      let key = place.path + "." + (label ?? "")
      stored[key] = property.connect(to: stored[key], in: place.environment)
    }
    show(view.body, at: place)
  }

  /// Notes the outermost frame of a view with an identity; one without is what sizes the content.
  func note(_ place: Place) {
    guard let id = place.id else { return contentSize = place.size }
    if shown[id] == nil {
      shown[id] = (CGRect(origin: place.origin, size: place.size), place.zIndex)
    }
  }

  func observe<T: Equatable>(
    _ value: T, at place: Place, initial: Bool, _ action: @escaping (T, T) -> Void
  ) {
    let number = observerCounts[place.path, default: 0]
    observerCounts[place.path] = number + 1
    let key = "\(place.path)#\(number)"
    let old = observed[key] as? T
    observed[key] = value
    if let old, old != value { actions.append { action(old, value) } }
    if old == nil, initial { actions.append { action(value, value) } }
  }

  func scroll(by position: ScrollPosition) { self.position = position }
}

/// A screen that shows a view, for tests to look at and to scroll.
@MainActor public final class Screen {
  private let root: any View
  private let state: ScreenState

  public init(_ root: some View, size: CGSize) {
    self.root = root
    state = ScreenState(size: size)
    update()
  }

  /// Brings on screen what has changed.
  public func update() { state.update(root) }

  public func scroll(toY y: CGFloat) {
    state.contentOffset.y = y
    update()
  }

  public func turn(to size: CGSize) {
    state.size = size
    update()
  }

  public var environment: EnvironmentValues {
    get { state.environment }
    set {
      state.environment = newValue
      update()
    }
  }

  public var visibleRect: CGRect { CGRect(origin: state.contentOffset, size: state.size) }
  public var contentSize: CGSize { state.contentSize }

  /// The frames of what a `ForEach` shows, by identity, in the coordinates of the content.
  public var shown: [AnyHashable: CGRect] { state.shown.mapValues(\.frame) }
}
