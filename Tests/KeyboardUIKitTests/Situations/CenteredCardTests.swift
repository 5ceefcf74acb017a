import KeyboardUIKit
import Testing

/// Situation: A card in the middle of what is free.
///
/// By hand: 148 lines, and 12 in each of 12 screens. A responder moves a vertical-centre constraint
/// between two constants, and remembers the last height for the next screen in a static property.
@MainActor
struct CenteredCardTests {
  private final class SignIn: UIViewController {
    let card = UIView()
    var tracker = KeyboardTracker.shared

    override func viewDidLoad() {
      super.viewDidLoad()
      card.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(card)
      // Keyboard code:
      let free = view.keyboardFreeGuide(of: tracker)
      // End of keyboard code.
      NSLayoutConstraint.activate([
        // Keyboard code:
        card.centerYAnchor.constraint(equalTo: free.centerYAnchor),
        // End of keyboard code.
        card.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        card.widthAnchor.constraint(equalToConstant: 300),
        card.heightAnchor.constraint(equalToConstant: 200),
      ])
    }
  }

  private func make(_ device: SituationFixture) -> SignIn {
    let screen = SignIn()
    screen.tracker = device.keyboard.tracker
    device.show(screen)
    return screen
  }

  @Test func theCardIsInTheMiddleOfWhatIsFree() {
    let phone = SituationFixture("The home indicator is not counted twice", safeAreaBottom: 34)
    let screen = make(phone)
    #expect(screen.card.frame.midY == 389.0)
    phone.play { covered in
      let free = 812 - max(34, covered)
      #expect(screen.card.frame.midY == free / 2)
    }
  }

  @Test func aScreenThatIsMadeWithTheKeyboardUpBeginsThere() {
    let phone = SituationFixture("A show and a hide")
    phone.keyboard.tracker.start()
    phone.keyboard.show(253)
    #expect(make(phone).card.frame.midY == 157.5)
  }
}
