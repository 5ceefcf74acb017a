import Foundation
import KeyboardUIKit
import Testing

/// Each call with closures does the same in language modes 5 and 6, in which this file is compiled.
@MainActor
struct CallTests {
  private let scene: UIWindowScene
  private let window: UIWindow
  private let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let center = NotificationCenter()
  private let tracker: KeyboardTracker

  init() {
    let screen = UIScreen(standInBounds: CGRect(x: 0, y: 0, width: 390, height: 844))
    scene = UIWindowScene(standInScreen: screen)
    window = UIWindow(windowScene: scene)
    window.makeKeyAndVisible()
    window.addSubview(list)
    tracker = KeyboardTracker(center: center)
  }

  private func show() {
    post("UIKeyboardWillShowNotification", CGRect(x: 0, y: 508, width: 390, height: 336))
  }

  private func hide() {
    post("UIKeyboardWillHideNotification", CGRect(x: 0, y: 844, width: 390, height: 336))
  }

  private func post(_ name: String, _ frame: CGRect) {
    let userInfo: [String: Any] = [
      "UIKeyboardFrameEndUserInfoKey": frame, "UIKeyboardAnimationDurationUserInfoKey": 0.25,
    ]
    center.post(name: Notification.Name(name), object: nil, userInfo: userInfo)
  }

  @Test func theClosureOfAFollowedViewIsItsAlongside() {
    var heights: [CGFloat] = []
    let adjustment = window.followKeyboard(tracker: tracker) { heights.append($0.height) }
    show()
    #expect(heights == [0, 336])
    #expect(adjustment.alongside != nil && adjustment.completion == nil)
  }

  @Test func closuresOfAnAdjustmentAreSetByName() {
    var calls: [String] = []
    let adjustment = list.adjustForKeyboard(spacing: 12, keeping: .bottom, tracker: tracker)
    adjustment.alongside = { calls.append("alongside \($0.height)") }
    adjustment.completion = { calls.append("completion \($0.height)") }
    adjustment.revealing = { _, focus in focus }
    adjustment.while = KeyboardCondition { true }
    calls = []
    show()
    #expect(calls == ["alongside 336.0", "completion 336.0"])
    #expect(list.contentInset.bottom == 348)
  }

  @Test func eachKindIsAdjustedWithoutAClosure() {
    let bar = UIView()
    window.addSubview(bar)
    let bottom = bar.bottomAnchor.constraint(equalTo: window.bottomAnchor)
    let controller = UIViewController()
    window.rootViewController = controller
    let adjustments = [
      list.adjustForKeyboard(withBar: bar, keeping: .top, mode: .atLeast, tracker: tracker),
      bottom.adjustForKeyboard(draggedScrollView: list, tracker: tracker),
      controller.adjustForKeyboard(spacing: 8, tracker: tracker),
    ]
    show()
    #expect(bottom.constant == -336)
    #expect(controller.additionalSafeAreaInsets.bottom == 344)
    withExtendedLifetime(adjustments) {}
  }

  @Test func focusedViewsAreExcludedByAClosure() {
    var excluded: [UIScrollView] = []
    let field = UITextField(frame: CGRect(x: 0, y: 700, width: 390, height: 40))
    list.addSubview(field)
    let adjustment = KeyboardAdjustment(ofFocusedViewsWith: tracker) {
      excluded.append($0)
      return true
    }
    field.becomeFirstResponder()
    show()
    scene.standInUpdate()
    #expect(excluded.first === list && list.contentInset.bottom == 0)
    adjustment.cancel()
  }

  @Test func theFirstClosureOfAFollowerIsForAppearing() {
    var calls: [String] = []
    let first = KeyboardFollower(window, tracker: tracker) { _, height, _ in
      calls.append("appeared \(height)")
    }
    let second = KeyboardFollower(window, tracker: tracker) { _, _, _ in
    } onDisappear: {
      calls.append("disappeared \($0)")
    } onChange: {
      calls.append($0.change.rawValue)
    }
    show()
    hide()
    #expect(
      Set(calls) == ["appeared 336.0", "appeared", "disappeared 336.0", "disappeared"]
        && calls.count == 4
    )
    withExtendedLifetime([first, second]) {}
  }

  @Test func viewsAreAnimatedByTheFirstClosure() {
    var calls: [String] = []
    UIView.animate(alongside: nil) { calls.append("animations") }
    UIView.animate(alongside: KeyboardAnimation()) {
      calls.append("animations")
    } completion: { _ in
      calls.append("completion")
    }
    #expect(calls == ["animations", "animations", "completion"])
  }

  @Test func aTrackerIsObservedByItsClosure() {
    var changes: [KeyboardChange] = []
    var states: [KeyboardVisibility] = []
    let tokens = [
      tracker.observe { changes.append($0.change) },
      tracker.observeStates { states.append($0.visibility) },
      center.addMainActorObserver(descriptor: .keyboardWillShow) { _ in changes.append(.moved) },
    ]
    show()
    #expect(Set(changes) == [.appeared, .moved] && states.last == .showing)
    withExtendedLifetime(tokens) {}
  }
}
