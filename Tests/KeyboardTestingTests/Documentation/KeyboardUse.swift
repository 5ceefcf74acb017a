import Foundation
import KeyboardTesting

/// What a person does with the keyboard, as the developer of an app would list it.
enum KeyboardUse: String, CaseIterable {
  case show, showAndHide, pinyin, emoji, rotation, dragGivenUp, passwordPrompt, background, lock
  case otherApp, hardwareKeyboard, floating

  @MainActor
  func take(_ keyboard: SimulatedKeyboard) {
    if self == .pinyin { keyboard.switchInputMethod(.pinyin) }
    if self != .otherApp, self != .passwordPrompt { keyboard.show() }
    switch self {
    case .show, .pinyin: break
    case .showAndHide: keyboard.hide()
    case .emoji: keyboard.change(height: 380)
    case .rotation: keyboard.rotate(to: .landscape)
    case .dragGivenUp: keyboard.dragToDismiss(restored: true)
    case .passwordPrompt: keyboard.promptForPassword()
    case .background: keyboard.background()
    case .lock:
      keyboard.lock()
      keyboard.unlock()
    case .otherApp: keyboard.otherApp(shows: true)
    case .hardwareKeyboard: keyboard.attachHardwareKeyboard()
    case .floating: keyboard.float(at: CGPoint(x: 40, y: 40))
    }
  }
}
