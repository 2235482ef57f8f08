// The SDK documents these declarations.
// swift-format-ignore-file

/// Page `UTType`: a type of data; the model has one.
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
public struct UTType: Hashable, Sendable {
  public static let text = UTType()
}
