import Foundation
import Testing
import TypedNotifications

@testable import KeyboardNotifications

/// Every observer of a tracker has the state that was delivered last, and the sum of its increments
/// is the covered height.
///
/// Every sequence of some steps out of thirteen is played to a real tracker: shows and hides on
/// several screens, the background, and observers that are added, cancelled, or make the system
/// post.
@MainActor
@Suite struct ObserverSequenceTests {
  private static let depth =
    ProcessInfo.processInfo.environment["KEYBOARD_EXHAUSTIVE_DEPTH"].flatMap(Int.init)

  @Test func everyObserverKnowsTheCoveredHeight() throws {
    let depth = Self.depth ?? 3
    let count = ObserverWorld.inputs.count
    var sequences = 1
    for _ in 0..<depth { sequences *= count }
    for number in 0..<sequences {
      var rest = number
      let world = ObserverWorld()
      for _ in 0..<depth {
        try world.handle(rest % count)
        rest /= count
      }
    }
  }
}

/// Observer that adds up its increments, and keeps its last state.
@MainActor
private final class CalledObserver {
  var sum: CGFloat = 0
  var state: KeyboardState?
  var tokens: [NotificationToken] = []
}

@MainActor
private final class ObserverWorld {
  /// The steps of which sequences are made.
  static let inputs: [(name: String, act: @MainActor (ObserverWorld) -> Void)] = [
    ("show", { $0.fixture.show() }),
    ("show on first", { $0.fixture.post(.willShow, Phone.tall, on: $0.first) }),
    ("show short on second", { $0.fixture.post(.willShow, Phone.short, on: $0.second) }),
    ("float", { $0.fixture.post(.willChangeFrame, Phone.floating) }),
    ("hide", { $0.fixture.post(.willHide, Phone.offscreen) }),
    ("hide on first", { $0.fixture.post(.willHide, Phone.offscreen, on: $0.first) }),
    ("hide on second", { $0.fixture.post(.didHide, Phone.offscreen, on: $0.second) }),
    ("turn", { $0.fixture.environment.window = CGRect(x: 0, y: 0, width: 375, height: 600) }),
    ("leave", { $0.fixture.application("DidEnterBackground") }),
    ("come back", { $0.fixture.application("DidBecomeActive") }),
    ("observe", { $0.observe() }),
    ("observe from inside", { $0.observeFromInside() }),
    ("cancel", { if $0.observers.count > 1 { $0.observers.removeFirst() } }),
  ]

  private let first = PlayedScreen()
  private let second = PlayedScreen()
  private let fixture = TrackerFixture()
  private var observers: [CalledObserver] = []
  private var steps: [String] = []

  init() {
    observe()
  }

  func handle(_ number: Int) throws(InvariantViolation) {
    let input = Self.inputs[number]
    steps.append(input.name)
    input.act(self)
    for observer in observers {
      try require(isRight(observer), "\(steps): known is \(observer.sum)")
    }
  }

  private func isRight(_ observer: CalledObserver) -> Bool {
    let truth = fixture.tracker.machine.delivered
    return observer.sum == truth.coveredHeight && observer.state == truth
  }

  private func observe() {
    let observer = CalledObserver()
    observers.append(observer)
    observer.tokens = [
      fixture.tracker.observe { [weak observer] in observer?.sum += $0.heightIncrement },
      fixture.tracker.observeDeliveries { [weak observer] state, _ in observer?.state = state },
    ]
  }

  /// Adds an observer that makes the system hide the keyboard, and then adds another.
  private func observeFromInside() {
    var isDone = false
    let token = fixture.tracker.observe { [weak self] transition in
      guard !isDone, transition.state.isVisible else { return }
      isDone = true
      self?.fixture.hide()
      self?.observe()
    }
    observers.last?.tokens.append(token)
  }
}
