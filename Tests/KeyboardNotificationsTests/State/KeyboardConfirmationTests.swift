import Foundation
import KeyboardNotifications
import Testing

/// A confirmation completes an announced change, is late, or is a change of its own.
@Suite struct KeyboardConfirmationTests {
  @Test(
    arguments: [
      Fact(
        "a frame that was confirmed in its time may come back unannounced",
        [
          (.willShow(216), "appeared +216"), (.didShow(216), "unchanged"),
          (.willShow(300), "resized +84"), (.didShow(300), "unchanged"),
          (.didShow(216), "resized -84"),
        ]
      ),
      Fact(
        "a frame that was confirmed in its time may come back during another change",
        [
          (.willShow(216), "appeared +216"), (.didShow(216), "unchanged"),
          (.willShow(252), "resized +36"), (.didShow(252), "unchanged"),
          (.willShow(300), "resized +48"), (.didShow(216), "resized -84"),
        ]
      ),
      Fact(
        "a change of frame that was confirmed in its time may come back unannounced",
        [
          (.willChange(300), "appeared +300"), (.didChange(300), "unchanged"),
          (.willHide, "disappeared -300"), (.didHide, "unchanged"),
          (.didChange(300), "appeared +300"),
        ]
      ),
      Fact(
        "26, 28: a field takes over with the same frame, and then loses the keyboard",
        of: Phone.shown(),
        [
          (.willShow(300), "duplicate"), (.willHide, "disappeared -300"), (.didHide, "unchanged"),
          (.didShow(300), "stale"),
        ]
      ),
      Fact(
        "a frame that was announced twice is confirmed twice",
        [
          (.willShow(300), "appeared +300"), (.willShow(300), "duplicate"),
          (.didShow(300), "unchanged"), (.willHide, "disappeared -300"), (.didHide, "unchanged"),
          (.didShow(300), "stale"),
        ]
      ),
      Fact(
        "four announcements of a place count, and no more",
        [
          (.willShow(300), "appeared +300"), (.willShow(300), "duplicate"),
          (.willShow(300), "duplicate"), (.willShow(300), "duplicate"),
          (.willShow(300), "duplicate"), (.didShow(300), "unchanged"), (.didShow(300), "duplicate"),
          (.didShow(300), "duplicate"), (.didShow(300), "duplicate"),
          (.willHide, "disappeared -300"), (.didHide, "unchanged"),
          (.didShow(300), "appeared +300"),
        ]
      ),
      Fact(
        "a place that is announced again counts once among the replaced ones",
        [
          (.willShow(216), "appeared +216"), (.willShow(300), "resized +84"),
          (.willShow(252), "resized -48"), (.willHide, "disappeared -252"),
          (.willHide, "duplicate"), (.didHide, "unchanged"), (.willShow(300), "appeared +300"),
          (.willShow(252), "resized -48"), (.didShow(216), "stale"),
        ]
      ),
      Fact(
        "a frame that was announced and confirmed again may come back unannounced",
        of: Phone.shown(),
        [
          (.willShow(300), "duplicate"), (.didShow(300), "duplicate"),
          (.willHide, "disappeared -300"), (.didHide, "unchanged"),
          (.didShow(300), "appeared +300"),
        ]
      ),
      Fact(
        "25, 28: an alert posts the hide twice, and the second is confirmed late",
        [
          (.willShow(300), "appeared +300"), (.willHide, "disappeared -300"),
          (.didHide, "unchanged"), (.willHide, "duplicate"), (.willShow(300), "appeared +300"),
          (.didShow(300), "unchanged"), (.didHide, "stale"),
        ]
      ),
      Fact(
        "a burst of five frames is confirmed late four times",
        [
          (.willShow(216), "appeared +216"), (.willShow(230), "resized +14"),
          (.willShow(252), "resized +22"), (.willShow(270), "resized +18"),
          (.willShow(300), "resized +30"), (.didShow(216), "stale"), (.didShow(230), "stale"),
          (.didShow(252), "stale"), (.didShow(270), "stale"), (.didShow(300), "unchanged"),
        ]
      ),
      Fact(
        "of a burst of six frames the first is forgotten",
        [
          (.willShow(216), "appeared +216"), (.willShow(230), "resized +14"),
          (.willShow(252), "resized +22"), (.willShow(270), "resized +18"),
          (.willShow(290), "resized +20"), (.willShow(300), "resized +10"),
          (.didShow(230), "stale"), (.didShow(216), "resized -84"),
        ]
      ),
    ]
  )
  func aConfirmationCompletesIsLateOrIsAChange(fact: Fact) {
    fact.expect()
  }
}
