import Foundation
import KeyboardTesting

/// Action of a person or the system on a simulated keyboard, and its intended result.
struct KeyboardAction: Sendable {
  typealias Body = @MainActor @Sendable (SimulatedKeyboard) -> Void
  typealias Intent = @Sendable (inout KeyboardIntention) -> Void

  let name: String
  let perform: Body
  let intend: Intent

  init(_ name: String, _ perform: @escaping Body, intending intend: @escaping Intent) {
    self.name = name
    self.perform = perform
    self.intend = intend
  }

  /// The intent of an action that changes nothing in the end.
  private static let noChange: Intent = { _ in }
}

// MARK: - The text field, and the keyboard's height

extension KeyboardAction {
  static let show = KeyboardAction("show", { $0.show() }, intending: { $0.hasFocus = true })
  static let hide = KeyboardAction("hide", { $0.hide() }, intending: { $0.hasFocus = false })
  static let pinyin = input("pinyin", .pinyin)
  static let standard = input("standard", .standard)

  static func height(_ height: CGFloat) -> KeyboardAction {
    let name = "height \(height)"
    return KeyboardAction(name, { $0.change(height: height) }, intending: { $0.height = height })
  }

  static func heightAtOnce(_ height: CGFloat) -> KeyboardAction {
    KeyboardAction(
      "height \(height) at once",
      { $0.change(height: height, animated: false) },
      intending: { $0.height = height }
    )
  }

  static func accessory(_ height: CGFloat) -> KeyboardAction {
    KeyboardAction(
      "accessory view \(height)",
      { $0.change(accessoryHeight: height) },
      intending: { $0.accessoryHeight = height }
    )
  }

  private static func input(
    _ name: String,
    _ method: SimulatedKeyboard.InputMethod
  ) -> KeyboardAction {
    KeyboardAction(name, { $0.switchInputMethod(method) }, intending: { $0.inputMethod = method })
  }
}

// MARK: - The place of the keyboard, and the device

extension KeyboardAction {
  static let undock = KeyboardAction("undock", { $0.undock() }, intending: { $0.undock() })
  static let dock = KeyboardAction("dock", { $0.dock() }, intending: { $0.undockedHeight = nil })
  static let turn = KeyboardAction("turn", { $0.turn() }, intending: { $0.turn() })
  static let portrait = rotate(.portrait)
  static let landscape = rotate(.landscape)
  static let attach = KeyboardAction(
    "attach",
    { $0.attachHardwareKeyboard() },
    intending: { $0.attachHardwareKeyboard() }
  )
  static let detach = KeyboardAction(
    "detach",
    { $0.detachHardwareKeyboard() },
    intending: { $0.hasHardwareKeyboard = false }
  )

  static func float(_ x: CGFloat, _ y: CGFloat) -> KeyboardAction {
    KeyboardAction("float", { $0.float(at: CGPoint(x: x, y: y)) }, intending: { $0.float() })
  }

  private static func rotate(_ orientation: SimulatedKeyboard.Orientation) -> KeyboardAction {
    KeyboardAction(
      "rotate to \(orientation)",
      { $0.rotate(to: orientation) },
      intending: { $0.orientation = orientation }
    )
  }
}

// MARK: - Interruptions

extension KeyboardAction {
  static let prompt = KeyboardAction(
    "prompt",
    { $0.promptForPassword() },
    intending: { $0.promptForPassword() }
  )
  static let drag = KeyboardAction(
    "drag",
    { $0.dragToDismiss() },
    intending: { $0.dragToDismiss() }
  )
  static let dragBack = KeyboardAction(
    "dragBack",
    { $0.dragToDismiss(restored: true) },
    intending: noChange
  )
  static let otherShows = KeyboardAction(
    "other app shows",
    { $0.otherApp(shows: true) },
    intending: noChange
  )
  static let otherHides = KeyboardAction(
    "other app hides",
    { $0.otherApp(shows: false) },
    intending: { $0.hasFocus = false }
  )
  static let hideInBackground = KeyboardAction(
    "hide in the background",
    { keyboard in keyboard.background { keyboard.hide() } },
    intending: { $0.hasFocus = false }
  )
  static let background = KeyboardAction("background", { $0.background() }, intending: noChange)
  static let lock = KeyboardAction("lock", { $0.lock() }, intending: { $0.lock() })
  static let unlock = KeyboardAction(
    "unlock",
    { $0.unlock() },
    intending: { $0.isHiddenByLock = false }
  )
  static let repair = KeyboardAction("repair", { $0.repair() }, intending: noChange)
  static let crossFade = KeyboardAction(
    "cross-fade",
    { $0.environment.prefersCrossFadeTransitions = true },
    intending: { $0.prefersCrossFade = true }
  )
  static let includeOthers = KeyboardAction(
    "include other apps",
    { $0.environment.otherApps = .include },
    intending: noChange
  )
}

extension SimulatedKeyboard {
  /// Turns the device to its other orientation.
  func turn() {
    rotate(to: orientation == .portrait ? .landscape : .portrait)
  }

  /// Performs the actions in order.
  func perform(_ actions: [KeyboardAction]) {
    for action in actions { action.perform(self) }
  }
}
