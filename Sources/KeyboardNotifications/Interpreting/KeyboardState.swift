public import Foundation

/// Whether the keyboard is on the screen, or on its way.
public enum KeyboardVisibility: String, Sendable, Hashable, CaseIterable {
  /// No keyboard is on screen.
  case hidden
  /// A keyboard has been announced and is on its way.
  case showing
  /// A keyboard is on screen.
  case shown
  /// A hide has been announced, and the keyboard is on its way off the screen.
  case hiding
}

/// The state of the keyboard at one moment.
///
/// While the keyboard moves, this is the state at the end of its animation, so a view can move
/// together with it. If another module has a type of this name, write
/// `KeyboardNotifications.KeyboardState`.
public struct KeyboardState: Sendable, Equatable {
  /// Whether the keyboard is on the screen, or on its way.
  public var visibility: KeyboardVisibility
  /// Where the keyboard is on the screen.
  public var placement: KeyboardPlacement
  /// The keyboard's frame in screen coordinates, in points; `nil` while it is hidden.
  public var frame: CGRect?
  /// The height of a docked keyboard's frame on the screen, in points; zero without one.
  ///
  /// Don't use it to move a view, because the view may end above the bottom of the screen, or be in
  /// another window. Use what is measured on the view, as `followKeyboard` and `keyboardPadding`
  /// do, or call ``coveredHeight(of:)``.
  ///
  /// A keyboard is docked if it ends at the bottom of the screen, or of a window that is known when
  /// the notification is posted. If the screen is not known, this is the frame's height.
  public var coveredHeight: CGFloat
  /// The animation of the last change, if its notification gave one.
  public var animation: KeyboardAnimation?
  /// The screen that the keyboard was last announced on; `nil` if no notification named one.
  package var screen: ScreenIdentity?
  /// The distance in points by which a finger has pulled the keyboard below its announced frame.
  package var pulledDownBy: CGFloat = 0

  /// Makes a state from its parts.
  ///
  /// - Parameters:
  ///   - visibility: The progress of the keyboard.
  ///   - placement: The relation of the frame to the screen.
  ///   - frame: The frame in screen coordinates, in points.
  ///   - coveredHeight: The height that is covered, in points.
  ///   - animation: The animation of the last change.
  package init(
    visibility: KeyboardVisibility = .hidden,
    placement: KeyboardPlacement = .absent,
    frame: CGRect? = nil,
    coveredHeight: CGFloat = 0,
    animation: KeyboardAnimation? = nil
  ) {
    self.visibility = visibility
    self.placement = placement
    self.frame = frame
    self.coveredHeight = coveredHeight
    self.animation = animation
  }

  /// The state before the first notification: hidden.
  public static let initial = KeyboardState()

  /// True if the keyboard is on screen, or will be at the end of the change in progress.
  ///
  /// A floating keyboard is visible, but it does not cover content.
  public var isVisible: Bool {
    visibility == .showing || visibility == .shown
  }
}

extension KeyboardState {
  /// True while a change of the keyboard was announced and not confirmed.
  package var isChanging: Bool { visibility == .showing || visibility == .hiding }

  /// Returns the height in points that the keyboard covers at the bottom of an area.
  ///
  /// The height depends on where the area is, so call this again when the view moves. On iPad a
  /// sheet moves after the keyboard was announced.
  /// https://github.com/freshOS/KeyboardLayoutGuide/issues/33
  ///
  /// - Parameter area: A view's frame in screen coordinates.
  /// - Returns: The height. It is zero unless a docked keyboard is on screen or on its way there.
  public func coveredHeight(of area: CGRect) -> CGFloat {
    dockedFrame.map { area.coveredHeight(by: $0) } ?? 0
  }

  /// The frame of a docked keyboard; `nil` if no keyboard covers content.
  package var dockedFrame: CGRect? {
    isVisible && placement == .docked ? frame : nil
  }

  /// The frame at which a docked keyboard was announced, before a finger pulled it down.
  package var announcedDockedFrame: CGRect? {
    dockedFrame?.offsetBy(dx: 0, dy: -pulledDownBy)
  }

