public import Foundation

/// Progress of the keyboard on its way on or off the screen.
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

/// State of the keyboard at one moment.
///
/// If another module has a type of this name, write `KeyboardNotifications.KeyboardState`.
///
/// While the keyboard moves, this is the state at the end of its animation, so that a view can move
/// along with it.
public struct KeyboardState: Sendable, Equatable {
  /// The progress of the keyboard on its way on or off the screen.
  public var visibility: KeyboardVisibility
  /// The relation of the keyboard's frame to the screen.
  public var placement: KeyboardPlacement
  /// The keyboard's frame in screen coordinates, in points; `nil` while it is hidden.
  public var frame: CGRect?
  /// The height in points that the keyboard covers at the bottom of the area of the environment.
  ///
  /// The area is ``KeyboardEnvironment/view``, else the window, else the screen. The height is zero
  /// unless the keyboard is docked. For any other view call ``coveredHeight(of:)``.
  public var coveredHeight: CGFloat
  /// The animation of the last change, if its notification gave one.
  public var animation: KeyboardAnimation?
  /// The screen that the keyboard was last announced on; `nil` if no notification named one.
  package var screen: KeyboardScreen?

  /// Makes a state, for a preview or a test.
  ///
  /// - Parameters:
  ///   - visibility: The progress of the keyboard.
  ///   - placement: The relation of the frame to the screen.
  ///   - frame: The frame in screen coordinates, in points.
  ///   - coveredHeight: The height that is covered, in points.
  ///   - animation: The animation of the last change.
  public init(
    visibility: KeyboardVisibility = .hidden,
    placement: KeyboardPlacement = .none,
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

  /// True if the keyboard is on screen, or will be at the end of the change under way.
  ///
  /// A floating keyboard is visible, though it does not cover content.
  public var isVisible: Bool {
    visibility == .showing || visibility == .shown
  }
}

extension KeyboardState {
  /// Returns the height in points that the keyboard covers at the bottom of an area.
  ///
  /// The height depends on the area's place. Call this again when a view moves: on iPad a sheet
  /// moves after the keyboard was announced.
  /// https://github.com/freshOS/KeyboardLayoutGuide/issues/33
  ///
  /// - Parameter area: A view's frame in screen coordinates.
  /// - Returns: Zero unless a docked keyboard is, or is about to be, on screen.
  public func coveredHeight(of area: CGRect) -> CGFloat {
    dockedFrame.map { area.coveredHeight(by: $0) } ?? 0
  }

  /// The frame of a docked keyboard; `nil` if no keyboard covers content.
  package var dockedFrame: CGRect? {
    isVisible && placement == .docked ? frame : nil
  }
}
