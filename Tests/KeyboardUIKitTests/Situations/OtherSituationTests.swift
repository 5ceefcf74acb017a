import KeyboardTesting
import KeyboardUIKit
import Testing

/// Situation: Alerts above the keyboard, unless something is presented.
///
/// By hand: 65 lines, and 114 of a singleton. Two delegate methods keep a state and animate a stack
/// of alerts, and return early while another controller is presented.
@MainActor
struct AlertsWhileNothingIsPresentedTests {
  private final class Browser: SituationScreen {
    let alerts = UIView(frame: .zero)

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(alerts)
      let condition = KeyboardCondition { [weak self] in self?.presentedViewController == nil }
      adjustment = view.followKeyboard(while: condition, tracker: tracker) { [weak self] overlap in
        self?.alerts.frame = overlap.freeRectangle.insetBy(dx: 20, dy: 0)
      }
    }
  }

  private let phone = SituationFixture(.nativeAlert, showing: Browser())
  private var browser: Browser { phone.screen }

  @Test func alertsAreInWhatIsFree() {
    phone.play {
      #expect(browser.alerts.frame == CGRect(x: 20, y: 0, width: 350, height: 844 - $0))
    }
  }

  @Test func aPresentedControllersKeyboardIsNotHeeded() {
    browser.present(UIViewController(), animated: false)
    phone.keyboard.show(336)
    #expect(browser.alerts.frame.height == 844)
  }
}

/// Situation: A card in the middle of what is free.
///
/// By hand: 148 lines, and 12 in each of 12 screens. A responder moves a vertical-centre constraint
/// between two constants, and remembers the last height for the next screen in a static property.
@MainActor
struct CenteredCardTests {
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
        card.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        card.widthAnchor.constraint(equalToConstant: 300),
        card.heightAnchor.constraint(equalToConstant: 200),
      ])
    }
  }

  private let signIn = SignIn()

  @Test func theCardIsInTheMiddleOfWhatIsFree() {
    let phone = SituationFixture(.safeArea, safeAreaBottom: 34)
    phone.show(signIn)
    #expect(signIn.card.frame.midY == 389.0)
    phone.play { #expect(signIn.card.frame.midY == (812 - max(34, $0)) / 2) }
  }

  @Test func aScreenThatIsMadeWithTheKeyboardUpBeginsThere() {
    let phone = SituationFixture(.showAndHide)
    phone.keyboard.show(253)
    phone.show(signIn)
    #expect(signIn.card.frame.midY == 157.5)
  }
}

/// Situation: A card that rises no further than it must, and holds still behind an alert.
///
/// By hand: 48 lines. A method compares the card's frame with the keyboard's, changes the constant
/// of the centre, and returns early while another controller is presented.
@MainActor
struct RisingCardTests {
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

  private let phone = SituationFixture(.safeArea, safeAreaBottom: 34, showing: SignIn())
  private var card: UIView { phone.screen.card }

  @Test func aCardThatIsNotCoveredStaysInTheMiddle() {
    phone.keyboard.show(100)
    #expect(card.frame.midY == phone.screen.view.bounds.midY)
  }

  @Test func aCardThatIsCoveredEndsAboveTheKeyboard() {
    phone.keyboard.show(400)
    #expect(card.frame.maxY == phone.screen.view.bounds.maxY - 400 - 16)
    phone.keyboard.hide()
    #expect(card.frame.midY == phone.screen.view.bounds.midY)
  }

  @Test func aCardBehindAnAlertHoldsStill() {
    phone.keyboard.show(400)
    phone.screen.present(UIViewController(), animated: false)
    phone.keyboard.hide()
    #expect(card.frame.maxY == phone.screen.view.bounds.maxY - 400 - 16)
  }
}

/// Situation: A notice above the bottom.
///
/// By hand: 73 lines in one app, 24 in another. A presenter moves a constraint whose constant is a
/// margin of its own; above the keyboard the margin is another one.
@MainActor
struct NoticeTests {
  private final class Host: SituationScreen {
    let notice = UIView()

    override func viewDidLoad() {
      super.viewDidLoad()
      addBar(notice, height: 48).isActive = false
      let bottom = notice.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -50)
      bottom.isActive = true
      adjustment = bottom.adjustForKeyboard(spacing: 16, mode: .atLeast, tracker: tracker)
    }
  }

  @Test func theMarginIsAnotherOneAboveTheKeyboard() {
    let phone = SituationFixture(.crossFade, safeAreaBottom: 34)
    UIAccessibility.standInSetPrefersCrossFadeTransitions(true)
    defer { UIAccessibility.standInSetPrefersCrossFadeTransitions(false) }
    let host = Host()
    phone.show(host)
    #expect(host.notice.frame.maxY == 794)
    phone.play { #expect(host.notice.frame.maxY == ($0 > 0 ? 844 - $0 - 16 : 794)) }
  }
}

/// Situation: A panel that takes the place of the keyboard.
///
/// By hand: 60 lines. A custom keyboard remembers the system keyboard's height for each
/// orientation, where it is plausible, to be as high itself.
@MainActor
struct PanelInPlaceOfTheKeyboardTests {
  @Test func thePanelIsAsHighAsTheKeyboardLastWasOnThisScreen() {
    let tablet = SituationFixture(.iPadRotation)
    var height: CGFloat { tablet.keyboard.tracker.lastDockedHeight ?? 260 }
    #expect(height == 260)
    tablet.play { _ in }
    #expect(height == 303)
  }
}

/// Situation: A spacer under the content of every screen.
///
/// By hand: 150 lines. A base class listens to six notifications, converts frames and resizes a
/// spacer, and leaves it alone while the screen is not visible.
@MainActor
struct SpacerUnderContentTests {
  private final class Screen: SituationScreen {
    let content = UIView()

    override func viewDidLoad() {
      super.viewDidLoad()
      adjustment = addBar(content, height: 200).adjustForKeyboard(tracker: tracker)
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      adjustment?.resume()
    }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      adjustment?.pause()
    }
  }

  private let phone = SituationFixture(.safeArea, safeAreaBottom: 34, showing: Screen())
  private var screen: Screen { phone.screen }

  @Test func theContentEndsAboveKeyboardAndHomeIndicator() {
    phone.play { #expect(screen.content.frame.maxY == 812 - max(34, $0)) }
  }

  @Test func aScreenThatIsLeavingDoesNotMove() {
    screen.beginAppearanceTransition(false, animated: true)
    phone.keyboard.show(333)
    #expect(screen.content.frame.maxY == 778)
    screen.endAppearanceTransition()
    screen.beginAppearanceTransition(true, animated: false)
    screen.view.layoutIfNeeded()
    #expect(screen.content.frame.maxY == 479)
  }
}
