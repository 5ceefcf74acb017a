import KeyboardUIKit
import Testing

/// Situation: A reader whose insets hold the safe area.
///
/// By hand: 45 lines. A base class of all screens keeps the last frame, and computes all insets of
/// the scroll view in each layout, without animation; the frame is stale when the view moves.
@MainActor
struct ReaderWithSafeAreaInsetsTests {
  private final class Reader: UIViewController {
    let article = UIScrollView(frame: .zero)
    var tracker = KeyboardTracker.shared
    // Keyboard code:
    private var adjustment: KeyboardAdjustment?
    // End of keyboard code.

    override func viewDidLoad() {
      super.viewDidLoad()
      article.contentInsetAdjustmentBehavior = .never
      article.contentSize = CGSize(width: 375, height: 3000)
      article.frame = view.bounds
      article.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(article)
      // Keyboard code:
      adjustment = article.adjustForKeyboard(tracker: tracker)
      adjustment?.room = .atLeast
      // End of keyboard code.
    }

    override func viewSafeAreaInsetsDidChange() {
      super.viewSafeAreaInsetsDidChange()
      article.contentInset = view.safeAreaInsets
    }
  }

  @Test func theGreaterOfSafeAreaAndKeyboardCounts() {
    let phone = SituationFixture("The home indicator is not counted twice", safeAreaBottom: 34)
    let reader = Reader()
    reader.tracker = phone.keyboard.tracker
    phone.show(reader)
    #expect(reader.article.contentInset.bottom == 34)
    phone.play { #expect(reader.article.adjustedContentInset.bottom == max(34, $0)) }
    #expect(reader.article.contentInset.bottom == 34)
  }
}
