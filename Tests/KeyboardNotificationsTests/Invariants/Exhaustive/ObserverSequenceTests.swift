import Foundation
import Testing
import TypedNotifications

@testable import KeyboardNotifications

/// For every observer of a tracker, whenever it came, the sum of its increments is what is covered,
/// and its last state says what is covered of any view, on any screen.
///
/// Every sequence of a small alphabet is played to a real tracker: shows and hides on several
/// screens, the background, observers that come, go, and make the system post.
@MainActor
@Suite struct ObserverSequenceTests {
  private static let depth =
    ProcessInfo.processInfo.environment["KEYBOARD_EXHAUSTIVE_DEPTH"].flatMap(Int.init)

  @Test func everyObserverKnowsWhatIsCovered() throws {
    let depth = Self.depth ?? 3
    let count = ObserverInput.allCases.count
    var sequences = 1
    for _ in 0..<depth { sequences *= count }
    for number in 0..<sequences {
      var rest = number
      let inputs = (0..<depth).map { _ in
        defer { rest /= count }
        return ObserverInput.allCases[rest % count]
      }
      let world = ObserverWorld()
      try world.play(inputs)
      withExtendedLifetime(world) {}
    }
  }
}

/// One step of a sequence.
private enum ObserverInput: CaseIterable {
  case show, showOnFirst, showShortOnSecond, float, willHide, hideOnFirst, hideOnSecond, turn
  case leave, comeBack
  case observe, observeOnceMore, cancel
}

/// What an observer has been told.
@MainActor
private final class ToldObserver {
  var sum: CGFloat = 0
  var state: KeyboardState?
  var tokens: [NotificationToken] = []
}

@MainActor
private final class ObserverWorld {
  static let first = KeyboardScreen(name: "first")
  static let second = KeyboardScreen(name: "second")

  private let fixture = TrackerFixture()
  private var observers: [ToldObserver] = []
  private var isActive = true

  init() {
    observe()
  }

  func play(_ inputs: [ObserverInput]) throws(InvariantViolation) {
    for (index, input) in inputs.enumerated() {
      take(input)
      for observer in observers {
        try require(isRight(observer), "\(inputs[...index]): told \(observer.sum)")
      }
      try require(!isActive || isCurrent, "\(inputs[...index]): not told")
    }
    observers = []
  }

  private func isRight(_ observer: ToldObserver) -> Bool {
    let truth = fixture.tracker.deliveredState
    guard observer.sum == truth.coveredHeight, let state = observer.state else { return false }
    return state == truth
  }

  /// Whether what observers know is what is covered of each view.
  private var isCurrent: Bool {
    let (told, state) = (fixture.tracker.deliveredState, fixture.tracker.state)
    let areas = [Phone.screen, CGRect(x: 50, y: 60, width: 200, height: 500)]
    let screens = [nil, Self.first, Self.second]
    return areas.allSatisfy { area in
      screens.allSatisfy {
        told.coveredHeight(of: area, on: $0) == state.coveredHeight(of: area, on: $0)
      }
    }
  }

  private func take(_ input: ObserverInput) {
    switch input {
    case .show: fixture.show()
    case .showOnFirst: fixture.post(.willShow, Phone.tall, on: Self.first)
    case .showShortOnSecond: fixture.post(.willShow, Phone.short, on: Self.second)
    case .float: fixture.post(.willChangeFrame, Phone.floating)
    case .willHide: fixture.post(.willHide, Phone.offscreen)
    case .hideOnFirst: fixture.post(.willHide, Phone.offscreen, on: Self.first)
    case .hideOnSecond: fixture.post(.didHide, Phone.offscreen, on: Self.second)
    case .turn: fixture.environment.window = CGRect(x: 0, y: 0, width: 375, height: 600)
    case .leave: setActive(false)
    case .comeBack: setActive(true)
    case .observe: observe()
    case .observeOnceMore: observeFromInside()
    case .cancel: if observers.count > 1 { observers.removeFirst() }
    }
  }

  private func setActive(_ active: Bool) {
    isActive = active
    fixture.application(active ? "DidBecomeActive" : "DidEnterBackground")
  }

  private func observe() {
    let observer = ToldObserver()
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
