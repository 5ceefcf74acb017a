import KeyboardNotifications
import KeyboardTesting
import Testing

@testable import KeyboardUIKit

/// The view of a controller moves up for a field in no scroll view, where the app asks for it.
@MainActor
struct MovedControllerTests {
  let fixture = KeyboardFixture()
  let controller = UIViewController()

  init() {
    let insets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    fixture.window.setSafeArea(insets)
    fixture.window.rootViewController = controller
  }

  func adjust(
    _ distance: @escaping @MainActor (UIView) -> CGFloat? = { _ in 12 }
  ) -> KeyboardAdjustment {
    .forFocusedViews(movesControllers: true, tracker: fixture.tracker, spacing: distance)
  }

  /// Gives the focus to a view, and shows the keyboard until the next frame and turn.
  func show(for view: UIView) {
    view.becomeFirstResponder()
    fixture.post(.willShow, fixture.docked(336))
    fixture.turn()
    fixture.post(.didShow, fixture.docked(336))
    fixture.clock.nextTurn()
    fixture.turn()
  }

  func hide() {
    fixture.hide()
    fixture.turn()
  }

  var origin: CGFloat { controller.view.frame.origin.y }

  // MARK: The move

  @Test func theViewMovesAsFarAsTheFieldNeedsAndBack() {
    let adjustment = adjust()
    show(for: fixture.addField(y: 700, to: controller.view))
    #expect(origin == -244)
    hide()
    #expect(origin == 0)
    #expect(!KeyboardCoordinator.of(fixture.tracker).isMonitoringCommits)
    adjustment.cancel()
  }

  @Test(arguments: [(0, -240), (8, -240), (12, -244)] as [(CGFloat, CGFloat)])
  func aMovedFieldHasTheSpacingOrEightPoints(spacing: CGFloat, expected: CGFloat) {
    let adjustment = adjust { _ in spacing }
    show(for: fixture.addField(y: 700, to: controller.view))
    #expect(origin == expected)
    adjustment.cancel()
  }

  @Test func noViewMovesUnlessTheAppAsksForIt() {
    let adjustment = KeyboardAdjustment.forFocusedViews(tracker: fixture.tracker)
    show(for: fixture.addField(y: 740, to: controller.view))
    #expect(origin == 0)
    adjustment.cancel()
  }

  @Test func aFieldThatIsPinnedToTheBottomOfTheSafeAreaRises() {
    let adjustment = adjust()
    let field = UITextField()
    let bottom = controller.view.addBar(
      field,
      on: controller.view.safeAreaLayoutGuide.bottomAnchor,
      height: 40
    )
    fixture.window.layoutIfNeeded()
    #expect(field.frame.maxY == 810)
    show(for: field)
    // The keyboard covers no more of the view.
    #expect(origin == -336)
    #expect(origin + field.frame.maxY == 508)
    hide()
    #expect(origin == 0 && field.frame.maxY == 810 && bottom.constant == 0)
    adjustment.cancel()
  }

  @Test func aTextViewThatCannotShowItsCaretByItselfMovesWithTheView() {
    let text = UITextView(frame: CGRect(x: 0, y: 700, width: 390, height: 100))
    controller.view.addSubview(text)
    let adjustment = adjust()
    show(for: text)
    let caret = text.convert(Focus.rectangle(of: text, scrollsItself: false), to: fixture.window)
    #expect(origin < 0 && caret.maxY <= 496 && caret.minY >= 59)
    adjustment.cancel()
  }

  @Test func aTextViewThatShowsItsCaretByItselfMovesNothing() {
    let text = UITextView(frame: fixture.window.bounds)
    text.text = String(repeating: "\n", count: 60)
    controller.view.addSubview(text)
    let adjustment = adjust()
    show(for: text)
    #expect(origin == 0 && text.contentInset.bottom > 300)
    adjustment.cancel()
  }

  // MARK: Taken back

  @Test func theMoveIsTakenBackWhenTheFocusMovesToAnotherController() {
    let adjustment = adjust()
    let other = UIViewController()
    other.view.frame = fixture.window.bounds
    fixture.window.addSubview(other.view)
    let field = fixture.addField(y: 700, to: other.view)
    show(for: fixture.addField(y: 740, to: controller.view))
    field.becomeFirstResponder()
    fixture.clock.nextTurn()
    fixture.turn()
    #expect(origin == 0)
    #expect(other.view.frame.origin.y == -244)
    adjustment.cancel()
    #expect(other.view.frame.origin.y == 0)
  }

