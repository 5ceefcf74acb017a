#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import KeyboardNotifications
import UIKit

/// Something that is changed so that the keyboard does not cover a rectangle.
@MainActor
protocol Adjustable: AnyObject {
  /// The object that has one adjustment at a time; `nil` where any number may look.
  var thing: AnyObject? { get }
  /// The rectangle to measure; `nil` while there is none.
  var reference: KeyboardReference? { get }
  /// True where it waits to be measured after its first layout, keyboard or not.
  var needsLayout: Bool { get }
  /// True where the layout of the view must follow the change.
  var changesLayout: Bool { get }
  /// The differences for which a handler is called.
  var news: KeyboardNews { get }
  /// The number that the app may write, too.
  var number: CGFloat { get }
  /// The app's own part of the number.
  var base: CGFloat { get set }

  /// Returns whether there is anything to write.
  func isDue(for look: KeyboardLook) -> Bool
  /// Writes what a look has found, and measures nothing.
  func write(_ look: KeyboardLook)
  /// Returns the move that brings the focused view into sight; `nil` where it is.
  func moveToReveal(in look: KeyboardLook) -> (() -> Void)?
  /// Goes on with the numbers of an older adjustment of the same thing.
  func inherit(from older: any Adjustable)
  /// Puts back what belongs to the app.
  func restore()
}

extension Adjustable {
  var thing: AnyObject? { nil }
  var needsLayout: Bool { false }
  var changesLayout: Bool { true }
  var news: KeyboardNews { .covers }
  var number: CGFloat { 0 }
  var base: CGFloat {
    get { 0 }
    set {}
  }

  func moveToReveal(in look: KeyboardLook) -> (() -> Void)? { nil }
  func inherit(from older: any Adjustable) {}
  func restore() {}
}

/// Differences from the last cover for which a handler is called.
enum KeyboardNews {
  /// Another height or rectangle.
  case covers
  /// The same, another visibility, or an update by the app.
  case everything
  /// Another height; the handler moves views, and nothing is laid out.
  case heights
}

/// Cover that one look has found, with what else the look has measured.
///
/// A class, since a turn in which nothing has moved goes by the look before.
@MainActor
final class KeyboardLook {
  /// The difference in points from which a number is written: half a pixel.
  let tolerance: CGFloat
  let place: KeyboardViewPlace?
  let cover: KeyboardCover
  let options: KeyboardOptions

  init(
    _ cover: KeyboardCover,
    at place: KeyboardViewPlace?,
    scale: CGFloat?,
    options: KeyboardOptions
  ) {
    self.place = place
    self.cover = cover
    self.options = options
    tolerance = 0.5 / max(scale ?? 1, 1)
  }
}

/// Options of an adjustment that can change while it is at work.
struct KeyboardOptions {
  /// The space to leave above the keyboard, in points.
  var spacing: CGFloat = 0
  /// Way in which room is made in the app's inset or constant.
  var room = KeyboardSum.added
  /// The part of the visible content that stays.
  var keeping = KeyboardContentEdge.top
  /// Returns the part of the content to be seen.
  var revealing: (@MainActor (UIScrollView) -> CGRect?)?
}

/// View whose cover is given to a handler.
@MainActor
final class FollowedView: Adjustable {
  let news: KeyboardNews
  /// Called in a layout pass of the view, which has a probe for that; `nil` for a view without one.
  ///
  /// Until it ends the adjustment keeps itself by this, since a weak reference would cost each turn.
  var onLayout: (@MainActor () -> Void)?

  private weak var view: UIView?
  private weak var probe: LayoutProbe?

  init(_ view: UIView, news: KeyboardNews) {
    self.view = view
    self.news = news
  }

  var changesLayout: Bool { news == .everything }
  var reference: KeyboardReference? { view.map { KeyboardReference($0) } }

  func isDue(for look: KeyboardLook) -> Bool { false }

  /// Inserts the probe, also where the app has removed all subviews.
  func write(_ look: KeyboardLook) {
    guard let onLayout, let view, self.probe?.superview !== view else { return }
    self.probe?.removeFromSuperview()
    let probe = LayoutProbe(in: view, onChange: onLayout)
    self.probe = probe
  }

  func restore() {
    onLayout = nil
    probe?.removeFromSuperview()
  }
}

/// Table of the adjusters at work, by what they adjust; it keeps neither alive.
@MainActor
enum AdjustedThings {
  private struct Entry {
    weak var thing: AnyObject?
    weak var adjuster: KeyboardAdjuster?
  }

  private static var entries: [ObjectIdentifier: Entry] = [:]

  /// Hands a thing over to an adjuster, and returns the one that had it.
  static func claim(_ thing: AnyObject, for adjuster: KeyboardAdjuster) -> KeyboardAdjuster? {
    let key = ObjectIdentifier(thing)
    let older = entries[key].flatMap { $0.thing === thing ? $0.adjuster : nil }
    entries[key] = Entry(thing: thing, adjuster: adjuster)
    return older
  }

  /// Forgets the things of an adjuster, and those that are gone.
  static func release(_ adjuster: KeyboardAdjuster) {
    entries = entries.filter { $0.value.thing != nil && $0.value.adjuster !== adjuster }
  }
}
#endif
