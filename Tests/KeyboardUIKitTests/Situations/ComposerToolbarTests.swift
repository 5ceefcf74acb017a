import KeyboardUIKit
import Testing

/// Situation: A toolbar that rides on the keyboard over a table.
///
/// By hand: 83 lines, and 136 of a service. Four states, a fixed duration and a table that gets a
/// mixture of old and new insets; the toolbar comes down after the keyboard.
@MainActor
struct ComposerToolbarTests {
  private final class Composer: UIViewController {
    let table = UITableView(frame: .zero, style: .plain)
    let toolbar = UIView()
    var tracker = KeyboardTracker.shared
    // Keyboard code:
    private var adjustment: KeyboardAdjustment?
    // End of keyboard code.

    override func viewDidLoad() {
      super.viewDidLoad()
      table.contentSize = CGSize(width: 1024, height: 3000)
      table.frame = view.bounds
      table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      toolbar.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(table)
      view.addSubview(toolbar)
      let bottom = toolbar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
      NSLayoutConstraint.activate([
        toolbar.heightAnchor.constraint(equalToConstant: 44),
        toolbar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        toolbar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        bottom,
      ])
      // Keyboard code:
      adjustment = table.adjustForKeyboard(withBar: toolbar, moving: bottom, tracker: tracker)
      // End of keyboard code.
    }
  }

  @Test(arguments: [
    "A show and a hide on an iPad in landscape", "The keyboard is undocked, and docked again",
    "A show without height, then one of full height at once",
  ])
  func toolbarAndTableMoveTogether(title: String) {
    let tablet = SituationFixture(title, safeAreaBottom: 20)
    let composer = Composer()
    composer.tracker = tablet.keyboard.tracker
    tablet.show(composer)
    tablet.play { covered in
      #expect(composer.toolbar.frame.maxY == 768 - max(20, covered))
      #expect(composer.table.adjustedContentInset.bottom == 44 + max(20, covered))
    }
  }
}
