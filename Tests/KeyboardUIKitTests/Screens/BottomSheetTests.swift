import KeyboardTesting
import KeyboardUIKit
import Testing

@testable import KeyboardUIKitChat

/// The sheet of *Working in sheets*.
@MainActor
struct BottomSheetTests {
  /// A view that records the duration of the animation in which it is moved; 0 is without one.
  private final class MoveProbe: UIView {
    var durations: [TimeInterval] = []

    override var frame: CGRect {
      didSet {
        if frame != oldValue { durations.append(Self.inheritedAnimationDuration) }
      }
    }
  }

  private final class ProbedViewController: CommentsViewController {
    let probe = MoveProbe()

    override func loadView() {
      view = probe
    }
  }

  private let scene = SimulatedScene()
  private let root = UIViewController()
  private let content = ProbedViewController(height: 200)

  init() {
    content.tracker = scene.keyboard.tracker
    scene.show(root)
  }

  /// The top of the keyboard, or of the home indicator.
  private var freeBottom: CGFloat {
    scene.keyboard.frame?.minY ?? scene.window.bounds.maxY - 34
  }

  private func present() {
    root.present(content, animated: false)
    scene.window.layoutIfNeeded()
  }

  private func rotate() {
    scene.window.frame.size = CGSize(
      width: scene.window.frame.height,
      height: scene.window.frame.width
    )
    scene.window.layoutIfNeeded()
  }

  private func expectTheSheetOnTheKeyboard(height: CGFloat = 200) {
    let sheet = scene.frame(of: content.view)
    #expect(scene.frame(of: content.field).maxY == freeBottom - 8)
    // Not above the status bar.
    #expect(sheet.minY == max(59, freeBottom - height))
    #expect(sheet.maxY == scene.window.bounds.maxY)
    #expect(sheet.width == scene.window.bounds.width)
  }

  @Test func theSheetStandsOnTheKeyboard() {
    present()
    expectTheSheetOnTheKeyboard()
    scene.keyboard.show()
    expectTheSheetOnTheKeyboard()
    scene.keyboard.change(height: 400)
    expectTheSheetOnTheKeyboard()
    scene.keyboard.hide()
    expectTheSheetOnTheKeyboard()
  }

  @Test func theSheetMovesInTheAnimationOfTheKeyboard() {
    present()
    content.probe.durations = []
    scene.keyboard.show()
    scene.keyboard.change(height: 400)
    scene.keyboard.hide()
    #expect(content.probe.durations == [0.25, 0.25, 0.25])
  }

  @Test func aSheetThatIsHigherThanTheFreeSpaceFillsIt() {
    content.preferredContentSize.height = 5000
    present()
    scene.keyboard.show()
    #expect(scene.frame(of: content.view).minY == 59)
    #expect(scene.frame(of: content.field).maxY == freeBottom - 8)
  }

  @Test func aSheetWhoseContentGrowsIsPlacedAgain() {
    present()
    scene.keyboard.show()
    content.preferredContentSize.height = 300
    scene.window.layoutIfNeeded()
    expectTheSheetOnTheKeyboard(height: 300)
  }

  @Test func afterARotationTheSheetStandsOnTheNewKeyboard() {
    present()
    scene.keyboard.show()
    scene.keyboard.rotate(to: .landscape) { rotate() }
    expectTheSheetOnTheKeyboard()
  }

  @Test func aSheetThatIsDismissedDoesNotMoveWithTheKeyboard() throws {
    present()
    scene.keyboard.show()
    let sheet = try #require(content.presentationController)
    content.probe.durations = []
    sheet.dismissalTransitionWillBegin()
    scene.keyboard.hide()
    content.preferredContentSize.height = 300
    scene.window.layoutIfNeeded()
    #expect(content.probe.durations.isEmpty)
    sheet.dismissalTransitionDidEnd(true)
    #expect(content.additionalSafeAreaInsets.bottom == 0)
  }

  @Test(arguments: [false, true])
  func aCancelledDismissalPutsTheSheetBack(withoutTheKeyboard: Bool) throws {
    present()
    scene.keyboard.show()
    let sheet = try #require(content.presentationController)
    sheet.dismissalTransitionWillBegin()
    content.view.frame.origin.y = 700  // as the animator does
    if withoutTheKeyboard { scene.keyboard.hide() }
    #expect(content.view.frame.minY == 700)
    sheet.dismissalTransitionDidEnd(false)
    scene.window.layoutIfNeeded()
    expectTheSheetOnTheKeyboard()
  }
}