  /// Returns the state as a view in a window has it.
  ///
  /// Whether a keyboard is docked is a question for each view: a frame that ends at the bottom of
  /// one window, as in Slide Over, floats for the views of another.
  /// https://github.com/flutter/engine/pull/37719
  ///
  /// - Parameter window: The view's window; without the bounds of its screen it has no effect.
  /// - Returns: The state, docked or floating by the bottom of the screen and of that window.
  package func placed(in window: KeyboardWindow?) -> KeyboardState {
    guard let window, let screen = window.screenBounds, isVisible, let frame else { return self }
    let announced = frame.offsetBy(dx: 0, dy: -pulledDownBy)
    let endsAtWindow = KeyboardPlacement.ends(announced, atBottomOf: window.frame)
    let placement = KeyboardPlacement(of: announced, screen: screen, endsAtWindow: endsAtWindow)
    guard placement != self.placement, placement == .docked || placement == .floating else {
      return self
    }
    var placed = self
    placed.placement = placement
    placed.coveredHeight = placement == .docked ? frame.height(on: screen) : 0
    return placed
  }
}

// MARK: - Changes

/// The kind of a change from one delivered state to the next.
public enum KeyboardChange: String, Sendable, Hashable {
  /// The keyboard came on screen.
  case appeared
  /// The keyboard has another size.
  case resized
  /// The keyboard moved, was docked or undocked, or moved to another screen.
  case moved
  /// The keyboard left the screen.
  case disappeared

  /// Returns the kind of the change between two states; `nil` if they are the same to an observer.
  init?(from old: KeyboardState, to new: KeyboardState) {
    switch (old.isVisible, new.isVisible) {
    case (false, false): return nil
    case (false, true): self = .appeared
    case (true, false): self = .disappeared
    case (true, true):
      let oldFrame = old.frame ?? .zero
      let newFrame = new.frame ?? .zero
      let coversSameHeight = old.coveredHeight == new.coveredHeight
      if old.placement != new.placement || old.screen.isOther(than: new.screen) {
        self = .moved
      } else if coversSameHeight && oldFrame.isSame(as: newFrame) {
        return nil
      } else if coversSameHeight && oldFrame.hasSameSize(as: newFrame) {
        self = .moved
      } else {
        self = .resized
      }
    }
  }
}

// MARK: - Transitions

/// A real change of the keyboard, delivered once.
///
/// For each observer the sum of all height increments is the currently covered height.
public struct KeyboardTransition: Sendable, Equatable {
  /// The kind of the change.
  public var kind: KeyboardChange
  /// The state after the change, at the end of its animation.
  public var state: KeyboardState
  /// The state that was delivered before.
  public var previous: KeyboardState
  /// The number of changes since the keyboard appeared; zero for the appearance itself.
  public var appearanceIndex: Int
  /// The animation of the keyboard; `nil` if the notification gave none.
  ///
  /// A duration of zero means that the change is not animated.
  public var animation: KeyboardAnimation?
  /// True if the keyboard disappeared because a finger dragged it off the screen.
  ///
  /// Use it to react to that gesture, for example to clear a selection. It is always false unless
  /// something follows the finger for the same tracker: an adjustment of KeyboardUIKit, or
  /// `keyboardPadding` or `withKeyboardOverlap` of KeyboardSwiftUI.
  public var isInteractive: Bool

  /// Makes a transition from its parts.
  ///
  /// - Parameters:
  ///   - kind: The kind of the change.
  ///   - state: The state after the change.
  ///   - previous: The state before it.
  ///   - appearanceIndex: The number of changes since the keyboard appeared.
  ///   - animation: The animation of the keyboard.
  ///   - isInteractive: True if a finger has dismissed the keyboard.
  package init(
    kind: KeyboardChange = .appeared,
    state: KeyboardState,
    previous: KeyboardState = .initial,
    appearanceIndex: Int = 0,
    animation: KeyboardAnimation? = nil,
    isInteractive: Bool = false
  ) {
    self.kind = kind
    self.state = state
    self.previous = previous
    self.appearanceIndex = appearanceIndex
    self.animation = animation
    self.isInteractive = isInteractive
  }

