import Testing

@testable import keyboard_replay

struct SuggestionTests {
  @Test(arguments: [
    ("", "", 0), ("play", "play", 0), ("plya", "play", 2), ("pla", "play", 1), ("", "play", 4),
    ("check", "", 5), ("kitten", "sitting", 3),
  ])
  func distanceCountsTheLettersToChange(_ left: String, _ right: String, _ distance: Int) {
    #expect(Suggestion.distance(left, right) == distance)
  }
}
