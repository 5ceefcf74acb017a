import KeyboardNotifications
import KeyboardTesting
import Testing

@testable import KeyboardUIKit

/// The closure of an adjustment of focused views says what is done for a field.
@MainActor
struct FocusedViewsDistanceTests {
  private class ChatController: UIViewController {}
  private final class GroupChatController: ChatController {}
  private final class CodeField: UITextField {}

  @MainActor
  private final class Answer {
    var distance: CGFloat? = 12
  }

  private let fixture = KeyboardFixture()
  private let form: UIScrollView

  init() {
    form = fixture.addScrollView()
  }

  private func adjust(
    _ distance: @escaping @MainActor (UIView) -> CGFloat?
  ) -> KeyboardAdjustment {
    .forFocusedViews(tracker: fixture.tracker, spacing: distance)
  }

  /// Adds a controller that contains the form, with a field, and shows the keyboard for the field.
  private func showField(in controller: UIViewController) {
    fixture.window.rootViewController = controller
    controller.view.addSubview(form)
    let field = fixture.addField(y: 700, to: form)
    field.becomeFirstResponder()
    fixture.show(336)
    fixture.turn()
  }

  @Test func aFieldIsInsideTheControllersAroundItAndTheirClasses() {
    let chat = GroupChatController()
    let child = UIViewController()
    let page = UITableViewController(style: .plain)
    page.modalPresentationStyle = .fullScreen
    fixture.window.rootViewController = chat
    chat.addChild(child)
    chat.view.addSubview(child.view)
    let field = fixture.addField(y: 700, to: child.view)
    #expect(field.isInside(ChatController.self))
    #expect(field.isInside(UITableViewController.self, GroupChatController.self))
    #expect(!field.isInside(UITableViewController.self))
    #expect(!field.isInside())
    chat.present(page, animated: false)
    #expect(!page.tableView.isInside(ChatController.self))
  }

  @Test func someControllersAreLeftAloneOrServedAlone() {
    for (controller, isChat) in [(ChatController(), true), (UIViewController(), false)] {
      var adjustment = adjust { $0.isInside(ChatController.self) ? nil : 12 }
      showField(in: controller)
      #expect(form.contentInset.bottom == (isChat ? 0 : 348))
      adjustment.cancel()
      adjustment = adjust { $0.isInside(ChatController.self) ? 12 : nil }
      fixture.turn()
      #expect(form.contentInset.bottom == (isChat ? 348 : 0))
      adjustment.cancel()
      fixture.hide()
    }
  }

  @Test func eachFieldHasItsOwnDistance() {
    let adjustment = adjust { $0 is CodeField ? 40 : 12 }
    showField(in: UIViewController())
    #expect(form.contentInset.bottom == 348 && adjustment.spacing == 12)
    let code = CodeField(frame: CGRect(x: 0, y: 760, width: 390, height: 40))
    form.addSubview(code)
    code.becomeFirstResponder()
    fixture.clock.nextTurn()
    #expect(form.contentInset.bottom == 376 && adjustment.spacing == 40)
    adjustment.spacing = 20
    fixture.turn()
    #expect(form.contentInset.bottom == 356)
  }

  @Test func aFormWhoseFocusIsLeftAloneIsGivenBackAndNotScrolled() {
    let code = CodeField(frame: CGRect(x: 0, y: 1200, width: 390, height: 40))
    form.addSubview(code)
    let adjustment = adjust { $0 is CodeField ? nil : 12 }
    showField(in: UIViewController())
    let offset = form.contentOffset.y
    #expect(offset > 0)
    code.becomeFirstResponder()
    fixture.clock.nextTurn()
    fixture.turn()
    #expect(form.contentInset.bottom == 0 && form.contentOffset.y == offset)
    adjustment.cancel()
  }

  @Test func anAnswerThatChangesCountsAtTheNextFrameWithoutAnimation() {
    final class Form: UIScrollView {
      var durations: [Double] = []
      override var contentInset: UIEdgeInsets {
        didSet { durations.append(UIView.inheritedAnimationDuration) }
      }
    }
    let form = Form(frame: fixture.window.bounds)
    form.contentSize = CGSize(width: 390, height: 2000)
    fixture.window.addSubview(form)
    let answer = Answer()
    let adjustment = adjust { _ in answer.distance }
    fixture.addField(y: 700, to: form).becomeFirstResponder()
    fixture.show(336)
    fixture.turn()
    fixture.clock.nextTurn()
    #expect(form.contentInset.bottom == 348)
    form.durations = []
    for (next, inset) in [(40, 376), (nil, 0), (20, 356)] as [(CGFloat?, CGFloat)] {
      answer.distance = next
      fixture.turn()
      #expect(form.contentInset.bottom == inset)
    }
    #expect(form.durations.allSatisfy { $0 == 0 })
    adjustment.cancel()
  }

  @Test func aListIsLeftAloneAloneByAnAdjustmentOfItsOwnThatIsPaused() {
    let inner = UIScrollView(frame: CGRect(x: 0, y: 600, width: 390, height: 400))
    inner.contentSize = CGSize(width: 390, height: 900)
    form.addSubview(inner)
    fixture.adjust(inner).pause()
    let adjustment = adjust { _ in 12 }
    fixture.addField(y: 100, to: inner).becomeFirstResponder()
    fixture.show(336)
    fixture.turn()
    #expect(form.contentInset.bottom == 348 && inner.contentInset.bottom == 0)
    adjustment.cancel()
  }
}
