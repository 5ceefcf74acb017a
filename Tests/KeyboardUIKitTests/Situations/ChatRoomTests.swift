import KeyboardUIKit
import Testing

/// Situation: A chat room that shows its end.
///
/// By hand: 174 lines. A bar, a table, the limit of the text's height and the scrolling to the end
/// are set in eight files, and the accessory's superview is observed for drags.
@MainActor
struct ChatRoomTests {
  private final class Room: UIViewController {
    let list = UIScrollView(frame: .zero)
    let bar = UIView()
    var limit: CGFloat = 0
    var tracker = KeyboardTracker.shared
    // Keyboard code:
    private var adjustment: KeyboardAdjustment?
    // End of keyboard code.

    override func viewDidLoad() {
      super.viewDidLoad()
      list.frame = view.bounds
      list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      list.alwaysBounceVertical = true
      list.contentSize = CGSize(width: 390, height: 3000)
      bar.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(list)
      view.addSubview(bar)
      let bottom = bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
      NSLayoutConstraint.activate([
        bar.heightAnchor.constraint(equalToConstant: 52),
        bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        bottom,
      ])
      // Keyboard code:
      adjustment = list.adjustForKeyboard(withBar: bar, moving: bottom, tracker: tracker) {
        [weak self] in self?.limit = $0.freeRectangle.height / 2
      }
      adjustment?.keeping = .end
      // End of keyboard code.
    }
  }

  private let phone = SituationFixture(
    "The app goes to the background and returns",
    safeAreaBottom: 34
  )
  private let room = Room()

  init() {
    room.tracker = phone.keyboard.tracker
    phone.show(room)
  }

  /// Where the end of the content is seen, in the window.
  private var end: CGFloat { room.list.contentSize.height - room.list.contentOffset.y }

  @Test func theEndIsJustAboveTheBar() {
    room.list.contentOffset.y = 500
    phone.keyboard.show(336)
    #expect(room.bar.frame.maxY == 508)
    #expect(end == room.bar.frame.minY)
    phone.keyboard.hide()
    #expect(room.bar.frame.maxY == 810)
    #expect(end == room.bar.frame.minY)
  }

  @Test func theTextIsLimitedToHalfOfWhatIsFree() {
    phone.keyboard.show(336)
    #expect(room.limit == 254)
    phone.keyboard.hide()
    #expect(room.limit == 422)
  }

  @Test func theBarIsRightAfterTheAppReturns() {
    phone.play { _ in }
    #expect(room.bar.frame.maxY == 508)
    #expect(room.list.adjustedContentInset.bottom == 388.0)
  }
}
