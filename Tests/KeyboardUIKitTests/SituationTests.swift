import KeyboardNotifications
import KeyboardTesting
import KeyboardUIKit
import Testing

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
}

extension KeyboardFixture {
  /// Shows the screen of a situation in the window.
  func show(_ screen: SituationScreen) {
    screen.tracker = tracker
    window.rootViewController = screen
    turn()
  }
}

/// A chat that shows its end, with a text that is at most half as high as what is free.
@MainActor
struct ChatSituationTests {
  private final class Chat: SituationScreen {
    let list = UIScrollView(frame: .zero)
    let bar = UIView()
    var limit: CGFloat = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      list.alwaysBounceVertical = true
      fill(with: list)
      let bottom = view.addBar(bar, on: view.safeAreaLayoutGuide.bottomAnchor, height: 52)
      adjustment = list.adjustForKeyboard(
        withBar: bar,
        moving: bottom,
        keeping: .end,
        tracker: tracker
      )
      adjustment?.alongside = { [weak self] in self?.limit = $0.freeRectangle.height / 2 }
    }
  }

  @Test func theEndIsJustAboveTheBarAndTheTextIsLimitedToHalfOfWhatIsFree() {
    let fixture = KeyboardFixture(safeAreaBottom: 34)
    let chat = Chat()
    fixture.show(chat)
    var end: CGFloat { chat.list.contentSize.height - chat.list.contentOffset.y }
    chat.list.contentOffset.y = 500
    fixture.show(336)
    #expect(chat.bar.frame.maxY == 508)
    #expect(end == chat.bar.frame.minY)
    #expect(chat.limit == 254)
    fixture.hide()
    #expect(chat.bar.frame.maxY == 810)
    #expect(end == chat.bar.frame.minY)
    #expect(chat.limit == 422)
  }
}

/// A list that is turned over, with a bar, for the bar's own field only.
@MainActor
struct MirroredThreadSituationTests {
  private final class Thread: SituationScreen {
    let list = UITableView(frame: .zero, style: .plain)
    let field = UITextView(frame: .zero)
    let search = UITextField(frame: CGRect(x: 0, y: 60, width: 300, height: 36))

    override func viewDidLoad() {
      super.viewDidLoad()
      list.transform = CGAffineTransform(scaleX: 1, y: -1)
      list.contentInsetAdjustmentBehavior = .never
      fill(with: list)
      let bottom = view.addBar(field, on: view.safeAreaLayoutGuide.bottomAnchor, height: 40)
      view.addSubview(search)
      adjustment = list.adjustForKeyboard(
        withBar: field,
        moving: bottom,
        while: .focus(in: field),
        tracker: tracker
      )
    }
  }

  private let fixture = KeyboardFixture(safeAreaBottom: 34)
  private let thread = Thread()

  init() {
    fixture.show(thread)
  }

  @Test func itsOwnKeyboardMovesTheFieldAndTheListAtTheBottomOfTheScreen() {
    thread.field.becomeFirstResponder()
    for (height, bottom) in [(216, 628), (282, 562)] as [(CGFloat, CGFloat)] {
      fixture.show(height)
      #expect(thread.field.frame.maxY == bottom)
      #expect(thread.list.contentInset.top == 40 + height)
    }
    fixture.hide()
    #expect(thread.field.frame.maxY == 810)
    #expect(thread.list.contentInset.top == 74)
    #expect(thread.list.contentInset.bottom == 0)
  }

  @Test func theKeyboardOfAnotherFieldMovesNothing() {
    thread.search.becomeFirstResponder()
    fixture.show(282)
    #expect(thread.field.frame.maxY == 810)
  }
}

/// A card in the middle of a guide that ends above the keyboard.
@MainActor
struct CenteredCardSituationTests {
  private final class SignIn: SituationScreen {
    let card = UIView()

    override func viewDidLoad() {
      super.viewDidLoad()
      card.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(card)
      let free = UILayoutGuide()
      view.addLayoutGuide(free)
      let edge = view.safeAreaLayoutGuide
      let bottom = free.bottomAnchor.constraint(equalTo: edge.bottomAnchor)
      adjustment = bottom.adjustForKeyboard(tracker: tracker)
      NSLayoutConstraint.activate([
        bottom,
        free.topAnchor.constraint(equalTo: edge.topAnchor),
        card.centerYAnchor.constraint(equalTo: free.centerYAnchor),
        card.heightAnchor.constraint(equalToConstant: 200),
      ])
    }
  }

  private let fixture = KeyboardFixture(safeAreaBottom: 34)
  private let signIn = SignIn()

  @Test func theCardIsInTheMiddleOfWhatIsFree() {
    fixture.show(signIn)
    #expect(signIn.card.frame.midY == 405)
    fixture.show(336)
    #expect(signIn.card.frame.midY == 254)
    fixture.hide()
    #expect(signIn.card.frame.midY == 405)
  }

  @Test func aScreenThatIsMadeWithTheKeyboardUpBeginsThere() {
    fixture.show(336)
    fixture.show(signIn)
    #expect(signIn.card.frame.midY == 254)
  }
}

/// A card that rises no further than it must, and holds still behind an alert.
@MainActor
struct RisingCardSituationTests {
  private final class SignIn: SituationScreen {
    let card = UIView()

    override func viewDidLoad() {
      super.viewDidLoad()
      card.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(card)
      let middle = card.centerYAnchor.constraint(equalTo: view.centerYAnchor)
      middle.priority = .defaultHigh
      let lowest = card.bottomAnchor.constraint(
        lessThanOrEqualTo: view.safeAreaLayoutGuide.bottomAnchor
      )
      NSLayoutConstraint.activate([
        middle, lowest, card.heightAnchor.constraint(equalToConstant: 200),
      ])
      let isAlone = KeyboardCondition { [weak self] in self?.presentedViewController == nil }
      adjustment = lowest.adjustForKeyboard(spacing: 16, while: isAlone, tracker: tracker)
    }
  }

  private let fixture = KeyboardFixture(safeAreaBottom: 34)
  private let signIn = SignIn()

  init() {
    fixture.show(signIn)
  }

  @Test func theCardRisesOnlyWhereItIsCovered() {
    fixture.show(100)
    #expect(signIn.card.frame.midY == 422)
    fixture.show(400)
    #expect(signIn.card.frame.maxY == 428)
    fixture.hide()
    #expect(signIn.card.frame.midY == 422)
  }

  @Test func behindAnAlertTheCardHoldsStill() {
    fixture.show(400)
    signIn.present(UIViewController(), animated: false)
    fixture.hide()
    #expect(signIn.card.frame.maxY == 428)
  }
}
