import KeyboardTesting
import KeyboardUIKit
import Testing

@testable import KeyboardUIKitChat

/// The panel of *Showing a panel instead of the keyboard*.
///
/// A simulated keyboard does not know the focus: `show()` posts what `becomeFirstResponder()` leads
/// to on a device.
@MainActor
struct PanelTests {
  /// A text view that hides the keyboard when it loses the focus, in that very call.
  ///
  /// It does not show the keyboard, so that a panel that closes too early is noticed.
  private final class KeyboardText: UITextView {
    var keyboard: SimulatedKeyboard?

    override func resignFirstResponder() -> Bool {
      let resigned = super.resignFirstResponder()
      keyboard?.hide()
      return resigned
    }
  }

  private let scene = SimulatedScene()
  private let chat = StickerChatViewController()
  private var keyboard: SimulatedKeyboard { scene.keyboard }

  init() {
    chat.tracker = scene.keyboard.tracker
    let text = KeyboardText()
    text.keyboard = scene.keyboard
    chat.text = text
    chat.list = UIScrollView()
    chat.list.contentSize = CGSize(width: 100, height: 3000)
    scene.show(chat)
    chat.fitNewSize(scrollingToEnd: true)
  }

  /// The bottom of the last message, in the chat's view.
  private var lastMessage: CGFloat {
    chat.list.frame.minY + 3000 - chat.list.contentOffset.y
  }

  /// The bottom of the text, from the bottom of the chat's view.
  private var textBottom: CGFloat {
    chat.view.bounds.maxY - chat.text.convert(chat.text.bounds, to: chat.view).maxY
  }

  private func focusText() {
    chat.text.becomeFirstResponder()
    keyboard.show()
  }

  @Test func thePanelIsAsHighAsAKeyboardThatHasGrown() {
    focusText()
    keyboard.change(height: 380)
    #expect(textBottom == 388)
    chat.togglePanel()
    #expect(textBottom == 388)
    #expect(lastMessage == chat.bar.frame.minY)
    chat.insert("🙂")
    #expect(chat.text.text == "🙂")
  }

  @Test func thePanelIsThereBeforeTheKeyboardGoes() {
    focusText()
    let top = chat.bar.frame.minY
    var tops: Set<CGFloat> = []
    let token = keyboard.tracker.observe { [chat] _ in tops.insert(chat.bar.frame.minY) }
    chat.togglePanel()
    #expect(!keyboard.tracker.state.isVisible)
    #expect(tops == [top])
    token.cancel()
  }

  @Test func beforeTheFirstKeyboardThePanelIsAsHighAsTheGuess() {
    #expect(textBottom == 42)
    chat.togglePanel()
    #expect(chat.panel.frame.height == 300)
    #expect(lastMessage == chat.bar.frame.minY)
  }

  @Test func anOpenPanelFitsARotatedScreen() {
    chat.togglePanel()
    keyboard.rotate(to: .landscape) {
      scene.window.frame.size = CGSize(
        width: scene.window.frame.height,
        height: scene.window.frame.width
      )
      chat.fitNewSize(scrollingToEnd: true)
    }
    #expect(chat.panel.frame.height == 200)
    #expect(lastMessage == chat.bar.frame.minY)
  }

  @Test func aTapOnTheListClosesThePanel() {
    focusText()
    chat.togglePanel()
    chat.closePanelAndKeyboard()
    #expect(chat.panel.frame.height == 0)
    #expect(textBottom == 42)
    #expect(lastMessage == chat.bar.frame.minY)
  }

  @Test func theBarStaysInAViewThatEndsAboveTheBottomOfTheScreen() {
    scene.window.frame.size.height -= 100
    chat.fitNewSize(scrollingToEnd: true)
    focusText()
    let bottom = textBottom
    chat.togglePanel()
    #expect(textBottom == bottom)
    #expect(lastMessage == chat.bar.frame.minY)
  }

  @Test func withAHardwareKeyboardTheTextKeepsTheFocus() {
    chat.text.becomeFirstResponder()
    chat.togglePanel()
    #expect(chat.isPanelOpen)
    #expect(chat.text.isFirstResponder)
    chat.togglePanel()
    #expect(!chat.isPanelOpen)
  }

  @Test func thePanelReplacesTheKeyboardOfAnotherField() {
    let search = UITextField()
    scene.window.addSubview(search)  // as in a navigation bar
    search.becomeFirstResponder()
    keyboard.show()
    chat.togglePanel()
    #expect(chat.isPanelOpen)
    #expect(!search.isFirstResponder)
  }

  @Test func theInputViewIsAsHighAsTheKeyboard() {
    let panel = UIView()
    keyboard.show()
    keyboard.change(height: 380)
    chat.text.togglePanel(panel, tracker: keyboard.tracker)
    #expect(panel.frame.height == 380)
    #expect(chat.text.inputView === panel)
    keyboard.change(height: 300)  // UIKit makes it lower
    #expect(textBottom == 308)
    #expect(lastMessage == chat.bar.frame.minY)
  }

  @Test func theKeyboardComesBackInFrontOfThePanel() {
    focusText()
    let bottom = textBottom
    chat.togglePanel()
    #expect(textBottom == bottom)
    chat.togglePanel()
    #expect(textBottom == bottom)
    keyboard.show()
    scene.endAnimations()
    scene.turn()
    #expect(!chat.isPanelOpen)
    #expect(textBottom == bottom)
    #expect(lastMessage == chat.bar.frame.minY)
  }

  @Test func aTapWhileAHigherKeyboardComesBackKeepsTheBar() {
    focusText()
    chat.togglePanel()
    chat.togglePanel()
    // Another input method, whose keyboard is not confirmed yet.
    var frame = scene.screenBounds
    frame.origin.y = frame.maxY - 400
    frame.size.height = 400
    keyboard.post(.willShow, end: frame)
    #expect(textBottom == 408)
    chat.togglePanel()
    #expect(textBottom == 408)
    #expect(lastMessage == chat.bar.frame.minY)
  }

  @Test func theKeyboardOfAnotherFieldLeavesThePanelOpen() {
    chat.togglePanel()
    let search = UITextField()
    scene.window.addSubview(search)
    search.becomeFirstResponder()
    keyboard.show()
    #expect(chat.isPanelOpen)
  }
}
