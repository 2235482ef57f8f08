// The SDK documents these declarations.
// swift-format-ignore-file

// A model of the part of UIKit that the products touch: declared as the SDK declares it, and doing what
// Apple's documentation says it does. Each behaviour names its page below
// developer.apple.com/documentation/uikit. There are no pixels, no animations, and no reuse of cells;
// whatever is not declared here the products cannot use. FrameworkMembers.swift of the tests lists what
// they do use, to be type-checked against the SDK. What is imported from Objective-C is as if it were
// `@preconcurrency`.

@_exported public import CoreGraphics
@_exported public import Foundation

public struct UIEdgeInsets: Equatable, Sendable {
  public var top, left, bottom, right: CGFloat

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
}

public struct NSDirectionalEdgeInsets: Equatable, Sendable {
  public var top, leading, bottom, trailing: CGFloat

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  public static let zero = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
}

/// uicontentinsetsreference.
@available(iOS 14, tvOS 14, *)
public enum UIContentInsetsReference: Int, Sendable {
  case automatic, none, safeArea, layoutMargins, readableContent
}

public struct NSDirectionalRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
}

extension CGRect {
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top,
      width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
  }

  /// As CoreGraphics intersects: Foundation's own rectangles elsewhere also do where they only touch.
  public func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}

extension IndexPath {
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }
}

@preconcurrency @MainActor open class UITraitCollection: NSObject {
  public let displayScale: CGFloat

  /// 0 while it is not known.
  public init(displayScale: CGFloat) { self.displayScale = displayScale }
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight, rightToLeft
}
