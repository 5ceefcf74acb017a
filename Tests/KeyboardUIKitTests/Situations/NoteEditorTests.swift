import KeyboardUIKit
import Testing

/// Situation: A note editor above a list of tags.
///
/// By hand: 67 lines, and 98 of a protocol for all screens. Insets of the text view and a constraint
/// are set without conversion; the scroll smoothing of the text view is on during the animation only.
@MainActor
struct NoteEditorTests {
  private final class Editor: UIViewController {
    let text = UITextView(frame: .zero)
    let tags = UIView()
    var smoothing: [Bool] = []
    var tracker = KeyboardTracker.shared
    // Keyboard code:
    private var adjustment: KeyboardAdjustment?
    // End of keyboard code.

    override func viewDidLoad() {
      super.viewDidLoad()
      text.frame = view.bounds
      text.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      text.alwaysBounceVertical = true
      text.text = String(repeating: "A line of a note.\n", count: 90)
      tags.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(text)
      view.addSubview(tags)
      let bottom = tags.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
      NSLayoutConstraint.activate([
        tags.heightAnchor.constraint(equalToConstant: 40),
        tags.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        tags.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        bottom,
      ])
      // Keyboard code:
      adjustment = text.adjustForKeyboard(withBar: tags, moving: bottom, tracker: tracker) {
        [weak self] _ in
        self?.smoothing.append(true)
      } completion: { [weak self] _ in
        self?.smoothing.append(false)
      }
      // End of keyboard code.
    }
  }

  private let phone = SituationFixture(
    "QuickType is turned on while the keyboard is up",
    safeAreaBottom: 34
  )
  private let editor = Editor()

  init() {
    editor.tracker = phone.keyboard.tracker
    phone.show(editor)
  }

  @Test func textAndTagsAreClear() {
    phone.play {
      #expect(editor.tags.frame.maxY == 667 - max(34, $0))
      #expect(editor.text.adjustedContentInset.bottom == 40 + max(34, $0))
    }
  }

  @Test func smoothingIsOnDuringTheAnimationOnly() {
    editor.smoothing = []
    UIView.standInHoldingCompletions {
      phone.keyboard.post(.willShow, phone.keyboard.docked(225))
      #expect(editor.smoothing == [true])
    }
    #expect(editor.smoothing == [true, false])
  }
}
