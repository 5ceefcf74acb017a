// A test double of UIKit for Linux; never a product.

import Testing

@MainActor
struct UIWindowSceneTests {
  private let scene = UIWindowScene(standInScreen: makeScreen())
  private let window: UIWindow
  private let view = RecordingView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let frame = CGRect(x: 300, y: 100, width: 1024, height: 768)

  init() {
    window = UIWindow(windowScene: scene)
    window.addSubview(view)
    window.layoutIfNeeded()
    view.log = []
  }

  @Test func aWindowThatMovesTellsItsViewsNothing() {
    scene.standInMove(to: frame)
    window.layoutIfNeeded()
    #expect(view.log.isEmpty)
    let seen = view.convert(view.bounds, to: window.screen.coordinateSpace)
    #expect(seen.origin == frame.origin)
  }

  @Test func whoObservesTheGeometryIsTold() {
    let moves = Moves()
    let observation = scene.observe(\.effectiveGeometry, options: .new) { scene, change in
      MainActor.assumeIsolated {
        moves.frames.append(scene.windows.first?.frame ?? .zero)
        moves.hasValue = change.newValue === scene.effectiveGeometry
      }
    }
    scene.standInMove(to: frame)
    #expect(moves.frames == [frame] && moves.hasValue)
    scene.standInMove(to: .zero, tells: false)
    observation.invalidate()
    scene.standInMove(to: .zero)
    #expect(moves.frames.count == 1)
  }

  @Test func anObservationEndsWithItsLastReference() {
    let moves = Moves()
    var observation: NSKeyValueObservation? = scene.observe(\.effectiveGeometry) { _, _ in
      MainActor.assumeIsolated { moves.frames.append(.zero) }
    }
    #expect(observation != nil)
    observation = nil
    scene.standInMove(to: frame)
    #expect(moves.frames.isEmpty)
  }

  @Test func aSceneMovesToAnotherScreen() {
    let other = UIScreen(standInBounds: CGRect(x: 0, y: 0, width: 1920, height: 1080))
    scene.standInMove(to: other.bounds, on: other)
    #expect(window.screen === other)
    #expect(view.window?.windowScene?.screen === other)
  }

  @Test func aKeyboardNotificationCarriesItsScreen() {
    let center = NotificationCenter()
    let moves = Moves()
    let token = center.addObserver(
      forName: UIResponder.keyboardWillShowNotification,
      object: nil,
      queue: nil
    ) { notification in
      nonisolated(unsafe) let object = notification.object
      MainActor.assumeIsolated { moves.screen = object as? UIScreen }
    }
    center.post(name: UIResponder.keyboardWillShowNotification, object: scene.screen)
    #expect(moves.screen === scene.screen)
    center.removeObserver(token)
  }

  @Test func theChosenKeyboardIsTheFocusedRespondersMode() {
    let field = UITextField(frame: .zero)
    #expect(field.textInputMode == nil)
    window.addSubview(field)
    window.standInSetInputMode(UITextInputMode(standInLanguage: "zh-Hans"))
    #expect(field.textInputMode?.primaryLanguage == "zh-Hans")
    window.standInSetInputMode(UITextInputMode(standInLanguage: nil))
    #expect(field.textInputMode != nil)
    #expect(field.textInputMode?.primaryLanguage == nil)
  }
}

@MainActor
private final class Moves {
  var frames: [CGRect] = []
  var hasValue = false
  var screen: UIScreen?
}
