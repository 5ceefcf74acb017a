import KeyboardNotifications
import KeyboardUIKit
import Testing

@testable import KeyboardTesting

/// Closures for appearance, disappearance and change, inside the keyboard's animation.
@MainActor
struct KeyboardFollowerTests {
  /// Call of a closure.
  private enum Call: Equatable {
    case appear(index: Int, height: CGFloat, increment: CGFloat)
    case disappear(height: CGFloat)
    case change(KeyboardChange)
  }

  @MainActor
  private final class Log {
    var calls: [Call] = []
    /// The durations of the animations around the appearances; zero is without one.
    var durations: [TimeInterval] = []
  }

  private let fixture = KeyboardFixture()
  private let log = Log()

  @discardableResult
  private func follow(
    _ fixture: KeyboardFixture,
    observesChanges: Bool = false
  ) -> KeyboardFollower {
    fixture.keep(
      KeyboardFollower(fixture.window, tracker: fixture.tracker) { [log] index, height, increment in
        log.calls.append(.appear(index: index, height: height, increment: increment))
        log.durations.append(UIView.inheritedAnimationDuration)
      } onDisappear: { [log] height in
        log.calls.append(.disappear(height: height))
      } onChange: { [log] transition in
        if observesChanges { log.calls.append(.change(transition.kind)) }
      }
    )
  }

  @Test func theChangesOfAnAppearanceAreCountedFromZero() {
    let fixture = KeyboardFixture(for: .builtIn(.pinyinGrowth))
    follow(fixture)
    fixture.play(.builtIn(.pinyinGrowth))
    #expect(
      log.calls == [
        .appear(index: 0, height: 216, increment: 216),
        .appear(index: 1, height: 282, increment: 66),
      ]
    )
  }

  // https://github.com/square/Blueprint/issues/71
  @Test func undockingIsADisappearanceAndEachChangeIsDelivered() {
    let fixture = KeyboardFixture(for: .builtIn(.iPadUndockAndDock))
    follow(fixture, observesChanges: true)
    fixture.play(.builtIn(.iPadUndockAndDock))
    let appear = Call.appear(index: 0, height: 391, increment: 391)
    #expect(log.calls.filter { $0 == appear }.count == 2)
    #expect(log.calls.contains(.disappear(height: 391)))
    #expect(
      log.calls.filter { if case .change = $0 { true } else { false } }
        == [.change(.appeared), .change(.disappeared), .change(.appeared), .change(.moved)]
    )
  }

  @Test func afterAPauseTheNetChangeIsDeliveredAtOnce() {
    let follower = follow(fixture, observesChanges: true)
    fixture.show(300)
    follower.pause()
    fixture.show(200)
    fixture.show(250)
    #expect(log.calls.count == 2)
    follower.resume()
    follower.resume()
    #expect(log.durations == [0.25, 0])
    #expect(
      log.calls == [
        .change(.appeared), .appear(index: 0, height: 300, increment: 300), .change(.resized),
        .appear(index: 1, height: 250, increment: -50),
      ]
    )
  }

  @Test func aKeyboardThatIsUpAppearsAtOnce() {
    fixture.show(300)
    follow(fixture, observesChanges: true)
    let appear = Call.appear(index: 0, height: 300, increment: 300)
    #expect(log.calls == [.change(.appeared), appear])
  }

  @Test func aHideOutsideAWindowIsADisappearance() {
    let view = fixture.addView()
    let follower = KeyboardFollower(view, tracker: fixture.tracker) { [log] index, height, grown in
      log.calls.append(.appear(index: index, height: height, increment: grown))
    } onDisappear: { [log] height in
      log.calls.append(.disappear(height: height))
    }
    fixture.show(300)
    view.removeFromSuperview()
    fixture.show(380)
    fixture.hide()
    #expect(
      log.calls == [.appear(index: 0, height: 300, increment: 300), .disappear(height: 300)]
    )
    follower.pause()
  }
}
