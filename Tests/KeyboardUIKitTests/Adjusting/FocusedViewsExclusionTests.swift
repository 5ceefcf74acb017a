import KeyboardNotifications
import KeyboardTesting
import Testing

@testable import KeyboardUIKit

/// Screens and views that an adjustment of focused views is told to leave alone.
@MainActor
struct FocusedViewsExclusionTests {
  private class ChatController: UIViewController {}
  private final class GroupChatController: ChatController {}
  private final class CodeField: UITextField {}

  private let fixture = KeyboardFixture()
  private let form: UIScrollView

  init() {
    form = fixture.addScrollView()
  }

  /// Returns the inset that a form has with a keyboard while a field in it has the focus.
  private func inset(
    _ form: UIScrollView,
    _ field: UIView,
    excluding exclusion: KeyboardExclusion
  ) -> CGFloat {
    let adjustment = KeyboardAdjustment.forFocusedViews(
      excluding: exclusion,
      tracker: fixture.tracker
    )
    field.becomeFirstResponder()
    fixture.show(336)
    fixture.turn()
    defer {
      adjustment.cancel()
      fixture.hide()
    }
    return form.contentInset.bottom
  }

  /// Adds a controller with a form that has a field.
  private func addForm(in controller: UIViewController) -> (form: UIScrollView, field: UITextField)
  {
    controller.view.addSubview(form)
    return (form, fixture.addField(y: 700, to: form))
  }

  @Test func nothingIsExcludedByAnEmptyList() {
    #expect(inset(form, fixture.addField(y: 700, to: form), excluding: []) == 336)
  }

  @Test func controllersOfAClassAndOfItsSubclassesAreExcluded() {
    for (controller, expected) in [
      (ChatController(), 0), (GroupChatController(), 0), (UIViewController(), 336),
    ] as [(UIViewController, CGFloat)] {
      fixture.window.rootViewController = controller
      let (form, field) = addForm(in: controller)
      #expect(inset(form, field, excluding: .controllers([ChatController.self])) == expected)
    }
  }

  @Test func childrenOfAnExcludedControllerAreExcluded() {
    let chat = ChatController()
    let child = UIViewController()
    fixture.window.rootViewController = chat
    chat.addChild(child)
    chat.view.addSubview(child.view)
    let (form, field) = addForm(in: child)
    #expect(inset(form, field, excluding: .controllers([ChatController.self])) == 0)
  }

  @Test func aControllerThatAnExcludedOnePresentsIsNotExcluded() {
    let chat = ChatController()
    fixture.window.rootViewController = chat
    let page = UIViewController()
    page.modalPresentationStyle = .fullScreen
    chat.present(page, animated: false)
    let (form, field) = addForm(in: page)
    #expect(inset(form, field, excluding: .controllers([ChatController.self])) == 336)
  }

  @Test func anExcludedScrollViewIsLeftAloneAndThoseAroundItAreNot() {
    let inner = UIScrollView(frame: CGRect(x: 0, y: 600, width: 390, height: 400))
    inner.contentSize = CGSize(width: 390, height: 900)
    form.addSubview(inner)
    let field = fixture.addField(y: 100, to: inner)
    let exclusion = KeyboardExclusion.scrollViews { $0 === inner }
    #expect(inset(form, field, excluding: exclusion) == 336)
    #expect(inner.contentInset.bottom == 0)
  }

  @Test func aFocusInAnExcludedViewIsLeftAlone() {
    let group = fixture.addView(CGRect(x: 0, y: 600, width: 390, height: 200), to: form)
    let field = fixture.addField(y: 100, to: group)
    #expect(inset(form, field, excluding: .views { $0 === group }) == 0)
    #expect(inset(form, field, excluding: .views { $0 is CodeField }) == 336)
  }

  @Test func anExcludedFocusIsNotRevealedInAFormThatIsAdjustedForAnother() {
    let code = CodeField(frame: CGRect(x: 0, y: 1200, width: 390, height: 40))
    form.addSubview(code)
    let field = fixture.addField(y: 700, to: form)
    let adjustment = KeyboardAdjustment.forFocusedViews(
      excluding: .views { $0 is CodeField },
      tracker: fixture.tracker
    )
    field.becomeFirstResponder()
    fixture.show(336)
    fixture.turn()
    let offset = form.contentOffset.y
    #expect(offset == 240)
    code.becomeFirstResponder()
    fixture.clock.nextTurn()
    fixture.turn()
    #expect(form.contentOffset.y == offset)
    adjustment.cancel()
  }

  @Test func combinedExclusionsLeaveAloneWhatOneOfThemExcludes() {
    let code = CodeField(frame: CGRect(x: 0, y: 700, width: 390, height: 40))
    form.addSubview(code)
    let other = fixture.addField(y: 760, to: form)
    let exclusion: KeyboardExclusion = [
      .controllers([ChatController.self]), .views { $0 is CodeField },
    ]
    #expect(inset(form, code, excluding: exclusion) == 0)
    #expect(inset(form, other, excluding: exclusion) == 336)
  }
}
