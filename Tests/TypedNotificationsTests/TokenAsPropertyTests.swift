import Foundation
import Testing
import TypedNotifications

/// A token deregisters when it is released; keep it as a property, or set it to nil.
@Suite struct TokenAsPropertyTests {
  final class ScoreBoard {
    private var token: NotificationToken?
    let scores: Recorder<Int>

    init(center: NotificationCenter, scores: Recorder<Int>) {
      self.scores = scores
      token = center.addObserver(descriptor: .score) { scores.record($0) }
    }

    func stop() {
      token = nil
    }
  }

  let center = NotificationCenter()
  let scores = Recorder<Int>()

  @Test func propertyObservesAsLongAsItsOwnerLives() {
    var board: ScoreBoard? = ScoreBoard(center: center, scores: scores)
    center.send(.score, 1)
    #expect(board != nil)
    board = nil
    center.send(.score, 2)
    #expect(scores.values == [1])
  }

  @Test func propertySetToNilEndsTheObservation() {
    let board = ScoreBoard(center: center, scores: scores)
    center.send(.score, 1)
    board.stop()
    center.send(.score, 2)
    #expect(scores.values == [1])
  }

  @Test func propertySetAnewObservesOnce() {
    var token = center.addObserver(descriptor: .score) { [scores] in scores.record($0) }
    token = center.addObserver(descriptor: .score) { [scores] in scores.record($0 * 10) }
    center.send(.score, 1)
    token.cancel()
    #expect(scores.values == [10])
  }

  @Test func tokenDoesNotKeepItsOwnerAlive() {
    final class Owner {
      var token: NotificationToken?
    }
    weak var watched: Owner?
    do {
      let owner = Owner()
      owner.token = center.addObserver(descriptor: .score) { [scores] in scores.record($0) }
      watched = owner
    }
    #expect(watched == nil)
  }
}
