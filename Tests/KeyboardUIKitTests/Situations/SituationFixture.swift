import KeyboardTesting

@testable import KeyboardUIKit

/// Phone or tablet of a trace with a screen of an app in its window, and the trace to play.
@MainActor
struct SituationFixture<Screen> {
  let keyboard: KeyboardFixture
  let screen: Screen
  private let trace: KeyboardTrace

  private init(_ trace: KeyboardTrace, _ safeAreaBottom: CGFloat, _ screen: Screen) {
    self.trace = trace
    self.screen = screen
    keyboard = KeyboardFixture(for: trace, safeAreaBottom: safeAreaBottom)
  }

  /// Shows a screen from the start.
  init(
    _ name: KeyboardTrace.BuiltInName,
    safeAreaBottom: CGFloat = 0,
    showing screen: Screen
  ) where Screen: UIViewController {
    self.init(name.trace, safeAreaBottom, screen)
    show(screen)
  }

  /// Shows nothing until ``show(_:)``.
  init(_ name: KeyboardTrace.BuiltInName, safeAreaBottom: CGFloat = 0) where Screen == Void {
    self.init(name.trace, safeAreaBottom, ())
  }

  /// Shows a controller in the window.
  func show(_ controller: UIViewController) {
    for case let screen as SituationScreen in [controller] + controller.children {
      screen.tracker = keyboard.tracker
    }
    keyboard.window.rootViewController = controller
    keyboard.turn()
  }

  /// Plays the trace, and hands on each height of the screen that its author says is covered.
  func play(check: (_ covered: CGFloat) -> Void) {
    for record in trace.records {
      switch record.content {
      case .screen(let bounds, _, _):
        keyboard.screen.standInTurn(to: bounds)
        keyboard.window.frame = bounds
      case .application, .notification:
        keyboard.play(record)
        keyboard.turn()
        keyboard.clock.nextTurn()
      case .expectation(let expectation): if let covered = expectation.covered { check(covered) }
      default: break
      }
    }
  }
}

/// Screen of an app, with what keeps it clear of the keyboard.
class SituationScreen: UIViewController {
  var tracker = KeyboardTracker.shared
  var adjustment: KeyboardAdjustment?

  /// Adds a scroll view that fills the screen.
  func fill(with list: UIScrollView, contentHeight: CGFloat = 3000) {
    list.frame = view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.contentSize = CGSize(width: 320, height: contentHeight)
    view.addSubview(list)
  }

  /// Adds a bar as wide as the screen, and returns the constraint that ties it to the safe area.
  func addBar(_ bar: UIView, height: CGFloat) -> NSLayoutConstraint {
    view.addBar(bar, on: view.safeAreaLayoutGuide.bottomAnchor, height: height)
  }
}

extension UIScrollView {
  /// Fills the content with twenty text fields in a stack.
  func fill(withFieldsIn fields: UIStackView) {
    fields.axis = .vertical
    fields.spacing = 16
    fields.translatesAutoresizingMaskIntoConstraints = false
    addSubview(fields)
    for _ in 0..<20 {
      let field = UITextField(frame: .zero)
      field.heightAnchor.constraint(equalToConstant: 44).isActive = true
      fields.addArrangedSubview(field)
    }
    NSLayoutConstraint.activate([
      fields.topAnchor.constraint(equalTo: contentLayoutGuide.topAnchor),
      fields.bottomAnchor.constraint(equalTo: contentLayoutGuide.bottomAnchor),
      fields.leadingAnchor.constraint(equalTo: contentLayoutGuide.leadingAnchor),
      fields.trailingAnchor.constraint(equalTo: contentLayoutGuide.trailingAnchor),
      fields.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor),
    ])
  }
}
