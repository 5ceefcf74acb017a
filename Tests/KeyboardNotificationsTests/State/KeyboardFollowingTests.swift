import Foundation
import KeyboardNotifications
import KeyboardTesting
import Testing

/// Following the keyboard through repeated, missing and spurious notifications.
@Suite struct KeyboardFollowingTests {
  private let sizes = [Phone.short, Phone.docked(height: 252), Phone.tall]

  @Test func eachHeightOfAGrowingKeyboardIsOneChange() {
    let outcomes = KeyboardStateMachine.outcomes(
      of: .willShow(sizes[0]),
      .willShow(sizes[1]),
      .willShow(sizes[2]),
      .didShow(sizes[0]),
      .didShow(sizes[1]),
      .didShow(sizes[2])
    )
    #expect(
      outcomes == ["appeared +216", "resized +36", "resized +48", "stale", "stale", "noted"]
    )
  }

  @Test func theChangesOfAnAppearanceAreCounted() {
    var machine = KeyboardStateMachine()
    let indices = (sizes + sizes.reversed()).compactMap { frame in
      machine.handle(.willShow(frame), in: Phone.environment).transition?.appearanceIndex
    }
    #expect(indices == [0, 1, 2, 3, 4])
    _ = machine.handle(.willHide, in: Phone.environment)
    let again = machine.handle(.willShow(Phone.tall), in: Phone.environment)
    #expect(again.transition?.appearanceIndex == 0)
  }

  @Test func aChangeOfFrameIsAShowWhereWillShowNeverComes() {
    let outcomes = KeyboardStateMachine.outcomes(
      of: .willChange(Phone.tall),
      .didChange(Phone.tall),
      .willHide,
      .didHide
    )
    #expect(outcomes == ["appeared +300", "noted", "disappeared -300", "noted"])
  }

  /// A zero rectangle announces the drag; the keyboard then floats, and is docked again.
  @Test func undockingUncoversAndDockingCoversAgain() {
    let outcomes = KeyboardStateMachine.outcomes(
      of: .willShow(Phone.tall),
      .didShow(Phone.tall),
      .willHide,
      .didHide,
      .willChange(.zero),
      .didChange(Phone.floating),
      .didChange(Phone.floating),
      .willShow(Phone.tall),
      .didShow(Phone.tall)
    )
    #expect(
      outcomes == [
        "appeared +300", "noted", "disappeared -300", "noted", "dragging", "appeared +0",
        "duplicate", "moved +300", "noted",
      ]
    )
  }

  @Test func theTransitionSaysHowToMoveAlong() {
    var machine = KeyboardStateMachine()
    let event = KeyboardEvent.post(.willShow, Phone.tall, duration: 0.25)
    let transition = machine.handle(event, in: Phone.environment).transition
    #expect(transition?.animation == KeyboardAnimation(duration: 0.25, curve: .keyboard))
    #expect(transition?.previous == .initial)
    #expect(transition?.state == machine.state)
  }

  @Test func nothingIsDeliveredWhileTheAppIsNotActive() {
    let outcomes = KeyboardStateMachine.outcomes(
      of: .willShow(Phone.tall),
      .application(.background),
      .willHide,
      .didHide,
      .didHide,
      .willShow(Phone.short),
      .application(.inactive),
      .application(.active)
    )
    #expect(
      outcomes == [
        "appeared +300", "noted", "inactive", "inactive", "inactive", "inactive", "noted",
        "resized -84",
      ]
    )
  }

  @Test func anotherAppsKeyboardIsIgnoredExceptThatItHides() {
    let outcomes = KeyboardStateMachine.outcomes(
      of: .post(.willShow, Phone.tall, isLocal: false),
      .willShow(Phone.tall),
      .post(.willChangeFrame, Phone.short, isLocal: false),
      .post(.willHide, Phone.offscreen, isLocal: false)
    )
    #expect(outcomes == ["otherApp", "appeared +300", "otherApp", "disappeared -300"])
  }

  @Test func otherAppsCanBeIncluded() {
    let environment = KeyboardEnvironment(screen: Phone.screen, otherApps: .include)
    let outcomes = KeyboardStateMachine.outcomes(
      of: .post(.willShow, Phone.tall, isLocal: false),
      in: environment
    )
    #expect(outcomes == ["appeared +300"])
  }
}
