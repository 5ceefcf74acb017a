import Foundation
import KeyboardNotifications
import Testing

/// A transition and an overlap print as one line each.
struct DescriptionTests {
  private let shown = KeyboardState(
    visibility: .showing,
    placement: .docked,
    frame: CGRect(x: 0, y: 508, width: 390, height: 336),
    coveredHeight: 336
  )

  @Test func anAppearanceHasItsFrameAndAnimation() {
    let transition = KeyboardTransition(state: shown, animation: KeyboardAnimation())
    #expect("\(transition)" == "appeared +336, showing, docked {{0, 508}, {390, 336}}, 0.25 s")
  }

  @Test func aDisappearanceHasNoFrame() {
    let hidden = KeyboardState(visibility: .hiding)
    let transition = KeyboardTransition(kind: .disappeared, state: hidden, previous: shown)
    #expect("\(transition)" == "disappeared -336, hiding")
  }

  @Test func aMoveWithAFractionOfAPointAndWithoutAnAnimation() {
    var floating = shown
    floating.placement = .floating
    floating.coveredHeight = 0
    floating.frame = CGRect(x: 30.5, y: 1180.25, width: 320, height: 260)
    let animation = KeyboardAnimation(duration: 0, curve: .easeInOut)
    let transition = KeyboardTransition(
      kind: .moved,
      state: floating,
      previous: floating,
      animation: animation
    )
    #expect("\(transition)" == "moved 0, showing, floating {{30.5, 1180.25}, {320, 260}}")
  }

  @Test func anOverlapHasTheFrameInItsView() {
    let overlap = KeyboardOverlap(
      height: 92,
      inset: 58,
      heightIncrement: 92,
      keyboardFrame: CGRect(x: 0, y: 408, width: 390, height: 336),
      state: shown,
      animation: KeyboardAnimation()
    )
    let words = "showing, docked {{0, 408}, {390, 336}}, 0.25 s"
    #expect("\(overlap)" == "92 covered, +92, \(words)")
    #expect("\(KeyboardOverlap())" == "0 covered, 0, hidden")
    let dragged = KeyboardOverlap(
      height: 0.5,
      heightIncrement: 0.5,
      isInteractive: true,
      animation: KeyboardAnimation()
    )
    #expect("\(dragged)" == "0.5 covered, +0.5, hidden, interactive, 0.25 s")
  }
}
