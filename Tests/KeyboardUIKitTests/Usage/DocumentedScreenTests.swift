import Foundation
import KeyboardTesting
import KeyboardUIKit
import Testing

/// The screens of the pages, with the shared tracker, in the places that hand-written code misses.
@MainActor
struct DocumentedScreenTests {
  /// Places a screen in a window, and shows the keyboard.
  enum Place: CaseIterable {
    case phoneWithHomeIndicator, slideOver, floatingKeyboard
  }

  /// Screens of the pages.
  enum Screen: CaseIterable {
    case form, chat, comments

    @MainActor func controller() -> UIViewController {
      switch self {
      case .form: FormViewController()
      case .chat: ChatViewController()
      case .comments: CommentsViewController()
      }
    }

    /// Returns the bottom of the part that is kept clear, in a controller's view.
    @MainActor func bottom(in view: UIView) throws -> CGFloat {
      // A followed view has an empty subview, too.
      let views = view.subviews.filter { $0 is UIScrollView || !$0.subviews.isEmpty }
      let list = try #require(views.first as? UIScrollView)
      switch self {
      case .form: return list.frame.maxY - list.adjustedContentInset.bottom
      case .chat:
        return views[1].convert(views[1].subviews[0].frame, to: view).maxY.rounded() + 8
      case .comments: return views[1].frame.maxY.rounded()
      }
    }
  }

  @Test(arguments: Place.allCases, Screen.allCases)
  func aScreenEndsAtTheKeyboard(_ place: Place, _ screen: Screen) throws {
    let keyboard = SimulatedKeyboard(
      place == .phoneWithHomeIndicator ? .iPhone : .iPad,
      center: .default
    )
    let bounds = try #require(keyboard.environment.screenBounds)
    let scene = UIWindowScene(standInScreen: UIScreen(standInBounds: bounds))
    let window = UIWindow(windowScene: scene)
    if place == .phoneWithHomeIndicator {
      window.standInSetSafeAreaInsets(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    }
    if place == .slideOver {
      window.frame = CGRect(x: bounds.width - 330, y: 10, width: 320, height: bounds.height - 20)
    }
    window.makeKeyAndVisible()
    let controller = screen.controller()
    controller.standInAppear(in: window)
    let view = try #require(controller.viewIfLoaded)
    let rest = try screen.bottom(in: view)
    let frames = view.subviews.map(\.frame)
    keyboard.show()
    let top = try #require(keyboard.frame?.minY) - window.frame.minY
    #expect(try screen.bottom(in: view) == top)
    #expect(top < rest)
    if place == .floatingKeyboard { keyboard.float(at: CGPoint(x: 40, y: 300)) }
    #expect(try screen.bottom(in: view) == (place == .floatingKeyboard ? rest : top))
    keyboard.hide()
    #expect(try screen.bottom(in: view) == rest)
    #expect(view.subviews.map(\.frame) == frames)
    withExtendedLifetime(scene) {}
  }

  @Test(arguments: [2000, 100] as [CGFloat])
  func theEndOfTheChatStaysOnTheBarInARotation(contentHeight: CGFloat) throws {
    let scene = UIWindowScene(standInScreen: .main)
    let window = UIWindow(windowScene: scene)
    window.standInSetSafeAreaInsets(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    window.makeKeyAndVisible()
    let chat = ChatViewController()
    let list = try #require(chat.view.subviews.first as? UIScrollView)
    list.contentSize.height = contentHeight
    window.rootViewController = chat
    window.standInRotate(to: CGSize(width: window.frame.height, height: window.frame.width))
    let bar = chat.view.subviews[1].frame
    let end = contentHeight - list.contentOffset.y
    #expect(end == (contentHeight == 100 ? 147 : bar.minY))
    #expect(list.frame.maxY - list.adjustedContentInset.bottom == bar.minY)
    withExtendedLifetime(scene) {}
  }

  @Test(
    arguments: [
      ("KeyboardUIKit/Documentation.docc/KeyboardUIKit.md", ["Form"]),
      ("KeyboardUIKit/Documentation.docc/Articles/building-a-chat.md", ["Chat"]),
      (
        "KeyboardNotifications/Documentation.docc/Articles/coming-from-hand-written-keyboard-code.md",
        ["Form", "Comments"]
      ),
    ]
  )
  func theScreensStandInThePages(page: String, names: [String]) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let screens = try code(in: folder.appendingPathComponent("DocumentedScreens.swift"))
      .components(separatedBy: "finalclass")
    let text = try code(in: folder.appendingPathComponent("../../../Sources/\(page)").standardized)
    for name in names {
      let screen = try #require(screens.first { $0.hasPrefix("\(name)ViewController:") })
      let isInPage = text.contains("finalclass" + screen)
      #expect(isInPage, "\(name)ViewController differs from its page.")
    }
  }

  @Test(
    arguments: [
      ("building-a-form", ["OrderViewController", "AccountViewController"]),
      ("building-a-bottom-sheet", ["BottomSheet"]),
      ("using-an-input-accessory-view", ["MessagesViewController"]),
      ("replacing-the-keyboard-by-a-panel", ["InputViewPanel", "KeyboardTracker+StoredHeight"]),
      (
        "choosing-what-to-adjust",
        ["NoteViewController", "NotesViewController", "ResultsViewController"]
      ),
    ]
  )
  func theExamplesStandInThePages(page: String, files: [String]) throws {
    let root = URL(fileURLWithPath: #filePath)
      .appendingPathComponent("../../../..").standardized
    let text = try code(
      in: root.appendingPathComponent(
        "Sources/KeyboardUIKit/Documentation.docc/Articles/\(page).md"
      )
    )
    for file in files {
      let example = try code(
        in: root.appendingPathComponent(
          "Examples/KeyboardUIKitChat.swiftpm/Screens/\(file).swift"
        )
      )
      let isInPage = text.contains(example)
      #expect(isInPage, "\(file) differs from its page.")
    }
  }

  /// Returns the text of a file without comments and white space, in which a page may differ.
  private func code(in file: URL) throws -> String {
    try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
      .map { $0.components(separatedBy: "//").first ?? "" }
      .joined().filter { !$0.isWhitespace }
      // A list in one line has no comma at its end.
      .replacingOccurrences(of: ",]", with: "]")
  }
}
