import KeyboardNotifications
import KeyboardTesting
import KeyboardUIKit
import Testing

/// Reported of other packages: no updates while a finger drags the keyboard.
@MainActor
struct DraggingRegressionTests {
  // https://github.com/RxSwiftCommunity/RxKeyboard/issues/105
  // https://github.com/freshOS/KeyboardLayoutGuide/issues/17
  // https://github.com/totocaster/Typist/issues/15
  // https://github.com/kirillzyusko/react-native-keyboard-controller/issues/973
  @Test func theBarFollowsTheKeyboardWhileItIsDragged() {
    let fixture = KeyboardFixture()
    let view = UIView(frame: fixture.window.bounds)
    fixture.window.addSubview(view)
    let scroll = UIScrollView(frame: view.bounds)
    scroll.contentSize = CGSize(width: 390, height: 3000)
    scroll.keyboardDismissMode = .interactive
    let bar = UIView(frame: .zero)
    view.addSubview(scroll)
    view.addSubview(bar)
    let bottom = bar.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    bottom.isActive = true
    fixture.keep(bottom.adjustForKeyboard(dragging: scroll, tracker: fixture.tracker))
    fixture.show(336)
    scroll.standInTouchDown(at: CGPoint(x: 10, y: 400))
    var constants: [CGFloat] = []
    for top in stride(from: 508, through: 844, by: 84) as StrideThrough<CGFloat> {
      scroll.standInDrag(to: CGPoint(x: 10, y: top))
      constants.append(bottom.constant)
    }
    #expect(constants == [-336, -252, -168, -84, 0])
  }
}