  /// The covered height after the change minus the one before, in points.
  ///
  /// Both heights are measured on the screen: see ``KeyboardState/coveredHeight``. To move a view,
  /// use ``KeyboardOverlap/heightIncrement``, which is measured on the view.
  public var heightIncrement: CGFloat {
    state.coveredHeight - previous.coveredHeight
  }
}

// MARK: - Outcomes

/// What became of an event.
package enum KeyboardOutcome: Sendable, Equatable {
  /// The event is a change, which is delivered to observers.
  case transition(KeyboardTransition)
  /// The event counts but changes nothing for observers of changes, such as a confirmation.
  case unchanged
  /// The event was dropped.
  case dropped(KeyboardDropReason)

  /// The transition to deliver, if there is one.
  package var transition: KeyboardTransition? {
    guard case .transition(let transition) = self else { return nil }
    return transition
  }
}

/// The reason why a notification was dropped.
package enum KeyboardDropReason: String, Sendable, Hashable, CaseIterable {
  /// The notification repeats the current state.
  case duplicate
  /// The notification confirms an announcement that a newer one has replaced.
  case stale
  /// The notification is a `didChangeFrame` that nobody announced. It counts once another
  /// confirmation agrees with it.
  case unannounced
  /// The keyboard belongs to another app, and other apps are ignored.
  case otherApp
  /// The keyboard is not on the screen that is followed.
  case otherScreen
  /// The app is not active. The net change is delivered once it is active again.
  case inactive
  /// The frame is a zero rectangle, because the keyboard is being dragged.
  case dragging
  /// The notification could not be read.
  case malformed
  /// The notification shows no keyboard: its frame is empty, off the screen, or begins above it.
  case notAKeyboard
}

// MARK: - Text

extension KeyboardEvent {
  /// One line, such as `willShow {{0, 508}, {390, 336}}, 0.25 s`.
  var text: String {
    switch self {
    case .notification(let notification): notification.text
    case .malformed(let error): error.description
    case .application(let state): "application \(state.rawValue)"
    }
  }
}

extension KeyboardNotification {
  /// One line, such as `willShow {{0, 508}, {390, 336}}, 0.25 s, another app's`.
  var text: String {
    var parts = ["\(type.rawValue) \(payload.endFrame.text)"]
    if let animation = payload.animation { parts.append(animation.durationText) }
    if !payload.isLocal { parts.append("another app's") }
    return parts.joined(separator: ", ")
  }
}

extension KeyboardOutcome {
  /// The transition, `unchanged`, or the reason, such as `dropped: duplicate`.
  var text: String {
    switch self {
    case .transition(let transition): transition.description
    case .unchanged: "unchanged"
    case .dropped(let reason): "dropped: \(reason.rawValue)"
    }
  }
}

extension KeyboardTransition: CustomStringConvertible {
  /// One line, such as `appeared +336, showing, docked {{0, 508}, {390, 336}}, 0.25 s`.
  public var description: String {
    let first = "\(kind.rawValue) \(heightIncrement.signedText)"
    var parts = [first] + state.descriptionParts(frame: state.frame)
    if let animation, animation.isAnimated { parts.append(animation.durationText) }
    return parts.joined(separator: ", ")
  }
}

extension KeyboardState {
  /// Returns the visibility, and placement and frame of a keyboard that has a frame.
  func descriptionParts(frame: CGRect?) -> [String] {
    guard let frame else { return [visibility.rawValue] }
    return [visibility.rawValue, "\(placement.rawValue) \(frame.text)"]
  }
}

extension KeyboardAnimation {
  /// The duration with its unit.
  var durationText: String {
    "\(CGFloat(duration).text) s"
  }
}

extension CGFloat {
  /// The number with at most six digits, and without trailing zeros.
  var text: String {
    String(format: "%g", Double(self))
  }

  /// The number with its sign; zero has none.
  var signedText: String {
    self > 0 ? "+\(text)" : text
  }
}

extension CGRect {
  /// Origin and size, as UIKit prints them.
  var text: String {
    "{{\(origin.x.text), \(origin.y.text)}, {\(size.width.text), \(size.height.text)}}"
  }
}
