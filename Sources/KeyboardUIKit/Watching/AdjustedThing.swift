#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import KeyboardNotifications
import TypedNotifications
import UIKit

/// Something that is changed so that the keyboard does not cover a rectangle.
@MainActor
class AdjustedThing {
  /// True where the layout of the view must follow the change.
  final let changesLayout: Bool
  /// The differences for which a handler is called.
  final let news: KeyboardNews
  /// The numbers that are changed; the first is the one whose own part the app may state.
  final var numbers: [AdjustedNumber] = []
  /// The adjuster at work, until it ends; a newer one takes its place.
  ///
  /// Not weak: an object that has a weak reference is slower to keep, which each turn would cost.
  final var adjuster: KeyboardAdjuster?

  init(changesLayout: Bool = true, news: KeyboardNews = .covers) {
    self.changesLayout = changesLayout
    self.news = news
  }

  /// The rectangle to measure; `nil` while there is none.
  var reference: KeyboardReference? { nil }

  /// Returns the keyboard's part of each number.
  func amounts(in look: KeyboardLook) -> [CGFloat] { [] }

  /// The options of the adjustment.
  final var options: KeyboardOptions { adjuster?.options ?? KeyboardOptions() }

  /// The way in which the parts are combined with the app's.
  var room: KeyboardRoom { options.room }

  /// Returns whether there is anything to write.
  func isDue(for look: KeyboardLook) -> Bool {
    zip(numbers, amounts(in: look)).contains { $0.isDue($1, room, look.tolerance) }
  }

  /// Writes what a look has found, and measures nothing.
  func write(_ look: KeyboardLook) {
    for (number, amount) in zip(numbers, amounts(in: look)) { number.write(amount, as: room) }
  }

  /// Returns the move that brings the focused view into sight; `nil` where it is.
  func moveToReveal(in look: KeyboardLook) -> (() -> Void)? { nil }

  /// Puts back what belongs to the app.
  func restore() {
    for number in numbers { number.write(0) }
  }
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

/// Number of the app's, such as an inset or a constant, with the keyboard's part in it.
///
/// A class, since UIKit may call the app at each write, which may come back here.
@MainActor
final class AdjustedNumber {
  private let read: () -> CGFloat
  private let assign: (CGFloat) -> Void
  private(set) var contribution = KeyboardInsetContribution()

  init<Owner: AnyObject>(_ path: ReferenceWritableKeyPath<Owner, CGFloat>, of owner: Owner) {
    read = { [weak owner] in owner?[keyPath: path] ?? 0 }
    assign = { [weak owner] in owner?[keyPath: path] = $0 }
  }

  /// True where the app has written another number since.
  var isStale: Bool { contribution.isStale(for: read()) }

  /// The app's own part.
  var own: CGFloat {
    get { contribution.own(in: read()) }
    set {
      guard newValue.isFinite else { return }
      assign(contribution.add(contribution.amount, to: newValue, as: contribution.room))
    }
  }

  /// Returns whether the number is to be written.
  func isDue(_ amount: CGFloat, _ room: KeyboardRoom, _ tolerance: CGFloat) -> Bool {
    contribution.isDue(amount, as: room, for: read(), within: tolerance)
  }

  /// Writes a part in place of the one before; zero restores the app's own number.
  func write(_ amount: CGFloat, as room: KeyboardRoom = .added) {
    let number = contribution.add(amount, to: own, as: room)
    if number != read() { assign(number) }
  }
}

extension AdjustedThing {
  /// The things that are adjusted, by the app's objects; the table keeps neither alive.
  private static var known: [(object: ObjectIdentifier, thing: () -> AdjustedThing?)] = []

  /// Returns what is adjusted of an object: two adjustments of it share what they have written.
  static func of(_ object: AnyObject, orNew new: AdjustedThing) -> AdjustedThing {
    let key = ObjectIdentifier(object)
    known.removeAll { $0.thing() == nil }
    if let thing = known.first(where: { $0.object == key })?.thing() { return thing }
    known.append((key, { [weak object, weak new] in object == nil ? nil : new }))
    return new
  }
}

extension FailureReporter {
  /// Reports once what cannot be adjusted.
  func reportMisuse(of type: Any.Type, _ message: String, remedy: String) {
    report(message, of: KeyboardNotificationType.willShow.name, reading: type, remedy: remedy)
  }
}
#endif
