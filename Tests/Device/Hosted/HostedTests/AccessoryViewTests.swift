import KeyboardUIKit
import Testing
import UIKit

/// An accessory view above the keyboard: present, added, removed, persistent.
///
/// Decides behaviors 7 and 37.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(2)))
struct AccessoryViewTests {
  private let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))

  /// The frame of a view on the screen.
  private func onScreen(_ view: UIView, _ fixture: Fixture) -> CGRect {
    view.convert(view.bounds, to: fixture.window.screen.coordinateSpace)
  }

  @Test func theOverlapIncludesAnAccessoryView() async throws {
    try await Fixture.record("A field with an accessory view") { fixture in
      fixture.field.inputAccessoryView = bar
      let overlaps = fixture.follow(fixture.view)
      await fixture.focus(fixture.field)
      // The bar's own place is the second opinion: from iOS 26 on the frame may leave it out.
      let top = onScreen(bar, fixture).minY
      let free = try #require(overlaps.all.last).freeRectangle
      let end = fixture.view.convert(free, to: fixture.window.screen.coordinateSpace).maxY
      #expect(end <= top + 0.5, "The bar covers \(end - top) points that count as free.")
      fixture.expect(overlaps.height, equals: fixture.posted.covered(of: fixture.view), "cover")
    }
  }

  @Test func theOverlapIncludesTheAccessoryViewOfAController() async throws {
    let field = ControlledField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    try await Fixture.record("A field with an accessory controller") { fixture in
      fixture.view.addSubview(field)
      let overlaps = fixture.follow(fixture.view)
      await fixture.focus(field)
      let bar: UIView = try #require(field.controller.view)
      #expect(bar.window != nil, "The controller's view is not on screen.")
      let bottom = onScreen(fixture.view, fixture).maxY
      let top = onScreen(bar, fixture).minY
      #expect(overlaps.height >= bottom - top - 0.5, "The controller's view counts as free.")
    }
  }

  @Test func theOverlapWithoutAKeyboardIsThatOfAPersistentAccessoryView() async throws {
    let controller = PersistentBarController()
    try await Fixture.record("A persistent accessory view", root: controller) { fixture in
      let overlaps = fixture.follow(fixture.view)
      #expect(controller.becomeFirstResponder())
      await fixture.settle()
      await fixture.focus(fixture.field)
      fixture.expect(overlaps.height, equals: fixture.posted.covered(of: fixture.view), "shown")
      fixture.field.resignFirstResponder()
      await fixture.settle()
      #expect(controller.bar.window != nil, "The bar stays when the keyboard goes.")
      let bottom = onScreen(fixture.view, fixture).maxY
      let top = onScreen(controller.bar, fixture).minY
      fixture.expect(overlaps.height, equals: bottom - top, "hidden: what the bar covers")
    }
  }
}

/// A controller whose bar is on the screen with and without a keyboard.
private final class PersistentBarController: UIViewController {
  let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))

  override var canBecomeFirstResponder: Bool { true }
  override var inputAccessoryView: UIView? { bar }
}

/// A field whose accessory view belongs to a controller.
private final class ControlledField: UITextField {
  let controller = UIInputViewController()

  override init(frame: CGRect) {
    super.init(frame: frame)
    controller.view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    controller.view.translatesAutoresizingMaskIntoConstraints = false
    controller.view.heightAnchor.constraint(equalToConstant: 44).isActive = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var inputAccessoryViewController: UIInputViewController? { controller }
}
