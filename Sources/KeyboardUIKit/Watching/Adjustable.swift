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
  var number: CGFloat { 0 }
  var base: CGFloat {
    get { 0 }
    set {}
  }

  func moveToReveal(in look: KeyboardLook) -> (() -> Void)? { nil }
  func inherit(from older: any Adjustable) {}
  func restore() {}
}

/// Cover that one look has found, with what else the look has measured.
struct KeyboardLook {
  let place: KeyboardViewPlace?
  let cover: KeyboardCover
  let options: KeyboardOptions
  /// The difference in points from which a number is written: half a pixel.
  let tolerance: CGFloat
  /// True where a follower is called though nothing has changed.
  var isForced = false
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
