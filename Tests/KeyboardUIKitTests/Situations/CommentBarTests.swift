import KeyboardUIKit
import Testing

/// Situation: A comment bar that follows the finger.
///
/// By hand: 135 lines. A helper listens to three notifications, and moves the bar by the scroll
/// view's delegate while a finger drags, of which no notification tells.
@MainActor
struct CommentBarTests {
  private final class Comments: UIViewController {
    let list = UIScrollView(frame: .zero)
    let bar = UIView()
    var tracker = KeyboardTracker.shared
    // Keyboard code:
    private var adjustment: KeyboardAdjustment?
    // End of keyboard code.

    override func viewDidLoad() {
      super.viewDidLoad()
      list.frame = view.bounds
      list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      list.keyboardDismissMode = .interactive
      list.contentSize = CGSize(width: 390, height: 3000)
      bar.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(list)
      view.addSubview(bar)
      let bottom = bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
      NSLayoutConstraint.activate([
        bar.heightAnchor.constraint(equalToConstant: 50),
        bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        bottom,
      ])
      // Keyboard code:
      adjustment = bottom.adjustForKeyboard(dragging: list, tracker: tracker)
      // End of keyboard code.
    }
  }

  private let phone = SituationFixture(
    "The keyboard is dragged down, let go, and dragged away",
    safeAreaBottom: 34
  )
  private let comments = Comments()

  init() {
    comments.tracker = phone.keyboard.tracker
    phone.show(comments)
  }

  @Test func theBarStandsOnKeyboardAndHomeIndicator() {
    phone.play { #expect(comments.bar.frame.maxY == 844 - max(34, $0)) }
  }

  @Test func theBarIsWhereTheFingerHoldsTheKeyboard() {
    phone.keyboard.show(336)
    comments.list.standInTouchDown(at: CGPoint(x: 9, y: 300))
    comments.list.standInDrag(to: CGPoint(x: 9, y: 400))
    #expect(comments.bar.frame.maxY == 508)
    comments.list.standInDrag(to: CGPoint(x: 9, y: 600))
    #expect(comments.bar.frame.maxY == 600)
    comments.list.standInDrag(to: CGPoint(x: 9, y: 840))
    #expect(comments.bar.frame.maxY == 810)
    comments.list.standInTouchUp()
    phone.keyboard.hide()
    #expect(comments.bar.frame.maxY == 810)
  }
}
