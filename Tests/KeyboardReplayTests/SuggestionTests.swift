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

  @Test(arguments: [
    ("pinyin-grwth", "pinyin-growth"), ("pinyin", "pinyin-growth"), ("GROWTH", "pinyin-growth"),
    ("area", "safe-area"), ("ipad", "ipad-a"), ("-show", "a-show"),
    // Nearly every name contains a letter or two, so that these mean nothing.
    ("p", nil), ("nothing-like-it", nil),
  ])
  func whatContainsAWordIsSuggestedAndElseWhatIsNearest(_ word: String, _ names: String?) {
    let known = ["pinyin-growth", "ipad-a", "ipad-b", "safe-area", "a-show", "b-show", "c-show"]
    let question = Suggestion.question(word, among: known)
    #expect(question == names.map { "did you mean \($0)?" })
  }
}
