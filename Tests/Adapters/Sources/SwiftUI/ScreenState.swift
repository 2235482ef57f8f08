// swift-format-ignore-file

// What a screen does with a view that has a scroll view, and perhaps others in it. SwiftUI has no such
// types. Modelled is what Apple documents: a body is evaluated again if its parent's was, or if a state
// that it read has changed; what is observed is told when it is another value than before; state belongs
// to a place in the tree, and ends with it; a scroll position is where the content goes, as far as there
// is content.

/// A view with a body.
final class CompositeNode: WrapperNode {
  /// The one whose body is being evaluated, which depends on the states that are read meanwhile.
  nonisolated(unsafe) static var evaluated: CompositeNode?

  var isOutdated = true
  let path: String
  private let make: @MainActor (CompositeNode) -> Node

  @MainActor init(path: String, _ make: @escaping @MainActor (CompositeNode) -> Node) {
    (self.path, self.make) = (path, make)
    super.init(Node())
    evaluate()
  }

  @MainActor func evaluate() {
    let outer = Self.evaluated
    Self.evaluated = self
    isOutdated = false
    child = make(self)
    traits = child.traits
    Self.evaluated = outer
  }
}

/// What is on screen, and what the last pass has seen.
@MainActor final class ScreenState {
  var size: CGSize

  /// What bars cover of the screen's own scroll view, and where its orders to scroll count from.
  var bars = EdgeInsets(), countsFromRest = true

  /// How often in a frame geometry is told; what comes later is dropped, and is not told again until
  /// it is another value.
  var roundsPerFrame = 100
  private(set) var dropped = 0, rounds = 0

  var environment = EnvironmentValues()
  private(set) var root: Node?

  /// How often the bodies of each type were evaluated.
  var evaluations: [String: Int] = [:]

  private var stored: [String: AnyObject] = [:]
  private var observed: [String: Any] = [:]
  private var actions: [() -> Void] = []
  private var scrolls: [String: ScrollState] = [:]
  private var positions: [String: PositionBox] = [:]
  private var reorderings: [String: Reordering] = [:]

  init(size: CGSize) { self.size = size }

  func build(_ view: any View) { root = node(of: view, at: Place(screen: self, environment: environment)) }

  /// A frame: evaluates, orders scrolls, lays out and tells until nothing changes any more.
  ///
  /// An order to scroll is carried out before the layout of the update that brings it.
  func update() {
    rounds = 0
    for _ in 0..<200 {
      evaluate()
      for scroll in scrolls.values { scroll.obey(Transaction.ofUpdate) }
      Transaction.ofUpdate = Transaction()
      layOut()
      var told: [() -> Void] = []
      root?.visit { node in
        if let action = (node as? GeometryNode)?.report(self) { told.append(action) }
      }
      if told.isEmpty { return prune() }
      if rounds < roundsPerFrame {
        for action in told { action() }
      } else {
        dropped += told.count
      }
      rounds += 1
    }
    preconditionFailure("The view never comes to rest")
  }

  /// Evaluates what is outdated, and what changes of values make outdated.
  private func evaluate() {
    for _ in 0..<20 {
      root?.visit { node in
        if let node = node as? CompositeNode, node.isOutdated { node.evaluate() }
      }
      let told = actions
      actions = []
      if told.isEmpty { return }
      for action in told { action() }
    }
    preconditionFailure("A change of a value changes it again and again")
  }

  private func layOut() { root?.place(at: .zero, ProposedViewSize(size)) }

  /// The outermost scroll view.
  var scroll: ScrollState { root?.scroll ?? ScrollState() }

  func scroll(at path: String) -> ScrollState {
    let scroll = scrolls[path] ?? ScrollState()
    scrolls[path] = scroll
    return scroll
  }

  /// The box of the position that a modifier at a path gives to a scroll view.
  func positionBox(at path: String, _ binding: Binding<ScrollPosition>) -> PositionBox {
    let box = positions[path] ?? PositionBox(binding)
    positions[path] = box
    return box
  }

  /// The drag in the container at a path.
  func reordering(at path: String) -> Reordering {
    let reordering = reorderings[path] ?? Reordering()
    reorderings[path] = reordering
    return reordering
  }

  func node(of view: any View, at place: Place) -> Node {
    if let primitive = view as? any PrimitiveView { return primitive.makeNode(at: place) }
    func composite(_ view: some View) -> Node { body(of: view, at: place) { $0.body } }
    return composite(view)
  }

  /// A node whose child is made from the properties of a value, once these are connected.
  func body<Value>(
    of value: Value, at place: Place, _ body: @escaping @MainActor (Value) -> any View
  ) -> Node {
    let name = "\(Value.self)"
    let place = place.child(name)
    return CompositeNode(path: place.path) { [unowned self] _ in
      for (label, property) in Mirror(reflecting: value).children {
        guard let property = property as? any ConnectedProperty else { continue }
        let key = place.path + "." + (label ?? "")
        stored[key] = property.connect(to: stored[key], in: place.environment)
      }
      evaluations[String(name.prefix { $0 != "<" }), default: 0] += 1
      return node(of: body(value), at: place)
    }
  }

  func observe<T: Equatable>(
    _ value: T, at path: String, initial: Bool, _ action: @escaping (T, T) -> Void
  ) -> (() -> Void)? {
    let old = observed[path] as? T
    observed[path] = value
    guard let old else { return initial ? { action(value, value) } : nil }
    return old == value ? nil : { action(old, value) }
  }

  func act(_ action: (() -> Void)?) { if let action { actions.append(action) } }

  /// Forgets what belongs to places that are gone.
  private func prune() {
    var (paths, shown) = (Set<String>(), Set<ObjectIdentifier>())
    root?.visit { node in
      if let node = node as? CompositeNode { paths.insert(node.path) }
      if let node = node as? ObserverNode { paths.insert(node.path) }
      if let node = node as? ScrollNode { shown.insert(ObjectIdentifier(node.state)) }
    }
    scrolls = scrolls.filter { shown.contains(ObjectIdentifier($0.value)) }
    observed = observed.filter { paths.contains($0.key) }
    stored = stored.filter { key, _ in
      paths.contains(String(key[..<(key.lastIndex(of: ".") ?? key.endIndex)]))
    }
  }
}
