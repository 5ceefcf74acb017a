import Foundation
import KeyboardTesting
import Testing

/// A thing that a person or the system does to a simulated keyboard, by its word.
struct KeyboardVerb: Sendable {
  let name: String
  let perform: @MainActor @Sendable (SimulatedKeyboard) -> Void

  /// Makes the verb of a word, which may have numbers behind a colon: `float:30,60`.
  init(_ word: Substring) {
    let parts = word.split(separator: ":")
    let numbers = (parts.count > 1 ? parts[1] : "").split(separator: ",")
      .compactMap { Double($0).map { CGFloat($0) } }
    let number = numbers.first ?? 0
    name = String(word)
    perform =
      switch parts[0] {
      case "show": { $0.show() }
      case "hide": { $0.hide() }
      case "height": { $0.change(height: number) }
      case "heightAtOnce": { $0.change(height: number, animated: false) }
      case "accessory": { $0.change(accessoryHeight: number) }
      case "pinyin": { $0.switchInputMethod(.pinyin) }
      case "standard": { $0.switchInputMethod(.standard) }
      case "undock": { $0.undock() }
      case "float": { $0.float(at: CGPoint(x: number, y: numbers[1])) }
      case "dock": { $0.dock() }
      case "turn": { $0.rotate(to: $0.orientation == .portrait ? .landscape : .portrait) }
      case "portrait": { $0.rotate(to: .portrait) }
      case "landscape": { $0.rotate(to: .landscape) }
      case "attach": { $0.attachHardwareKeyboard() }
      case "detach": { $0.detachHardwareKeyboard() }
      case "prompt": { $0.promptForPassword() }
      case "drag": { $0.dragToDismiss(by: numbers.first ?? 100) }
      case "dragBack": { $0.dragToDismiss(restored: true) }
      case "otherShows": { $0.otherApp(shows: true) }
      case "otherHides": { $0.otherApp(shows: false) }
      case "background": { $0.background() }
      case "hideInBackground": { keyboard in keyboard.background { keyboard.hide() } }
      case "lock": { $0.lock() }
      case "unlock": { $0.unlock() }
      case "repair": { $0.repair() }
      case "crossFade": { $0.environment.prefersCrossFadeTransitions = true }
      case "includeOthers": { $0.environment.otherApps = .include }
      default: { _ in Issue.record("\(word) is no verb") }
      }
  }

  /// The verbs of a text, between spaces.
  static func all(_ text: String) -> [KeyboardVerb] {
    text.split(separator: " ").map { KeyboardVerb($0) }
  }
}

extension SimulatedKeyboard {
  /// Does what a text says.
  func perform(_ text: String) {
    for verb in KeyboardVerb.all(text) { verb.perform(self) }
  }
}
