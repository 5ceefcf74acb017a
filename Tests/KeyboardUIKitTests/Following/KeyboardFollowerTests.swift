import KeyboardNotifications
import KeyboardTesting
import KeyboardUIKit
import Testing

@MainActor
struct KeyboardFollowerTests {
  @MainActor
  final class Log {
    var lines: [String] = []
    var sum: CGFloat = 0
    var changes: [KeyboardChange] = []
    var durations: [TimeInterval] = []
  }

  private let fixture = KeyboardFixture()
  private let log = Log()

  private func follow(_ fixture: KeyboardFixture) -> KeyboardFollower {
    KeyboardFollower(fixture.window, tracker: fixture.tracker) { [log] index, height, increment in
      log.lines.append("\(index): \(Int(height)) by \(Int(increment))")
      log.sum += increment
      log.durations.append(UIView.inheritedAnimationDuration)
    } onDisappear: { [log] height in
      log.lines.append("gone: \(Int(height))")
      log.sum -= height
      log.durations.append(UIView.inheritedAnimationDuration)
    } onChange: { [log] transition in
      log.changes.append(transition.change)
    }
  }

  @Test func eachPostOfAnAppearanceIsCounted() throws {
    let fixture = KeyboardFixture(for: .builtIn(.pinyinGrowth))
    fixture.keep(follow(fixture))
    fixture.play(.builtIn(.pinyinGrowth))
    #expect(log.lines == ["0: 216 by 216", "1: 282 by 66"])
  }

  @Test func whatItCallsIsInsideTheKeyboardsAnimation() {
    fixture.keep(follow(fixture))
    let animations = UIView.standInAnimations {
      fixture.show(300, duration: 0.4)
      fixture.hide(duration: 0.3)
    }
    #expect(log.durations == [0.4, 0.3])
    #expect(animations.map(\.duration) == [0.4, 0.3])
    for animation in animations {
      #expect(animation.options.rawValue == 7 << 16 | 1 << 1 | 1 << 2)
    }
  }

  @Test func aViewWithoutAFiniteHeightIsNotCovered() {
    let view = fixture.addView(CGRect(x: 0, y: 0, width: 390, height: CGFloat.infinity))
    var heights: [CGFloat] = []
    fixture.show(300)
    fixture.keep(
      KeyboardFollower(view, tracker: fixture.tracker) { _, height, _ in heights.append(height) }
    )
    #expect(heights.isEmpty)
    view.frame.size.height = 844
    fixture.turn()
    #expect(heights == [300])
  }

  // https://github.com/square/Blueprint/issues/71
  @Test func anUndockedKeyboardHasDisappearedAndTheChangeIsDelivered() throws {
    let fixture = KeyboardFixture(for: .builtIn(.iPadUndockAndDock))
    fixture.keep(follow(fixture))
    fixture.play(.builtIn(.iPadUndockAndDock))
    #expect(log.lines == ["0: 391 by 391", "gone: 391", "0: 391 by 391"])
    #expect(log.changes == [.appeared, .disappeared, .appeared, .moved])
  }

  @Test func aPauseIsMadeUpForByTheNetChange() {
    let follower = follow(fixture)
    fixture.show(300)
    follower.pause()
    #expect(follower.isPaused)
    fixture.hide()
    fixture.show(300)
    follower.resume()
    follower.resume()
    #expect(log.lines == ["0: 300 by 300"])
    follower.pause()
    fixture.show(200)
    fixture.show(250)
    #expect(log.lines == ["0: 300 by 300"])
    let animations = UIView.standInAnimations { follower.resume() }
    #expect(log.lines.last == "1: 250 by -50")
    #expect(animations.isEmpty)
    #expect(log.changes == [.appeared, .resized])
    fixture.hide()
    #expect(log.lines.last == "gone: 250")
  }

  @Test func heightsAreThoseOfTheViewInItsWindow() {
    let fixture = KeyboardFixture(
      screen: CGRect(x: 0, y: 0, width: 1366, height: 1024),
      window: CGRect(x: 100, y: 50, width: 700, height: 600)
    )
    fixture.keep(follow(fixture))
    fixture.show(400)
    #expect(log.lines == ["0: 26 by 26"])
    fixture.window.frame.origin.y = 150
    fixture.clock.nextTurn()
    fixture.hide()
    #expect(log.lines == ["0: 26 by 26", "1: 126 by 100", "gone: 126"])
  }

  @Test func aKeyboardThatIsUpAppearsAtOnce() {
    fixture.keep(follow(fixture))
    fixture.show(300)
    log.lines = []
    fixture.keep(follow(fixture))
    #expect(log.lines == ["0: 300 by 300"])
  }

  @Test func itHoldsNobodyWhoHoldsIt() {
    @MainActor final class Screen {
      var follower: KeyboardFollower?
    }
    weak var gone: Screen?
    do {
      let screen = Screen()
      screen.follower = KeyboardFollower(fixture.window, tracker: fixture.tracker) {
        [weak screen] _, _, _ in
        screen?.follower = nil
      }
      gone = screen
      fixture.show(300)
    }
    #expect(gone == nil)
    fixture.hide()
  }

  @Test func itMayEndItselfWhileItIsCalled() {
    @MainActor final class Box {
      var follower: KeyboardFollower?
    }
    let box = Box()
    box.follower = KeyboardFollower(
      fixture.window,
      tracker: fixture.tracker,
      onAppear: { _, _, _ in },
      onDisappear: { [log] _ in log.lines.append("gone") },
      onChange: { [box] _ in box.follower = nil }
    )
    fixture.show(300)
    fixture.hide()
    #expect(log.lines.isEmpty)
  }
}
