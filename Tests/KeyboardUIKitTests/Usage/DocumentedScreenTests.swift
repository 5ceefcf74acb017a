import Foundation
import KeyboardTesting
import KeyboardUIKit
import Testing

/// The screens of the pages, with the shared tracker, where code by hand goes wrong.
@MainActor
struct DocumentedScreenTests {
  /// Places a screen in a window, and shows the keyboard.
  enum Place: CaseIterable {
    case phoneWithHomeIndicator, slideOver, floatingKeyboard
  }

  /// Screens of the pages.
  enum Screen: CaseIterable {
    case form, note, chat, messages, comments

    @MainActor func controller() -> UIViewController {
      switch self {
      case .form: FormViewController()
      case .note: NoteViewController()
      case .chat: ChatViewController()
      case .messages: MessagesViewController()
      case .comments: CommentsViewController()
      }
    }

    /// Returns the bottom of what is kept clear, in the coordinates of the controller's view.
    @MainActor func bottom(in view: UIView) -> CGFloat {
      // A view that is followed has an empty subview too.
      let views = view.subviews.filter { $0 is UIScrollView || !$0.subviews.isEmpty }
      let bottom =
        switch self {
        case .form, .messages: views[0].frame.maxY - inset(of: views[0])
        case .note: views[0].frame.maxY
        case .chat: views[1].convert(views[1].subviews[0].frame, to: view).maxY
        case .comments: views[1].frame.maxY
        }
      return bottom.rounded()
    }

    @MainActor private func inset(of view: UIView) -> CGFloat {
      (view as? UIScrollView)?.adjustedContentInset.bottom ?? 0
    }
  }

  @Test(arguments: Place.allCases, Screen.allCases)
  func aScreenEndsAtTheKeyboard(_ place: Place, _ screen: Screen) throws {
    let device: SimulatedKeyboard.Device = place == .phoneWithHomeIndicator ? .iPhone : .iPad
    let keyboard = SimulatedKeyboard(device, center: .default)
    let bounds = try #require(keyboard.environment.screen)
    let scene = UIWindowScene(standInScreen: UIScreen(standInBounds: bounds))
    defer { withExtendedLifetime(scene) {} }
    let window = window(at: place, in: scene)
    let controller = screen.controller()
    controller.standInAppear(in: window)
    let view = try #require(controller.viewIfLoaded)
    let rest = screen.bottom(in: view)
    keyboard.show()
    let top = try #require(keyboard.frame?.minY) - window.frame.minY
    #expect(screen.bottom(in: view) == top)
    #expect(top < rest)
    if place == .floatingKeyboard {
      keyboard.float(at: CGPoint(x: 40, y: 300))
      #expect(screen.bottom(in: view) == rest)
    }
    keyboard.hide()
    #expect(screen.bottom(in: view) == rest)
  }

  private func window(at place: Place, in scene: UIWindowScene) -> UIWindow {
    let bounds = scene.screen.bounds
    let window = UIWindow(windowScene: scene)
    if place == .phoneWithHomeIndicator {
      window.standInSetSafeAreaInsets(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    }
    if place == .slideOver {
      // Narrow, at an edge, with a gap above and below.
      window.frame = CGRect(x: bounds.width - 330, y: 10, width: 320, height: bounds.height - 20)
    }
    window.makeKeyAndVisible()
    return window
  }

  @Test func theScreensStandInThePages() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let sources = folder.appendingPathComponent("../../../Sources").standardized
    let pages = [
      "KeyboardUIKit/Documentation.docc/KeyboardUIKit.md",
      "KeyboardUIKit/Documentation.docc/Articles/building-a-chat.md",
      "KeyboardUIKit/Documentation.docc/Articles/using-an-input-accessory-view.md",
      "KeyboardNotifications/Documentation.docc/Articles/coming-from-hand-written-keyboard-code.md",
    ]
    let text = try pages.map {
      try String(contentsOf: sources.appendingPathComponent($0), encoding: .utf8)
    }.joined()
    let file = folder.appendingPathComponent("DocumentedScreens.swift")
    let screens = try String(contentsOf: file, encoding: .utf8)
      .trimmingCharacters(in: .newlines).components(separatedBy: "\n\nfinal class ").dropFirst()
    #expect(screens.count == 6)
    for screen in screens { #expect(text.contains("final class " + screen)) }
  }
}
