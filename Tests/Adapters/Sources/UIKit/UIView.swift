// The SDK documents these declarations.
// swift-format-ignore-file

/// A rectangle on the screen: uiview/frame, uiview/bounds.
@preconcurrency @MainActor open class UIView: NSObject {
  open var frame: CGRect {
    get { CGRect(x: center.x - bounds.width / 2, y: center.y - bounds.height / 2,
        width: bounds.width, height: bounds.height).applying(transform, around: center) }
    set {
      center = CGPoint(x: newValue.midX, y: newValue.midY)
      bounds.size = newValue.size
    }
  }

  open var bounds = CGRect.zero
  open var center = CGPoint.zero
  open var transform = CGAffineTransform.identity
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var backgroundColor: UIColor?
  open var layoutMargins = UIEdgeInsets.zero

  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  }

  /// uiview/autoresizingmask-swift.property: here no view resizes its subviews.
  open var autoresizingMask: AutoresizingMask = []

  /// uiview/readablecontentguide; here its frame, in the coordinates of the view, is set.
  open private(set) lazy var readableContentGuide = UILayoutGuide()

  open internal(set) var safeAreaInsets = UIEdgeInsets.zero
  open internal(set) var traitCollection = UITraitCollection(displayScale: 1)
  open internal(set) var effectiveUserInterfaceLayoutDirection =
    UIUserInterfaceLayoutDirection.leftToRight

  public init(frame: CGRect) {
    super.init()
    self.frame = frame
  }

  public override convenience init() { self.init(frame: .zero) }

  public required init?(coder: NSCoder) { super.init() }

  /// uiview/systemlayoutsizefitting(_:withhorizontalfittingpriority:verticalfittingpriority:): there are
  /// no constraints here.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { targetSize }

  open private(set) var subviews: [UIView] = []
  open internal(set) weak var superview: UIView?

  /// uiview/window: here every view is in one until a test takes it out.
  open internal(set) var window: UIWindow? = UIWindow.shared

  /// uiview/performwithoutanimation(_:).
  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let before = areAnimationsEnabled
    areAnimationsEnabled = false
    actionsWithoutAnimation()
    areAnimationsEnabled = before
  }

  /// uiview/animate(withduration:animations:).
  open class func animate(withDuration duration: Double, animations: @escaping () -> Void) {
    animations()
  }

  public internal(set) static var areAnimationsEnabled = true
  open private(set) var gestureRecognizers: [UIGestureRecognizer]?

  // In UIKit every object has these.
  open var isAccessibilityElement = false
  open var accessibilityLabel: String?
  open var accessibilityValue: String?
  open var accessibilityTraits: UIAccessibilityTraits = []
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}

  /// Called while a finger that drags is still down. UIKit has no such property.
  public var didPan: (() -> Void)?

  open func addSubview(_ view: UIView) {
    subviews.append(view)
    (view.superview, view.traitCollection) = (self, traitCollection)
  }

  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.view = self
  }

  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
}

public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let adjustable = UIAccessibilityTraits(rawValue: 1)
}

/// uiaccessibility/post(notification:argument:): VoiceOver's cursor goes to the argument.
@MainActor public enum UIAccessibility {
  public struct Notification: Hashable, Sendable {
    let name: String
    public static let layoutChanged = Notification(name: "layoutChanged")
  }

  public static func post(notification: Notification, argument: Any?) {
    cursor = argument as? UIView
  }

  /// Where VoiceOver's cursor was moved. UIKit does not tell.
  public static var cursor: UIView?
}

@preconcurrency @MainActor open class UIWindow: NSObject {
  static let shared = UIWindow()
}

@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  public internal(set) var layoutFrame = CGRect.zero
}

public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public static let required = UILayoutPriority(rawValue: 1_000)
  public static let fittingSizeLevel = UILayoutPriority(rawValue: 50)
}

extension CGRect {
  fileprivate func applying(_ transform: CGAffineTransform, around center: CGPoint) -> CGRect {
    guard transform != .identity else { return self }
    return offsetBy(dx: -center.x, dy: -center.y).applying(transform)
      .offsetBy(dx: center.x, dy: center.y)
  }
}

