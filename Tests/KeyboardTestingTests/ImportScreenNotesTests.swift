import Foundation
import KeyboardTesting
import Testing

/// What an import says of a screen that was given and does not fit the log.
struct ImportScreenNotesTests {
  @Test(arguments: [CGSize(width: 375, height: 667), CGSize(width: 390, height: 844)])
  func framesOfAnotherScreenThanTheGivenOneAreSaid(_ given: CGSize) throws {
    let size = "\(Int(given.width))×\(Int(given.height))"
    let note = "the frames are of a screen of 393×852 points, not of \(size) as given"
    #expect(try notes(on: [portrait], given) == ["screen \(size), as given", note])
  }

  @Test func framesOfATurnedScreenAreGivenAsTheGivenOneIsHeld() throws {
    let given = CGSize(width: 375, height: 667)
    let note = "the frames are of a screen of 393×852 points, not of 375×667 as given"
    #expect(try notes(on: [landscape], given).last == note)
  }

  @Test func aGivenScreenThatIsTurnedFits() throws {
    let given = CGSize(width: 393, height: 852)
    #expect(try notes(on: [landscape], given) == ["screen 852×393, as given but turned"])
    let both = try notes(on: [landscape, portrait], given)
    #expect(both == ["screen 852×393 and 393×852, as given"])
  }

  /// Such as those of an app in Split View, of a floating keyboard, or of a part of the screen.
  @Test(arguments: [
    ["{{0, 500}, {507, 313}}"], ["{{0, 700}, {320, 250}}"],
    ["{{0, 451}, {375, 216}}", "{{0, 479}, {375, 333}}"],
  ])
  func framesThatTellNoScreenDoNotContradictTheGivenOne(_ frames: [String]) throws {
    let given = CGSize(width: 1024, height: 768)
    let log = frames.map { ($0, $0) }
    #expect(try notes(on: log, given) == ["screen 1024×768, as given"])
  }

  @Test func framesOfTwoScreensDoNotContradictOneOfThem() throws {
    let given = CGSize(width: 375, height: 667)
    let other = ("{{0, 667}, {375, 216}}", "{{0, 451}, {375, 216}}")
    #expect(try notes(on: [portrait, other], given) == ["screen 375×667, as given"])
  }

  @Test func anotherScreenInTheNotificationThanTheGivenOneIsSaid() throws {
    let given = CGSize(width: 390, height: 844)
    #expect(
      try notes(on: [portrait], object: "{393, 852}", given)
        == ["screen 390×844, as given", "the log says 393×852, not 390×844 as given"]
    )
  }

  @Test func anotherScreenInTheNotesThanTheGivenOneIsSaid() throws {
    let log = "# iPhone, 393x852\n" + log([portrait], object: "{390, 844}")
    let trace = try KeyboardTrace(consoleLog: log, screen: CGSize(width: 390, height: 844))
    #expect(trace.importNotes.last == "the log says 393×852, not 390×844 as given")
  }

  @Test func theSameScreenTurnedInTheNotificationFits() throws {
    let given = CGSize(width: 393, height: 852)
    #expect(
      try notes(on: [], object: "{852, 393}", given) == ["screen 852×393, as given but turned"]
    )
  }

  private let portrait = ("{{0, 852}, {393, 336}}", "{{0, 516}, {393, 336}}")
  private let landscape = ("{{0, 393}, {852, 200}}", "{{0, 193}, {852, 200}}")

  /// A log of these frames, or of a keyboard that hides where there are none.
  private func log(_ frames: [(String, String)], object: String? = nil) -> String {
    let screen = object.map { "<UIScreen: 0x1; bounds = {{0, 0}, \($0)}>" } ?? "(null)"
    let hide = "12:00 {name = UIKeyboardWillHideNotification; object = \(screen); userInfo = {\n}}"
    let shows = frames.map { begin, end in
      """
      12:00:00 {name = UIKeyboardWillShowNotification; object = \(screen); userInfo = {
          UIKeyboardFrameBeginUserInfoKey = "NSRect: \(begin)";
          UIKeyboardFrameEndUserInfoKey = "NSRect: \(end)";
      }}
      """
    }
    return shows.isEmpty ? hide : shows.joined(separator: "\n")
  }

  private func notes(
    on frames: [(String, String)],
    object: String? = nil,
    _ given: CGSize
  ) throws -> [String] {
    try KeyboardTrace(consoleLog: log(frames, object: object), screen: given).importNotes
  }
}
