import KeyboardNotifications
import KeyboardUIKit
import Testing

/// A guide for what is free of the keyboard, as Apple's guide has its top.
@MainActor
struct KeyboardFreeGuideTests {
  private let fixture = KeyboardFixture(safeAreaBottom: 34)
  private let view: UIView
  private let card = UIView(frame: .zero)

  init() {
    view = fixture.addView()
    view.addSubview(card)
  }

  private func makeGuide() -> UILayoutGuide {
    let guide = view.keyboardFreeGuide(of: fixture.tracker)
    card.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      card.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      card.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
      card.widthAnchor.constraint(equalToConstant: 100),
      card.heightAnchor.constraint(equalToConstant: 100),
    ])
    fixture.turn()
    return guide
  }

  @Test func aViewHasOneGuide() {
    #expect(makeGuide() === view.keyboardFreeGuide(of: fixture.tracker))
  }

  @Test func hiddenItEndsWithTheSafeArea() {
    #expect(makeGuide().layoutFrame == CGRect(x: 0, y: 0, width: 390, height: 810))
    #expect(card.center.y == 405)
  }

  @Test func dockedItEndsAtTheKeyboardsTopInTheSameAnimation() {
    let guide = makeGuide()
    let animations = UIView.standInAnimations { fixture.post(.willShow, fixture.docked(336)) }
    #expect(guide.layoutFrame == CGRect(x: 0, y: 0, width: 390, height: 508))
    #expect(card.center.y == 254)
    #expect(animations.count == 1)
    fixture.hide()
    #expect(card.center.y == 405)
  }

  @Test func aKeyboardThatIsUndockedOrLowerThanTheSafeAreaLeavesIt() {
    let guide = makeGuide()
    fixture.show(20)
    fixture.turn()
    #expect(guide.layoutFrame.maxY == 810)
    fixture.show(336)
    fixture.post(.willChangeFrame, CGRect(x: 0, y: 400, width: 390, height: 300))
    fixture.turn()
    #expect(guide.layoutFrame.maxY == 810)
  }

  @Test func itGoesWithItsView() {
    weak var gone: UILayoutGuide?
    do {
      let other = fixture.addView()
      gone = other.keyboardFreeGuide(of: fixture.tracker)
      other.removeFromSuperview()
    }
    #expect(gone == nil)
    fixture.show(336)
  }
}
