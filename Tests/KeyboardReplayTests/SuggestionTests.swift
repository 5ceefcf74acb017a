import Testing

@testable import keyboard_replay

struct SuggestionTests {
  @Test(arguments: [
    "pinyin": "pinyin-growth", "GROWTH": "pinyin-growth", "area": "safe-area", "ipad": "ipad-a",
    "-show": "a-show", "my-pinyin-growth-2": "pinyin-growth", "ip": nil,
    "ipa": "ipad-a", "": nil,
    "pinyin-grwth": nil,
  ])
  func aNameThatContainsTheWordIsSuggested(_ word: String, _ name: String?) {
    let known = ["pinyin-growth", "ipad-a", "ipad-b", "safe-area", "a-show", "b-show", "c-show"]
    let question = Suggestion.question(word, among: known)
    #expect(question == name.map { "did you mean \($0)?" })
  }
}
