package import Foundation

/// Frame of a window on its screen, and the finger that drags the keyboard in it.
package struct KeyboardWindow: Sendable, Equatable {
  /// The frame in the coordinates of the screen, in points.
  package var frame: CGRect
  /// The screen of the window, where it is known.
  package var screen: KeyboardScreen?
  /// The height on the screen of a finger that drags a scroll view whose keyboard goes along.
  package var finger: CGFloat?

  /// Makes a value from its parts.
  package init(frame: CGRect, screen: KeyboardScreen? = nil, finger: CGFloat? = nil) {
    self.frame = frame
    self.screen = screen
    self.finger = finger
  }

  /// Returns whether nothing differs by half a point or more.
  package func isSame(as other: KeyboardWindow) -> Bool {
    let fingers = (finger ?? .infinity, other.finger ?? .infinity)
    let isSameFinger = fingers.0 == fingers.1 || abs(fingers.0 - fingers.1) < 0.5
    return frame.isSame(as: other.frame) && screen == other.screen && isSameFinger
  }
}

extension KeyboardTracker {
  /// The window of the tracker's environment, where the app or an adapter gives one.
  package var window: KeyboardWindow? {
    environment().window.map { KeyboardWindow(frame: $0) }
  }
}

extension KeyboardViewPlace {
  /// Makes the place of a view that is measured in the coordinates of its window.
  ///
  /// - Parameters:
  ///   - frame: The frame of the view in its window, in points.
  ///   - size: The size of the view in its own coordinates.
  ///   - window: The window; without it, the window begins where the screen does.
  package init(at frame: CGRect, size: CGSize, in window: KeyboardWindow?) {
    let origin = window?.frame.origin ?? .zero
    self.init(
      frame: frame.offsetBy(dx: origin.x, dy: origin.y),
      bounds: CGRect(origin: .zero, size: size),
      screen: window?.screen
    )
  }

  /// Returns the cover of the view for a layout, which may come any number of times.
  ///
  /// - Parameter state: The state of the keyboard.
  /// - Returns: A cover whose increment is zero, with the animation of the state.
  package func layoutCover(in state: KeyboardState) -> KeyboardCover {
    var cover = cover(in: state, animation: state.animation)
    cover.heightIncrement = 0
    return cover
  }

  /// Returns the padding at the bottom of the view that keeps its content clear of the keyboard.
  ///
  /// The spacing counts from the top of the keyboard: a view that ends just there, since a framework
  /// has made room for the keyboard, keeps the spacing too.
  ///
  /// - Parameters:
  ///   - state: The state of the keyboard.
  ///   - spacing: The distance to keep from the keyboard, in points.
  ///   - minimum: The least padding in points, with and without a keyboard.
  /// - Returns: A number from 0 to the height of the view with its padding, in its own coordinates.
  package func padding(
    in state: KeyboardState,
    spacing: CGFloat = 0,
    atLeast minimum: CGFloat = 0
  ) -> CGFloat {
    let height = bounds.size.height
    guard height > 0, height.isFinite else { return 0 }
    let spacing = spacing.isNaN ? 0 : min(max(spacing, -height), height)
    var lowered = self
    lowered.bounds.size.height += spacing
    lowered.frame.size.height += spacing * frame.size.height / height
    let covered = lowered.cover(in: state).height
    let least = minimum.isNaN ? 0 : minimum
    return min(max(0, covered, least), height)
  }
}

/// Watch over the frame of a window, of which no notification is posted when it changes.
///
/// A view keeps the frame in a state that a framework stores. A write that the framework drops, since
/// it is updating its views, is repeated a turn later.
@MainActor
package final class KeyboardWindowWatch {
  /// Returns the frame that is stored.
  package var read: @MainActor () -> KeyboardWindow? = { nil }
  /// Stores a frame.
  package var write: @MainActor (KeyboardWindow) -> Void = { _ in }

  private let measure: @MainActor () -> KeyboardWindow?
  private lazy var turns = MainRunLoopTurns { [weak self] in self?.look() }
  private var isRepeating = false

  /// Makes a watch that does nothing yet.
  ///
  /// - Parameter measure: Returns the frame of the window; `nil` while there is no window.
  package init(measure: @escaping @MainActor () -> KeyboardWindow?) {
    self.measure = measure
  }

  /// The state of the keyboard as it was announced.
  ///
  /// While a keyboard is up, the watch looks once in each turn of the main run loop, and a finger
  /// counts that is below the keyboard's top. One that is stored when the keyboard hides is removed a
  /// turn later, so that the next keyboard does not begin there.
  package var keyboard = KeyboardState.initial {
    didSet {
      guard keyboard.isVisible != oldValue.isVisible else { return }
      turns.setNeeded(keyboard.isVisible)
      if !keyboard.isVisible, read()?.finger != nil { lookLater() }
    }
  }

  /// Measures the window, and writes it where it differs from the stored one.
  package func look() {
    if !writeIsTaken() { lookLater() }
  }

  private func lookLater() {
    guard !isRepeating else { return }
    isRepeating = true
    Task { [weak self] in
      self?.isRepeating = false
      _ = self?.writeIsTaken()
    }
  }

  private func writeIsTaken() -> Bool {
    guard var window = measure(), window.frame.isFinite else { return true }
    let top = keyboard.dockedFrame?.origin.y ?? .infinity
    if let finger = window.finger, !(finger > top) { window.finger = nil }
    if isStored(window) { return true }
    write(window)
    return isStored(window)
  }

  private func isStored(_ window: KeyboardWindow) -> Bool {
    read()?.isSame(as: window) ?? false
  }
}