@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
}

// In Objective-C these are optional.
extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
}

/// A view whose bounds move over content: uiscrollview/contentoffset.
@preconcurrency @MainActor open class UIScrollView: UIView {
  open weak var delegate: (any UIScrollViewDelegate)?
  open var contentSize = CGSize.zero
  open var contentInset = UIEdgeInsets.zero

  /// uiscrollview/adjustedcontentinset: along the axis of scrolling the safe area is added.
  open var adjustedContentInset: UIEdgeInsets {
    UIEdgeInsets(
      top: contentInset.top + safeAreaInsets.top, left: contentInset.left,
      bottom: contentInset.bottom + safeAreaInsets.bottom, right: contentInset.right)
  }

  /// Offsets are on whole pixels, as public reports have it: 187.5 becomes 187.333 on a screen with
  /// three pixels a point.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      let offset = CGPoint(x: onPixel(newValue.x), y: onPixel(newValue.y))
      guard offset != contentOffset else { return }
      bounds = CGRect(origin: offset, size: bounds.size)
      delegate?.scrollViewDidScroll(self)
    }
  }

  private func onPixel(_ coordinate: CGFloat) -> CGFloat {
    let scale = traitCollection.displayScale
    guard scale > 0 else { return coordinate }
    // A half goes down.
    return ((coordinate * scale) - 0.5).rounded(.up) / scale
  }

  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic

  open var refreshControl: UIRefreshControl? {
    didSet { refreshControl?.scrollView = self }
  }

  open private(set) lazy var panGestureRecognizer: UIPanGestureRecognizer = {
    let pan = UIPanGestureRecognizer()
    pan.scrollView = self
    return pan
  }()

  /// uiscrollview/setcontentoffset(_:animated:): without an animation it ends a deceleration, which
  /// setting the property does not (observed). An animation takes four steps here.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard animated else {
      (isDecelerating, targetOfDeceleration) = (false, nil)
      self.contentOffset = contentOffset
      return
    }
    let start = self.contentOffset
    for step in 1...4 {
      let part = Double(step) / 4
      self.contentOffset = CGPoint(
        x: start.x + part * (contentOffset.x - start.x),
        y: start.y + part * (contentOffset.y - start.y))
      layoutIfNeeded()
    }
  }

  /// Where a deceleration under way leads to. UIKit has no such property.
  public internal(set) var targetOfDeceleration: CGPoint?

  /// Lets a deceleration come to its end. UIKit has no such method.
  public func finishDecelerating() {
    guard isDecelerating, let target = targetOfDeceleration else { return }
    (isDecelerating, targetOfDeceleration) = (false, nil)
    contentOffset = target
    delegate?.scrollViewDidEndDecelerating(self)
  }

  open internal(set) var isTracking = false
  open internal(set) var isDragging = false
  open internal(set) var isDecelerating = false
}

@preconcurrency @MainActor open class UIViewController: NSObject {
  open lazy var view: UIView! = UIView(frame: .zero)

  public override init() { super.init() }

  open func viewDidLoad() {}
}

/// uirefreshcontrol, uiaction: what pulling the content down does.
@available(iOS 14, *)
@preconcurrency @MainActor open class UIRefreshControl: UIView {
  open internal(set) var isRefreshing = false
  weak var scrollView: UIScrollView?
  private(set) var action: UIAction?

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    action = primaryAction
  }

  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    scrollView?.contentInset.top -= 60
    scrollView?.setNeedsLayout()
  }
}

@available(iOS 14, *)
@preconcurrency @MainActor open class UIAction: NSObject {
  let handler: @MainActor (UIAction) -> Void

  public init(handler: @escaping @MainActor (UIAction) -> Void) { self.handler = handler }
}

open class UIColor: NSObject, @unchecked Sendable {
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {}
  public init(white: CGFloat, alpha: CGFloat) {}
}
