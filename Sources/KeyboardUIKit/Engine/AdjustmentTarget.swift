#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import KeyboardNotifications
import UIKit

/// Target of an adjustment: an object whose insets or constant the adjustment changes.
///
/// It reads and writes values, and makes no decisions. It retains neither the object nor a view.
@MainActor
class AdjustmentTarget {
  /// The object that is changed.
  final private(set) weak var object: AnyObject?
  /// The view that was measured last; it is laid out, and its window's commits are monitored.
  final private(set) weak var view: UIView?

  init(_ object: AnyObject) {
    self.object = object
  }

  /// The view to which the target belongs, with or without a rectangle to measure.
  ///
  /// Its depth in the hierarchy decides which adjustments are updated before this one.
  var owner: UIView? { nil }

  /// The rectangle to keep clear; `nil` while there is none.
  var reference: OverlapReference? { nil }

  /// True if the layout of the view follows a change of the target.
  var changesLayout: Bool { false }

  /// What to do if the app puts a number back before each commit.
  var conflictRemedy: String {
    "Write the app's own part through the adjustment's valueWithoutKeyboard."
  }

  /// The numbers that are changed, with their current values.
  var content: TargetMeasurement.Content { .view }

  /// Writes values.
  func write(_ writes: [NumberValue]) {}

  /// Finds the view to measure.
  final func findView() {
    view = reference?.view ?? owner ?? view
  }

  /// Measures the target as it is now.
  func measure(_ pass: UpdatePass?, accessory: UIView?) -> TargetMeasurement {
    var measurement = TargetMeasurement(area: nil, content: content)
    guard let reference else { return measurement }
    view = reference.view
    measurement.bounds = reference.view.bounds
    guard let window = reference.view.window else { return measurement }
    measurement.area = reference.measure(in: window, pass, accessory: accessory)
    measurement.tolerance = 0.5 / max(window.screen.scale, 1)
    return measurement
  }

  /// Lays out the view, unless it is outside a window.
  final func layOut() {
    guard let view, view.window != nil else { return }
    view.layoutIfNeeded()
  }
}

// MARK: - Scroll views

/// Insets of the content and of both indicators of a scroll view, and its offset.
@MainActor
final class ScrollViewTarget: AdjustmentTarget {
  /// Bar over the end of the content.
  private(set) weak var bar: UIView?
  /// True for a list that is mirrored by its transform, to grow upwards.
  var isMirrored = false

  init(_ scrollView: UIScrollView, bar: UIView? = nil) {
    self.bar = bar
    super.init(scrollView)
  }

  var scrollView: UIScrollView? { object as? UIScrollView }

  override var owner: UIView? { scrollView }

  override var reference: OverlapReference? {
    scrollView.map { OverlapReference(view: $0, bar: bar) }
  }

  /// The insets and the offset.
  ///
  /// Those of a mirrored list are mirrored back, so that its bottom is lower on the screen.
  override var content: TargetMeasurement.Content {
    var list = ScrollViewMeasurement()
    guard let scrollView else { return .scrollView(list) }
    let adjusted = scrollView.adjustedContentInset
    list.isMirrored = isMirrored
    list.contentInset = bottom(of: scrollView.contentInset)
    list.topInset = isMirrored ? adjusted.bottom : adjusted.top
    list.bottomInset = bottom(of: adjusted)
    list.verticalIndicatorInset = bottom(of: scrollView.verticalScrollIndicatorInsets)
    list.horizontalIndicatorInset = bottom(of: scrollView.horizontalScrollIndicatorInsets)
    // UIKit adds the safe area to those of the indicators by itself:
    // https://developer.apple.com/documentation/uikit/uiscrollview/automaticallyadjustsscrollindicatorinsets
    if scrollView.automaticallyAdjustsScrollIndicatorInsets {
      list.indicatorSafeArea = bottom(of: scrollView.safeAreaInsets)
    }
    list.height = scrollView.bounds.height
    list.contentHeight = scrollView.contentSize.height
    list.offset = turned(scrollView.contentOffset.y, in: scrollView)
    list.motion = ScrollViewMeasurement.Motion(of: scrollView)
    return .scrollView(list)
  }