  @Test func aListBesideAViewThatIsGivenBackIsMeasuredAgainBeforeTheSameFrame() {
    let list = fixture.addAdjustedScrollView()
    let child = UIViewController()
    controller.addChild(child)
    controller.view.addSubview(child.view)
    child.view.frame = controller.view.bounds
    child.view.addSubview(list)
    let adjustment = adjust()
    let code = fixture.addField(y: 100, to: fixture.window)
    show(for: fixture.addField(y: 740, to: child.view))
    #expect(child.view.frame.origin.y == -284)
    #expect(list.adjustedContentInset.bottom == 52)
    code.becomeFirstResponder()
    fixture.clock.nextTurn()
    fixture.turn()
    #expect(child.view.frame.origin.y == 0)
    #expect(list.adjustedContentInset.bottom == 336)
    adjustment.cancel()
  }

  @Test func aMovedViewIsTakenOverWithItsMove() {
    let older = adjust()
    show(for: fixture.addField(y: 740, to: controller.view))
    let newer = adjust { _ in 20 }
    #expect(origin == -292)
    newer.cancel()
    #expect(origin == -292)
    fixture.turn()
    #expect(origin == -284)
    older.cancel()
    #expect(origin == 0)
  }

  @Test func theMoveIsTakenBackWhenTheFocusMovesToAFieldThatIsLeftAlone() {
    let code = fixture.addField(y: 100, to: controller.view)
    let adjustment = adjust { $0 === code ? nil : 12 }
    show(for: fixture.addField(y: 740, to: controller.view))
    #expect(origin == -284)
    code.becomeFirstResponder()
    fixture.clock.nextTurn()
    fixture.turn()
    #expect(origin == 0)
    adjustment.cancel()
  }

  @Test func aViewThatIsReleasedWhileItIsMovedNeedsNoFrames() {
    let adjustment = adjust()
    do {
      let page = UIViewController()
      page.view.frame = fixture.window.bounds
      fixture.window.addSubview(page.view)
      show(for: fixture.addField(y: 740, to: page.view))
      #expect(page.view.frame.origin.y == -284)
      page.view.removeFromSuperview()
    }
    hide()
    fixture.turn()
    #expect(!KeyboardCoordinator.of(fixture.tracker).isMonitoringCommits)
    adjustment.cancel()
  }

  // MARK: Sheets and pinned views

  /// The distance between the field's end and the top of the keyboard.
  private func distance(below field: UIView) -> CGFloat {
    508 - field.convert(field.bounds, to: fixture.window).maxY
  }

  @Test(arguments: [UIModalPresentationStyle.automatic, .pageSheet, .formSheet])
  func aSheetIsMoved(style: UIModalPresentationStyle) {
    let sheet = UIViewController()
    sheet.modalPresentationStyle = style
    controller.present(sheet, animated: false)
    let before = sheet.view.frame
    let field = fixture.addField(y: sheet.view.bounds.height - 100, to: sheet.view)
    let adjustment = adjust()
    show(for: field)
    #expect(distance(below: field) == 12)
    #expect(origin == 0)
    hide()
    #expect(sheet.view.frame == before)
    adjustment.cancel()
  }

  @Test func aSheetThatUIKitRaisesIsMovedForTheRestOnly() {
    let sheet = UIViewController()
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    controller.present(sheet, animated: false)
    let field = fixture.addField(y: 300, to: sheet.view)
    let adjustment = adjust()
    show(for: field)
    sheet.sheetPresentationController?.selectedDetentIdentifier = .large
    fixture.turn()
    // It ends at 69 + 340, above the keyboard.
    #expect(sheet.view.frame.minY == 69)
    #expect(distance(below: field) > 12)
    hide()
    #expect(sheet.view.frame.minY == 69)
    adjustment.cancel()
  }

