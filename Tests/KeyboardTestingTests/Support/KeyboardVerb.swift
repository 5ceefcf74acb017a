import Foundation
import KeyboardTesting

/// Action of a person or the system on a simulated keyboard, and what it intends.
struct KeyboardVerb: Sendable {
  typealias Action = @MainActor @Sendable (SimulatedKeyboard) -> Void
  typealias Intent = @Sendable (inout KeyboardIntention) -> Void

  let name: String
  let perform: Action
  let intend: Intent

  init(_ name: String, _ perform: @escaping Action, intending intend: @escaping Intent) {
    self.name = name
    self.perform = perform
    self.intend = intend
  }

  /// The intent of an action after which all is as before.
  private static let noChange: Intent = { _ in }
}

// MARK: - The text field, and the keyboard's height

extension KeyboardVerb {
  static let show = KeyboardVerb("show", { $0.show() }, intending: { $0.hasFocus = true })
  static let hide = KeyboardVerb("hide", { $0.hide() }, intending: { $0.hasFocus = false })
  static let pinyin = input("pinyin", .pinyin)
  static let standard = input("standard", .standard)

  static func height(_ height: CGFloat) -> KeyboardVerb {
    let name = "height \(height)"
    return KeyboardVerb(name, { $0.change(height: height) }, intending: { $0.height = height })
  }

  static func heightAtOnce(_ height: CGFloat) -> KeyboardVerb {
    KeyboardVerb(
      "height \(height) at once",
      { $0.change(height: height, animated: false) },
      intending: { $0.height = height }
    )
  }

  static func accessory(_ height: CGFloat) -> KeyboardVerb {
    KeyboardVerb(
      "accessory view \(height)",
      { $0.change(accessoryHeight: height) },
      intending: { $0.accessoryHeight = height }
    )
  }

  private static func input(
    _ name: String,
    _ method: SimulatedKeyboard.InputMethod
  ) -> KeyboardVerb {
    KeyboardVerb(name, { $0.switchInputMethod(method) }, intending: { $0.inputMethod = method })
  }
}

// MARK: - The place of the keyboard, and the device

extension KeyboardVerb {
  static let undock = KeyboardVerb("undock", { $0.undock() }, intending: { $0.undock() })
  static let dock = KeyboardVerb("dock", { $0.dock() }, intending: { $0.undockedHeight = nil })
  static let turn = KeyboardVerb("turn", { $0.turn() }, intending: { $0.turn() })
  static let portrait = rotate(.portrait)
  static let landscape = rotate(.landscape)
  static let attach = KeyboardVerb(
    "attach",
    { $0.attachHardwareKeyboard() },
    intending: { $0.attachHardwareKeyboard() }
  )
  static let detach = KeyboardVerb(
    "detach",
    { $0.detachHardwareKeyboard() },
    intending: { $0.hasHardwareKeyboard = false }
  )

  static func float(_ x: CGFloat, _ y: CGFloat) -> KeyboardVerb {
    KeyboardVerb("float", { $0.float(at: CGPoint(x: x, y: y)) }, intending: { $0.float() })
  }

  private static func rotate(_ orientation: SimulatedKeyboard.Orientation) -> KeyboardVerb {
    KeyboardVerb(
      "rotate to \(orientation)",
      { $0.rotate(to: orientation) },
      intending: { $0.orientation = orientation }
    )
  }
}

// MARK: - What interrupts

extension KeyboardVerb {
  static let prompt = KeyboardVerb(
    "prompt",
    { $0.promptForPassword() },
    intending: { $0.promptForPassword() }
  )
  static let drag = KeyboardVerb(
    "drag",
    { $0.dragToDismiss() },
    intending: { $0.dragToDismiss() }
  )
  static let dragBack = KeyboardVerb(
    "dragBack",
    { $0.dragToDismiss(restored: true) },
    intending: noChange
  )
  static let otherShows = KeyboardVerb(
    "other app shows",
    { $0.otherApp(shows: true) },
    intending: noChange
  )
  static let otherHides = KeyboardVerb(
    "other app hides",
    { $0.otherApp(shows: false) },
    intending: { $0.hasFocus = false }
  )
  static let hideInBackground = KeyboardVerb(
    "hide in the background",
    { keyboard in keyboard.background { keyboard.hide() } },
    intending: { $0.hasFocus = false }
  )
  static let background = KeyboardVerb("background", { $0.background() }, intending: noChange)
  static let lock = KeyboardVerb("lock", { $0.lock() }, intending: { $0.lock() })
  static let unlock = KeyboardVerb(
    "unlock",
    { $0.unlock() },
    intending: { $0.isHiddenByLock = false }
  )
  static let repair = KeyboardVerb("repair", { $0.repair() }, intending: noChange)
  static let crossFade = KeyboardVerb(
    "cross-fade",
    { $0.environment.prefersCrossFadeTransitions = true },
    intending: { $0.prefersCrossFade = true }
  )
  static let includeOthers = KeyboardVerb(
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

  /// Does one action after the other.
  func perform(_ verbs: [KeyboardVerb]) {
    for verb in verbs { verb.perform(self) }
  }
}
