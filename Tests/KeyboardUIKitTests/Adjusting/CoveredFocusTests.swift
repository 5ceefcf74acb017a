import KeyboardNotifications
import KeyboardTesting
import Testing

@testable import KeyboardUIKit

/// What stays covered is logged with its reason, and an adjustment describes what it does.
@MainActor
struct CoveredFocusTests {
  private final class SecretField: UITextField {}
  private final class UIHostingController: UIViewController {}
  private final class WKWebView: UIView {}

  private let fixture = KeyboardFixture()
  private let form: UIScrollView
  private let controller = UIViewController()
  private let field = SecretField(frame: CGRect(x: 0, y: 700, width: 390, height: 40))

  init() {
    form = fixture.addScrollView()
    field.text = "typed"
  }

  private func adjust(
    movesControllers: Bool = false,
    _ distance: @escaping @MainActor (UIView) -> CGFloat? = { _ in 0 }
  ) -> KeyboardAdjustment {
    fixture.keep(
      KeyboardAdjustment.forFocusedViews(
        movesControllers: movesControllers,
        tracker: fixture.tracker,
        spacing: distance
      )
    )
  }

  /// Shows the keyboard for the field in a view until all is at rest, and returns the lines.
  private func lines(in view: UIView) -> [String] {
    view.addSubview(field)
    field.becomeFirstResponder()
    fixture.show(336)
    fixture.turn()
    fixture.clock.advance(by: 1)
    fixture.turn()
    return fixture.faults.lines
  }