  /// Adds a controller to another one, with constraints that place its view.
  private func addPinned(_ child: UIViewController, to parent: UIViewController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      child.view.topAnchor.constraint(equalTo: parent.view.topAnchor),
      child.view.bottomAnchor.constraint(equalTo: parent.view.bottomAnchor),
      child.view.leadingAnchor.constraint(equalTo: parent.view.leadingAnchor),
      child.view.trailingAnchor.constraint(equalTo: parent.view.trailingAnchor),
    ])
    fixture.window.layoutIfNeeded()
  }

  @Test func theControllerAroundAPinnedViewIsMoved() {
    let (middle, child) = (UIViewController(), UIViewController())
    addPinned(middle, to: controller)
    addPinned(child, to: middle)
    let adjustment = adjust()
    show(for: fixture.addField(y: 740, to: child.view))
    #expect(origin == -284)
    #expect(child.view.frame.origin.y == 0)
    adjustment.cancel()
  }

  @Test func aContainerAroundAPinnedViewIsNotMoved() {
    let (page, child) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: page)
    page.view.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
    controller.addChild(navigation)
    controller.view.addSubview(navigation.view)
    navigation.view.frame = controller.view.bounds
    addPinned(child, to: page)
    let adjustment = adjust()
    show(for: fixture.addField(y: 740, to: child.view))
    #expect(navigation.view.frame.origin.y == 0 && origin < 0)
    adjustment.cancel()
  }

  @Test func nothingIsMovedForAFieldInAContainersBar() {
    let results = UIScrollView(frame: fixture.window.bounds)
    results.contentSize = CGSize(width: 390, height: 2000)
    let page = UIViewController()
    let navigation = UINavigationController(rootViewController: page)
    controller.addChild(navigation)
    controller.view.addSubview(navigation.view)
    navigation.view.frame = controller.view.bounds
    page.view.addSubview(results)
    let bar = fixture.addView(CGRect(x: 0, y: 760, width: 390, height: 50), to: navigation.view)
    let adjustment = adjust()
    fixture.adjust(results)
    let field = fixture.addField(y: 5, to: bar)
    field.becomeFirstResponder()
    fixture.post(.willShow, fixture.docked(336))
    fixture.turn()
    #expect(origin == 0)
    bar.frame.origin.y = 458
    fixture.turn()
    #expect(origin == 0 && navigation.view.frame.origin.y == 0)
    #expect(results.adjustedContentInset.bottom == 336)
    adjustment.cancel()
  }

  // MARK: Left alone

  /// Expects that the view of a controller does not move.
  private func expectLeftAlone(
    _ moved: UIViewController,
    _ comment: Comment
  ) {
    let adjustment = adjust()
    let frame = moved.view.frame
    show(for: fixture.addField(y: 740, to: moved.view))
    #expect(moved.view.frame == frame, comment)
    #expect(controller.view.frame == fixture.window.bounds, comment)
    adjustment.cancel()
    hide()
  }

  @Test func hostingControllersAlertsAndContainersAreLeftAlone() {
    final class UIHostingController: UIViewController {}
    for other in [UIHostingController(), UIAlertController(), UITabBarController()] {
      fixture.window.rootViewController = other
      expectLeftAlone(other, "\(type(of: other))")
    }
    let hosting = UIHostingController()
    let child = UIViewController()
    fixture.window.rootViewController = hosting
    hosting.addChild(child)
    hosting.view.addSubview(child.view)
    expectLeftAlone(child, "in a hosting controller")
  }

  @Test func aViewWithATransformOrConstraintsIsLeftAlone() {
    controller.view.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
    expectLeftAlone(controller, "a transform")
    controller.view.transform = .identity
    controller.view.translatesAutoresizingMaskIntoConstraints = false
    expectLeftAlone(controller, "constraints")
  }

  @Test func aControllerThatTheAppAdjustsIsLeftAlone() {
    let own = controller.adjustForKeyboard(tracker: fixture.tracker)
    let child = UIViewController()
    controller.addChild(child)
    controller.view.addSubview(child.view)
    child.view.frame = controller.view.bounds
    expectLeftAlone(child, "a child of an adjusted controller")
    expectLeftAlone(controller, "an adjusted controller")
    own.cancel()
  }

  @Test func aPresentationOfTheAppThatDoesNotFillTheWindowIsLeftAlone() {
    final class Card: UIPresentationController {
      override var frameOfPresentedViewInContainerView: CGRect {
        CGRect(x: 0, y: 100, width: 390, height: 744)
      }
    }
    final class Presenter: UIViewControllerTransitioningDelegate {
      func presentationController(
        forPresented presented: UIViewController,
        presenting: UIViewController?,
        source: UIViewController
      ) -> UIPresentationController? {
        Card(presentedViewController: presented, presenting: presenting)
      }
    }
    let presenter = Presenter()
    let card = UIViewController()
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = presenter
    controller.present(card, animated: false)
    expectLeftAlone(card, "a card")
  }

  @Test func aFieldInAScrollViewMovesNoController() {
    let form = fixture.addScrollView()
    controller.view.addSubview(form)
    let adjustment = adjust()
    show(for: fixture.addField(y: 740, to: form))
    #expect(origin == 0 && form.contentInset.bottom > 0)
    adjustment.cancel()
  }

  @Test func aFieldInARowOfPagesMovesTheController() {
    let pages = fixture.addScrollView(contentHeight: 844)
    pages.contentSize.width = 1170
    controller.view.addSubview(pages)
    let adjustment = adjust()
    show(for: fixture.addField(y: 740, to: pages))
    #expect(origin == -284 && pages.contentInset.bottom == 0)
    adjustment.cancel()
  }

  @Test func aWindowInFrontOfTheOthersIsLeftAlone() {
    fixture.window.windowLevel = .alert
    expectLeftAlone(controller, "a window above")
  }

  // MARK: Options

  @Test func aPauseKeepsTheMoveAndAConditionThatReleasesTakesItBack() {
    let adjustment = adjust()
    show(for: fixture.addField(y: 740, to: controller.view))
    adjustment.condition = KeyboardCondition(otherwise: .release) { false }
    fixture.turn()
    #expect(origin == 0)
    adjustment.condition = .always
    fixture.turn()
    #expect(origin == -284)
    adjustment.pause()
    hide()
    #expect(origin == -284)
    adjustment.resume()
    fixture.turn()
    #expect(origin == 0)
  }
}
