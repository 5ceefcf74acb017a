import Foundation
import KeyboardTesting
import Testing

/// Action of a person or the system on a simulated keyboard, and what it intends.
struct KeyboardVerb: Sendable {
  typealias Action = @MainActor @Sendable (SimulatedKeyboard) -> Void
  typealias Intent = @Sendable (inout KeyboardIntention) -> Void

  let name: String
  let perform: Action
  let intend: Intent

  /// Returns the verb of a word, which may have numbers behind a colon: `float:30,60`.
  static func named(_ word: Substring) -> KeyboardVerb {
    let parts = word.split(separator: ":")
    let numbers = (parts.count > 1 ? parts[1] : "").split(separator: ",")
      .compactMap { Double($0).map { CGFloat($0) } }
    let x = numbers.first ?? 0
    let y = numbers.last ?? 0
    func verb(_ perform: @escaping Action, intending intend: @escaping Intent = { _ in }) -> Self {
      KeyboardVerb(name: String(word), perform: perform, intend: intend)
    }
    return switch parts[0] {
    case "show": verb({ $0.show() }, intending: { $0.hasFocus = true })
    case "hide": verb({ $0.hide() }, intending: { $0.hasFocus = false })
    case "height": verb({ $0.change(height: x) }, intending: { $0.height = x })
    case "heightAtOnce":
      verb({ $0.change(height: x, animated: false) }, intending: { $0.height = x })
    case "accessory":
      verb({ $0.change(accessoryHeight: x) }, intending: { $0.accessoryHeight = x })
    case "pinyin": verb({ $0.switchInputMethod(.pinyin) }, intending: { $0.inputMethod = .pinyin })
    case "standard":
      verb({ $0.switchInputMethod(.standard) }, intending: { $0.inputMethod = .standard })
    case "undock": verb({ $0.undock() }, intending: { $0.undock() })
    case "float": verb({ $0.float(at: CGPoint(x: x, y: y)) }, intending: { $0.float() })
    case "dock": verb({ $0.dock() }, intending: { $0.undockedHeight = nil })
    case "turn": verb({ $0.turn() }, intending: { $0.turn() })
    case "portrait":
      verb({ $0.rotate(to: .portrait) }, intending: { $0.orientation = .portrait })
    case "landscape":
      verb({ $0.rotate(to: .landscape) }, intending: { $0.orientation = .landscape })
    case "attach":
      verb({ $0.attachHardwareKeyboard() }, intending: { $0.attachHardwareKeyboard() })
    case "detach":
      verb({ $0.detachHardwareKeyboard() }, intending: { $0.hasHardwareKeyboard = false })
    case "prompt": verb({ $0.promptForPassword() }, intending: { $0.promptForPassword() })
    case "drag":
      verb({ $0.dragToDismiss(by: numbers.first ?? 100) }, intending: { $0.dragToDismiss() })
    case "dragBack": verb({ $0.dragToDismiss(restored: true) })
    case "otherShows": verb({ $0.otherApp(shows: true) })
    case "otherHides": verb({ $0.otherApp(shows: false) }, intending: { $0.hasFocus = false })
    case "background": verb({ $0.background() })
    case "hideInBackground":
      verb({ keyboard in keyboard.background { keyboard.hide() } }) { $0.hasFocus = false }
    case "lock": verb({ $0.lock() }, intending: { $0.lock() })
    case "unlock": verb({ $0.unlock() }, intending: { $0.isHiddenByLock = false })
    case "repair": verb({ $0.repair() })
    case "crossFade":
      verb({ $0.environment.prefersCrossFadeTransitions = true }) { $0.prefersCrossFade = true }
    case "includeOthers": verb({ $0.environment.otherApps = .include })
    default: verb({ _ in Issue.record("\(word) is no verb") })
    }
  }

  /// The verbs of a text, between spaces.
  static func all(_ text: String) -> [KeyboardVerb] {
    text.split(separator: " ").map(named)
  }
}

extension SimulatedKeyboard {
  /// Turns the device to its other orientation.
  func turn() {
    rotate(to: orientation == .portrait ? .landscape : .portrait)
  }

  /// Does what a text says.
  func perform(_ text: String) {
    for verb in KeyboardVerb.all(text) { verb.perform(self) }
  }
}