  override func write(_ writes: [NumberValue]) {
    guard let scrollView else { return }
    // The content inset comes last: UIKit calls the app with it, which may end the adjustment.
    for write in writes.reversed() {
      switch write.number {
      case .contentInset: setBottom(of: &scrollView.contentInset, to: write.value)
      case .verticalIndicatorInset:
        setBottom(of: &scrollView.verticalScrollIndicatorInsets, to: write.value)
      case .horizontalIndicatorInset:
        setBottom(of: &scrollView.horizontalScrollIndicatorInsets, to: write.value)
      case .constant, .additionalSafeArea, .origin: break
      }
    }
  }

  /// Sets the vertical content offset.
  func scroll(to offset: CGFloat) {
    guard let scrollView else { return }
    let offset = turned(offset, in: scrollView)
    if scrollView.contentOffset.y != offset { scrollView.contentOffset.y = offset }
  }

  /// Returns the part of the content to reveal.
  ///
  /// - Parameters:
  ///   - revealedPart: The app's closure for it; `nil` to reveal the focus.
  ///   - focus: The focus, as the coordinator knows it.
  /// - Returns: The part in the content's coordinates, mirrored back like the target.
  func part(to revealedPart: RevealedPartHandler?, of focus: Focus?) -> CGRect? {
    guard let scrollView else { return nil }
    let focused = focus?.view(in: scrollView)
    var part = focused.map { view in
      let isItself = view === scrollView
      return view.convert(Focus.rectangle(of: view, scrollsItself: isItself), to: scrollView)
    }
    if let revealedPart { part = revealedPart(scrollView, part) }
    if isMirrored, let raw = part {
      part?.origin.y = scrollView.contentSize.height - raw.origin.y - raw.size.height
    }
    return part
  }

  private func bottom(of insets: UIEdgeInsets) -> CGFloat {
    isMirrored ? insets.top : insets.bottom
  }

  private func setBottom(of insets: inout UIEdgeInsets, to value: CGFloat) {
    if isMirrored { insets.top = value } else { insets.bottom = value }
  }

  /// Returns an offset of a mirrored list counted from the other end, and any other as it is.
  private func turned(_ offset: CGFloat, in scrollView: UIScrollView) -> CGFloat {
    isMirrored ? scrollView.contentSize.height - scrollView.bounds.height - offset : offset
  }
}

extension ScrollViewMeasurement.Motion {
  @MainActor
  init(of scrollView: UIScrollView) {
    self =
      if scrollView.isTracking {
        scrollView.isDragging ? .dragging : .tracking
      } else if scrollView.isDragging || scrollView.isDecelerating {
        .decelerating
      } else {
        Self.isAnimatedByApp(scrollView) ? .animated : .still
      }
  }

  /// True while the app scrolls with an animation, which is known on iOS 17.4 and later.
  ///
  /// https://developer.apple.com/documentation/uikit/uiscrollview/stopscrollingandzooming()
  @MainActor
  private static func isAnimatedByApp(_ scrollView: UIScrollView) -> Bool {
    if #available(iOS 17.4, macCatalyst 17.4, *) { scrollView.isScrollAnimating } else { false }
  }
}

// MARK: - Controllers

/// Additional safe area of a view controller.
@MainActor
final class ControllerTarget: AdjustmentTarget {
  private var controller: UIViewController? { object as? UIViewController }

  override var content: TargetMeasurement.Content {
    .controller(additionalSafeArea: controller?.additionalSafeAreaInsets.bottom ?? 0)
  }

  override func write(_ writes: [NumberValue]) {
    for write in writes where controller?.additionalSafeAreaInsets.bottom != write.value {
      controller?.additionalSafeAreaInsets.bottom = write.value
    }
  }

