import KeyboardUIKit
import Testing
import UIKit

/// Accessory views, also of a controller, in the frames that show and hide.
///
/// Decides behaviors 7 and 39.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(2)))
struct HostedAccessoryViewTests {
  @Test(arguments: ["view", "controller"])
  func theOverlapIncludesAnAccessoryView(ofA kind: String) async throws {
    let field = BarField(hasController: kind == "controller")
    try await Fixture.record("A field with an accessory \(kind)") { fixture in
      fixture.view.addSubview(field)
      let overlaps = fixture.follow(fixture.view)
      await fixture.focus(field)
      #expect(field.bar.window != nil, "The bar is not on screen.")
      // The bar's own place is the second opinion: from iOS 26 on the frame may leave it out.
      let top = field.bar.convert(CGPoint.zero, to: fixture.view).y
      let free = try #require(overlaps.all.last).freeRectangle
      #expect(free.maxY <= top + 0.5, "The bar covers what counts as free.")
      await fixture.blur(field)
      fixture.expect(overlaps.height, equals: 0, "hidden")
    }
  }
}

/// A field whose accessory view is its own or that of a controller.
private final class BarField: UITextField {
  let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
  private var controller: UIInputViewController?

  init(hasController: Bool) {
    super.init(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    guard hasController else {
      inputAccessoryView = bar
      return
    }
    bar.translatesAutoresizingMaskIntoConstraints = false
    bar.heightAnchor.constraint(equalToConstant: 44).isActive = true
    controller = UIInputViewController()
    controller?.view = bar
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var inputAccessoryViewController: UIInputViewController? { controller }
}
