// The SDK documents these declarations.
// swift-format-ignore-file

public import UniformTypeIdentifiers

// Pages `draggable(_:)` and `onDrop(of:delegate:)`: what is dragged is made when the drag starts; while it
// is over a view that takes drops, the delegate of that is told where, in the view's coordinates.

/// Page `Transferable`.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
public protocol Transferable {}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
extension String: Transferable {}

public struct DropInfo {
  public let location: CGPoint
}

public enum DropOperation: Sendable { case cancel, forbidden, copy, move }

public struct DropProposal: Sendable {
  public let operation: DropOperation
  public init(operation: DropOperation) { self.operation = operation }
}

@MainActor @preconcurrency public protocol DropDelegate {
  func validateDrop(info: DropInfo) -> Bool
  func performDrop(info: DropInfo) -> Bool
  func dropUpdated(info: DropInfo) -> DropProposal?
}

enum Draggable {}

final class DropNode: WrapperNode {
  let delegate: any DropDelegate
  init(_ child: Node, _ delegate: any DropDelegate) {
    self.delegate = delegate
    super.init(child)
  }
}

extension View {
  /// Page `draggable(_:)`: the payload is asked for when a drag begins.
  @available(iOS 16, macOS 13, visionOS 1, *)
  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    trait(ObjectIdentifier(Draggable.self), { _ = payload() })
  }

  /// Page `onDrop(of:delegate:)`: the delegate is told of drags over the view.
  @available(iOS 14, macOS 11, visionOS 1, *)
  public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
    ModifiedView(self) { DropNode($1($0), delegate) }
  }
}