  override var owner: UIView? { controller?.viewIfLoaded }

  override var changesLayout: Bool { true }

  override var reference: OverlapReference? {
    owner.map { OverlapReference(view: $0).outOfScrolledContent() }
  }
}

// MARK: - Followed views

/// View whose overlap is given to a handler, and in which nothing is changed.
@MainActor
final class FollowedViewTarget: AdjustmentTarget {
  /// Called in a layout pass that changes the view's size or safe area; `nil` to have no probe.
  var onLayout: (@MainActor () -> Void)?
  /// Called when the app has removed the probe.
  var onProbeRemoval: (@MainActor () -> Void)?
  /// True for a scroll view, a constraint or a controller that the app wants to be adjusted, and
  /// that is left alone.
  let isUnadjustable: Bool
  private weak var followed: UIView?
  private weak var probe: LayoutProbe?

  init(_ view: UIView) {
    isUnadjustable = false
    followed = view
    super.init(view)
  }

  /// Makes the target of an object that is left alone; handlers get the overlap of its view.
  init(leavingAlone object: AnyObject, of view: UIView?) {
    isUnadjustable = true
    followed = view
    super.init(object)
  }

  override var owner: UIView? { followed }

  override var reference: OverlapReference? {
    followed.map { OverlapReference(view: $0) }
  }

  /// Inserts the subview that detects layout passes, also again if the app has removed it.
  ///
  /// If there are two subviews it is between them, so that the first and the last are still the
  /// app's. Scroll and stack views get no probe, since they arrange their subviews, and effect
  /// views forbid it. The view of a hosting controller gets none, since it logs that it does not
  /// support a subview: https://github.com/scenee/FloatingPanel/issues/688 (to be decided by
  /// `LayoutTests`)
  func addProbe() {
    guard let onLayout, let view = followed, probe?.superview !== view else { return }
    let isPlain = !(view is UIScrollView || view is UIStackView || view is UIVisualEffectView)
    guard isPlain, !isHostingControllersView(view) else { return }
    let probe = LayoutProbe(frame: view.bounds)
    probe.onLayout = onLayout
    probe.onRemoval = onProbeRemoval
    probe.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    probe.isUserInteractionEnabled = false
    self.probe = probe
    view.insertSubview(probe, at: view.subviews.count > 1 ? 1 : 0)
  }

  /// Removes that subview, at the end of the adjustment.
  func removeProbe() {
    probe?.removeFromSuperview()
  }
}

/// Empty subview of a followed view, which detects the layout passes of that view.
///
/// UIKit reports a layout pass to the view, its subviews and its controller only. This subview has
/// the size of the view, so UIKit lays it out if that size has changed.
@MainActor
private final class LayoutProbe: UIView {
  /// Called in a layout pass with another size or safe area.
  var onLayout: (@MainActor () -> Void)?
  /// Called when the app removes the probe.
  var onRemoval: (@MainActor () -> Void)?

  override func layoutSubviews() {
    onLayout?()
  }

  override func safeAreaInsetsDidChange() {
    onLayout?()
  }

  override func didMoveToSuperview() {
    if superview == nil { onRemoval?() }
  }
}

#if canImport(ObjectiveC)
/// Returns true for the view of a hosting controller, found by name so that SwiftUI need not be
/// linked.
@MainActor
func isHostingControllersView(_ view: UIView) -> Bool {
  guard let controller = view.next as? UIViewController else { return false }
  return sequence(first: type(of: controller) as AnyClass, next: { class_getSuperclass($0) })
    .contains { String(describing: $0).hasPrefix("UIHostingController") }
}
#else
/// Returns true for the view of a controller whose class is named as a hosting controller's.
///
/// The stand-in of UIKit has no hosting controllers.
@MainActor
func isHostingControllersView(_ view: UIView) -> Bool {
  view.next.map { String(describing: type(of: $0)).hasPrefix("UIHostingController") } ?? false
}
#endif
#endif
