import KeyboardTesting
import KeyboardUIKit
import Testing

@testable import KeyboardUIKitChat

/// The list with an input accessory view of *Building a chat*, with the bar in a window of its own.
///
/// UIKit moves an accessory view only for the real keyboard, so the test moves it.
@MainActor
struct MessagesTests {
  private let messages = MessagesViewController()

  /// The messages in a window, with a bar that is placed where UIKit would place it.
  @MainActor
  private final class Screen {
    let scene: SimulatedScene
    let barWindow: UIWindow
    let messages: MessagesViewController
    let isBarInFrame: Bool

    init(
      _ messages: MessagesViewController,
      _ system: SimulatedKeyboard.System
    ) throws {
      self.messages = messages
      scene = SimulatedScene(system: system, accessoryHeight: 52)
      isBarInFrame = system == .iOS18
      messages.tracker = scene.keyboard.tracker
      scene.show(messages)
      messages.becomeFirstResponder()
      barWindow = UIWindow(windowScene: try #require(scene.window.windowScene))
      barWindow.isHidden = false
      barWindow.addSubview(messages.bar)
      placeBar()
    }

    func placeBar(height: CGFloat = 52) {
      var frame = scene.screenBounds
      if let keyboard = scene.keyboard.frame {
        frame.origin.y = isBarInFrame ? keyboard.minY : keyboard.minY - height
        frame.size.height = height
      } else {
        frame.size.height = height + 34
        frame.origin.y = scene.screenBounds.maxY - frame.height
      }
      messages.bar.frame = frame
      scene.turn()
    }

    var endsAtBar: Bool {
      scene.visibleEnd(of: messages.list) == messages.bar.frame.minY
    }
  }

  @Test(arguments: SimulatedKeyboard.System.allCases)
  func theListEndsAtTheBar(on system: SimulatedKeyboard.System) throws {
    let screen = try Screen(messages, system)
    #expect(screen.endsAtBar)
    screen.scene.keyboard.show()
    screen.placeBar()
    #expect(screen.endsAtBar)
    screen.scene.keyboard.hide()
    screen.placeBar()
    #expect(screen.endsAtBar)
  }

  @Test(arguments: [true, false])
  func theListEndsAtTheBarWhenTheFingerLifts(andTheKeyboardComesBack comesBack: Bool) throws {
    let screen = try Screen(messages, .iOS26)
    screen.scene.keyboard.show()
    screen.placeBar()
    screen.scene.keyboard.dragToDismiss(by: 120, restored: comesBack)
    screen.placeBar()
    #expect(screen.endsAtBar)
  }
}
