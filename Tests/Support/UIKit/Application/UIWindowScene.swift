// A test double of UIKit for Linux; never a product.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

/// A scene with windows on a screen.
@MainActor
open class UIWindowScene: UIScene {
  /// Where a scene is: here only an object, which is another one after each change.
  ///
  /// <https://developer.apple.com/documentation/uikit/uiwindowscene/geometry>
  @available(iOS 16.0, *)
  @MainActor
  open class Geometry: StandInObject {}

  /// The screen the scene is shown on; a user may move it to another.
  public private(set) var screen: UIScreen

  /// Where the scene is; key-value observing tells of changes.
  ///
  /// <https://developer.apple.com/documentation/uikit/uiwindowscene/effectivegeometry>
  @available(iOS 16.0, *)
  open var effectiveGeometry: Geometry { geometry }

  private var geometry: Geometry
  private var members: [Member] = []
  private var observers: [WeakObservation] = []

  /// Creates a scene: a stand-in, as only the system creates one elsewhere.
  public init(standInScreen screen: UIScreen) {
    self.screen = screen
    geometry = Geometry()
    super.init()
  }

  open var windows: [UIWindow] { members.compactMap(\.window) }

  /// Observes a property as long as the returned object is kept: on Apple's systems a method of
  /// every object, here only of scenes, and only for `effectiveGeometry`.
  ///
  /// <https://developer.apple.com/documentation/swift/using-key-value-observing-in-swift>
  public func observe<Value>(
    _ keyPath: KeyPath<UIWindowScene, Value>,
    options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (UIWindowScene, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observation = NSKeyValueObservation { [unowned self] in
      let value = options.contains(.new) ? self[keyPath: keyPath] : nil
      changeHandler(self, NSKeyValueObservedChange(newValue: value))
    }
    observers.append(WeakObservation(observation: observation))
    return observation
  }

  /// Moves the scene's windows, as a user does in Stage Manager, and tells who observes geometry.
  ///
  /// No layout follows from that: a window that keeps its size has nothing to lay out. With
  /// `tells` false nobody hears of it, as on systems before iOS 16.
  public func standInMove(to frame: CGRect, on screen: UIScreen? = nil, tells: Bool = true) {
    if let screen { self.screen = screen }
    for window in windows { window.frame = frame }
    geometry = Geometry()
    guard tells else { return }
    observers.removeAll { $0.observation == nil }
    for observer in observers { observer.observation?.fire() }
  }

  func add(_ window: UIWindow) {
    members.append(Member(window: window))
  }

  func remove(_ window: UIWindow) {
    members.removeAll { $0.window == nil || $0.window === window }
  }
}

/// A scene does not keep its windows alive.
private struct Member {
  weak var window: UIWindow?
}

/// An observation that ends with the last reference to it elsewhere.
struct WeakObservation {
  weak var observation: NSKeyValueObservation?
}

/// An observation of a property, which ends with the last reference to it.
///
/// Foundation on Linux has no key-value observing, as it needs Objective-C.
@MainActor
public final class NSKeyValueObservation: StandInObject {
  private var handler: (() -> Void)?

  init(_ handler: @escaping () -> Void) {
    self.handler = handler
  }

  public func invalidate() {
    handler = nil
  }

  func fire() {
    handler?()
  }
}

/// What an observer is told along with a change.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
  /// The new value, where it was asked for.
  public let newValue: Value?
}

extension NSKeyValueObservedChange: Sendable where Value: Sendable {}
