import KeyboardUIKit
import Testing
import UIKit

/// An accessory view above the keyboard: present, added, removed, persistent.
///
/// Decides behaviors 7 and 37.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(2)))
struct AccessoryViewTests {
  private static let height: CGFloat = 44
  private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))

  private func accessory() -> UIView {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: Self.height))
    bar.backgroundColor = .systemRed
    return bar
  }

  @Test func anAccessoryIsPartOfWhatIsCovered() async throws {
    try await Fixture.record("A field with an accessory view") { fixture in
      let view: UIView = try #require(fixture.window.rootViewController?.view)
      view.addSubview(field)
      let bar = accessory()
      field.inputAccessoryView = bar
      var cover = KeyboardCover()
      let adjustment = view.followKeyboard { cover = $0 }
      await fixture.focus(field)
      // The bar's own place is the second opinion: from iOS 26 on the frame may leave it out.
      let screen = fixture.window.screen.coordinateSpace
      let top = bar.convert(bar.bounds, to: screen).minY
      let free = view.convert(cover.freeRectangle, to: screen).maxY
      #expect(free <= top + 0.5, "The bar covers \(free - top) points that count as free.")
      fixture.expect(cover.height, equals: fixture.posted.covered(of: view), "cover")
      withExtendedLifetime(adjustment) {}
    }
  }

  @Test func anAccessoryThatIsAddedOrRemovedChangesTheCoverByItsHeight() async throws {
    try await Fixture.record("An accessory view comes and goes") { fixture in
      let view: UIView = try #require(fixture.window.rootViewController?.view)
      view.addSubview(field)
      var cover = KeyboardCover()
      let adjustment = view.followKeyboard { cover = $0 }
      await fixture.focus(field)
      let without = cover.height
      field.inputAccessoryView = accessory()
      field.reloadInputViews()
      await fixture.settle()
      fixture.expect(cover.height, equals: fixture.posted.covered(of: view), "with")
      fixture.expect(cover.height - without, equals: Self.height, "the bar's height")
      field.inputAccessoryView = nil
      field.reloadInputViews()
      await fixture.settle()
      fixture.expect(cover.height, equals: without, "without again")
      withExtendedLifetime(adjustment) {}
    }
  }

  @Test func aPersistentAccessoryCoversWhatIsBehindItWhenItIsAlone() async throws {
    let controller = PersistentBarController()
    try await Fixture.record("A persistent accessory view", root: controller) { fixture in
      controller.view.addSubview(field)
      var cover = KeyboardCover()
      let adjustment = controller.view.followKeyboard { cover = $0 }
      #expect(controller.becomeFirstResponder())
      await fixture.settle()
      await fixture.focus(field)
      fixture.expect(cover.height, equals: fixture.posted.covered(of: controller.view), "shown")
      field.resignFirstResponder()
      await fixture.settle()
      #expect(controller.bar.window != nil, "The bar stays when the keyboard goes.")
      let screen = fixture.window.screen.coordinateSpace
      let bar = controller.bar.convert(controller.bar.bounds, to: screen)
      let view = controller.view.convert(controller.view.bounds, to: screen)
      fixture.expect(cover.height, equals: view.maxY - bar.minY, "hidden: what the bar covers")
      withExtendedLifetime(adjustment) {}
    }
  }
}

/// A controller whose bar is on the screen with and without a keyboard.
private final class PersistentBarController: UIViewController {
  let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))

  override var canBecomeFirstResponder: Bool { true }
  override var inputAccessoryView: UIView? { bar }
}
