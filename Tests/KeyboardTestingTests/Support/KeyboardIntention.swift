import Foundation

@testable import KeyboardTesting

/// Result that a person and the system intend: whether the keyboard is up, and how much it covers.
///
/// It follows from the focus, the hardware, the settings, and the visible keyboard at each action.
/// It does not depend on notifications, frames and times.
struct KeyboardIntention {
  let device: SimulatedKeyboard.Device
  let system: SimulatedKeyboard.System
  var prefersCrossFade = false
  var hasFocus = false
  var hasHardwareKeyboard = false
  /// True from the lock of a device whose transitions fade, with the keyboard up, to its unlock.
  var isHiddenByLock = false
  /// True if a keyboard is visible when the action begins.
  var isSeen = false
  /// True if that keyboard is docked.
  var isSeenCovering = false
  var accessoryHeight: CGFloat = 0
  /// The height of the docked keyboard without an accessory view.
  var height: CGFloat = 0
  /// The height of the keyboard while it is undocked; `nil` while it is docked.
  var undockedHeight: CGFloat?
  var isFloating = false

  var inputMethod = SimulatedKeyboard.InputMethod.standard {
    didSet { height = standardHeight }
  }

  var orientation = SimulatedKeyboard.Orientation.portrait {
    didSet {
      guard orientation != oldValue else { return }
      height = standardHeight
      if undockedHeight != nil, !isFloating { undockedHeight = dockedHeight }
    }
  }

  init(_ device: SimulatedKeyboard.Device, _ system: SimulatedKeyboard.System) {
    self.device = device
    self.system = system
    height = standardHeight
  }

  /// True if a keyboard, or the bar that a hardware keyboard leaves, is on the screen.
  var isUp: Bool { hasFocus && !isHiddenByLock && visibleHeight > 0 }

  /// The height that is covered at the bottom of the screen.
  var coveredHeight: CGFloat { isUp && undockedHeight == nil ? visibleHeight : 0 }

  private var visibleHeight: CGFloat {
    guard hasHardwareKeyboard else { return undockedHeight ?? dockedHeight }
    return min((device.shortcutsBarHeight ?? 0) + accessoryInFrame, dockedHeight)
  }

  private var dockedHeight: CGFloat {
    let screenHeight = orientation == .portrait ? device.size.height : device.size.width
    return min(height + accessoryInFrame, screenHeight)
  }

  /// From iOS 26 on the accessory view is not part of the keyboard's frame.
  private var accessoryInFrame: CGFloat {
    system.isSuperset(of: .iOS26) ? 0 : accessoryHeight
  }

  private var standardHeight: CGFloat {
    let heights = orientation == .portrait ? device.portrait : device.landscape
    let predictions = inputMethod.hidesPredictions ? heights.predictions : 0
    return heights.keyboard - predictions + (inputMethod.increments.last ?? 0)
  }

  mutating func turn() {
    orientation = orientation == .portrait ? .landscape : .portrait
  }

  // MARK: - Actions that depend on the visible keyboard

  private var canUndock: Bool { device.shortcutsBarHeight != nil && !hasHardwareKeyboard }

  mutating func undock() {
    guard canUndock, undockedHeight == nil else { return }
    undockedHeight = dockedHeight
    isFloating = false
  }

  mutating func float() {
    guard canUndock else { return }
    undockedHeight = 260
    isFloating = true
  }

  /// With a hardware keyboard nothing stays undocked.
  mutating func attachHardwareKeyboard() {
    hasHardwareKeyboard = true
    undockedHeight = nil
  }

  /// The prompt brings a docked keyboard and takes it away; with a hardware keyboard there is none.
  mutating func promptForPassword() {
    guard !hasHardwareKeyboard else { return }
    if !isSeen { undockedHeight = nil }
    hasFocus = false
  }

  /// Only a docked keyboard can be dragged away, or a bar.
  mutating func dragToDismiss() {
    if isSeenCovering { hasFocus = false }
  }

  mutating func lock() {
    if prefersCrossFade, isSeen { isHiddenByLock = true }
  }
}