  private func expect(
    _ reason: String,
    in view: UIView,
    _ location: SourceLocation = #_sourceLocation
  ) {
    let lines = lines(in: view)
    #expect(lines.count == 1, sourceLocation: location)
    #expect(
      lines.first?.hasPrefix("The keyboard covers SecretField, because \(reason).") == true,
      "\(lines)",
      sourceLocation: location
    )
    #expect(lines.first?.contains("typed") == false, sourceLocation: location)
  }

  // MARK: Reasons

  @Test func aFieldInNoScrollViewIsLoggedWithThatReason() {
    _ = adjust()
    expect("it is in no scroll view", in: fixture.window)
  }

  @Test func aFieldInAListThatOnlyScrollsSidewaysIsLoggedWithThatReason() {
    _ = adjust()
    form.contentSize = CGSize(width: 1170, height: 844)
    expect("it is in a scroll view that only scrolls sideways", in: form)
  }

  @Test func aFieldInSwiftUIIsLoggedWithThatReason() {
    _ = adjust()
    let hosting = UIHostingController()
    fixture.window.rootViewController = hosting
    expect("it is in SwiftUI", in: hosting.view)
  }

  @Test func aFieldThatTheAppLeavesAloneIsLoggedWithThatReason() {
    _ = adjust { _ in nil }
    expect("the adjustment's closure leaves it alone", in: form)
  }

  @Test func aFieldWhoseConditionIsNotMetIsLoggedWithThatReason() {
    adjust().condition = KeyboardCondition { false }
    expect("the condition is not met", in: form)
  }

  @Test func aFieldWhoseAdjustmentIsPausedIsLoggedWithThatReason() {
    adjust().pause()
    expect("the adjustment is paused", in: form)
  }

  @Test func aFieldWhoseFormsAdjustmentIsPausedIsLoggedWithThatReason() {
    _ = adjust()
    fixture.adjust(form).pause()
    expect("the adjustment is paused", in: form)
  }

  @Test func aFieldPinnedToTheSafeAreaIsLoggedWithThatReason() {
    _ = adjust(movesControllers: true)
    let controller = UIViewController()
    let insets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    fixture.window.setSafeArea(insets)
    fixture.window.rootViewController = controller
    controller.view.addSubview(field)
    field.translatesAutoresizingMaskIntoConstraints = false
    let safeArea = controller.view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      field.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 681),
      field.heightAnchor.constraint(equalToConstant: 40),
      field.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
      field.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
    ])
    fixture.window.layoutIfNeeded()
    let reason = "it is pinned to the safe area, so it does not rise with its controller's view"
    expect(reason, in: controller.view)
  }

  @Test func aFieldWhoseControllersViewIsPinnedIsLoggedWithThatReason() {
    _ = adjust(movesControllers: true)
    fixture.window.rootViewController = controller
    controller.view.translatesAutoresizingMaskIntoConstraints = false
    expect(
      "constraints, a transform, a presentation or an adjustment place its controller's view",
      in: controller.view
    )
  }

  @Test func aFieldInATransitionIsLoggedWithThatReason() {
    _ = adjust(movesControllers: true)
    let page = UIViewController()
    fixture.window.rootViewController = controller
    page.modalPresentationStyle = .fullScreen
    controller.present(page, animated: true)
    expect("a transition of its controller is in progress", in: page.view)
  }

  @Test func aFieldInAContainersBarIsLoggedWithThatReason() {
    _ = adjust(movesControllers: true)
    let tabs = UITabBarController()
    fixture.window.rootViewController = tabs
    expect("it is in the bar of one of UIKit's container controllers", in: tabs.view)
  }

  @Test func aFieldWhoseControllersViewIsPutBackIsLoggedWithThatReason() {
    _ = adjust(movesControllers: true)
    fixture.window.rootViewController = controller
    _ = lines(in: controller.view)
    for _ in 1...20 {
      controller.view.frame = fixture.window.bounds
      fixture.turn()
    }
    fixture.clock.advance(by: 1)
    field.resignFirstResponder()
    field.becomeFirstResponder()
    fixture.clock.advance(by: 1)
    #expect(
      fixture.faults.lines.contains { $0.contains("puts its controller's view back") }
    )
  }

  // MARK: Nothing to say

  @Test func aFieldInSightIsNotLogged() {
    _ = adjust()
    #expect(lines(in: form).isEmpty)
  }

  @Test func aWebViewIsNotLogged() {
    _ = adjust()
    let web = WKWebView(frame: fixture.window.bounds)
    fixture.window.addSubview(web)
    #expect(lines(in: web).isEmpty)
  }

  @Test func nothingIsLoggedWithoutAnAdjustmentOfFocusedViews() {
    fixture.adjust(form)
    #expect(lines(in: fixture.window).isEmpty)
  }

  @Test func aKeyboardThatGoesBeforeItIsAtRestIsNotLogged() {
    _ = adjust()
    fixture.window.addSubview(field)
    field.becomeFirstResponder()
    fixture.show(336)
    fixture.hide()
    fixture.clock.advance(by: 1)
    #expect(fixture.faults.lines.isEmpty)
  }

  // MARK: The closure

  @Test func theClosureGetsEachFocusThatTheLogNames() {
    let adjustment = adjust()
    var covered: [String] = []
    adjustment.onCoveredFocus = { [field] view, reason in
      covered.append("\(view === field) \(reason)")
    }
    _ = lines(in: fixture.window)
    fixture.show(380)
    fixture.clock.advance(by: 1)
    #expect(covered == ["true it is in no scroll view"])
    fixture.addField(y: 100, to: fixture.window).becomeFirstResponder()
    fixture.clock.advance(by: 1)
    field.becomeFirstResponder()
    fixture.clock.advance(by: 1)
    #expect(covered.count == 2 && fixture.faults.lines.count == 2)
  }

  @Test func theClosureIsForFocusedViewsOnly() {
    let adjustment = fixture.adjust(form)
    adjustment.onCoveredFocus = { _, _ in }
    #expect(adjustment.onCoveredFocus == nil)
    #expect(fixture.faults.lines.map { $0.hasPrefix("onCoveredFocus") } == [true])
  }

  // MARK: The debugger

  @Test func anAdjustmentSaysWhatItHasWritten() {
    form.contentInset.bottom = 20
    let adjustment = fixture.adjust(form)
    fixture.show(336)
    #expect(
      adjustment.debugDescription
        == "KeyboardAdjustment of UIScrollView, contentInset 356.0, 20.0 of it the app's"
    )
  }

  @Test func anAdjustmentSaysWhyItDoesNothing() {
    let adjustment = fixture.adjust(form)
    func expectReason(_ reason: String) {
      #expect(adjustment.debugDescription.hasSuffix("does nothing: \(reason)"))
    }
    expectReason("no keyboard is up")
    fixture.show(336)
    form.frame.size.height = 400
    fixture.turn()
    expectReason("the keyboard does not cover the view")
    adjustment.condition = KeyboardCondition { false }
    expectReason("the condition is not met")
    adjustment.pause()
    expectReason("the adjustment is paused")
    adjustment.resume()
    adjustment.condition = .always
    form.removeFromSuperview()
    expectReason("the view is in no window")
    let newer = form.adjustForKeyboard(tracker: fixture.tracker)
    expectReason("it has ended, or a newer adjustment has replaced it")
    newer.cancel()
  }

  @Test func anAdjustmentWhoseNumberIsPutBackPointsToTheLog() {
    let adjustment = fixture.adjust(form)
    fixture.show(336)
    for _ in 1...12 {
      form.contentInset.bottom = 0
      fixture.turn()
    }
    #expect(adjustment.debugDescription.hasSuffix("it is left alone: the log says why"))
  }

  @Test func anAdjustmentSaysThatItsConstraintIsNotActive() {
    let bottom = fixture.window.addBar(on: fixture.window.bottomAnchor, height: 44)
    let adjustment = fixture.adjust(bottom)
    fixture.show(336)
    bottom.isActive = false
    #expect(adjustment.debugDescription.hasSuffix("does nothing: the constraint is not active"))
  }

  @Test func anOlderAdjustmentOfFocusedViewsNamesTheNewer() {
    let older = adjust()
    _ = adjust()
    #expect(older.debugDescription.hasSuffix("does nothing: a newer one is in effect"))
  }

  @Test func theAdjustmentOfFocusedViewsNamesWhatItAdjustsOrTheReason() {
    let adjustment = adjust()
    let name = "KeyboardAdjustment of focused views"
    #expect(adjustment.debugDescription == "\(name), does nothing: no keyboard is up")
    _ = lines(in: form)
    #expect(adjustment.debugDescription.contains("\(name), UIScrollView, contentInset 336.0"))
    fixture.window.addSubview(field)
    fixture.hide()
    fixture.turn()
    field.becomeFirstResponder()
    fixture.show(336)
    #expect(
      adjustment.debugDescription
        == "\(name), does nothing: SecretField has the focus, and it is in no scroll view"
    )
  }
}
