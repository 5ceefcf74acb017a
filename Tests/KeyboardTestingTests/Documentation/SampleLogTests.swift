import Foundation
import KeyboardTesting
import Testing

/// The sample log beside the article on console logs is read as the article describes.
@MainActor struct SampleLogTests {
  @Test func theSampleLogHasThreeNotifications() throws {
    let file = Self.folder.appendingPathComponent("Resources/customer.log")
    let log = try String(contentsOf: file, encoding: .utf8)
    let screen = CGSize(width: 393, height: 852)
    let trace = try KeyboardTrace(consoleLog: log, screen: screen, safeAreaBottom: 34)
    #expect(trace.types == ["willShow", "didShow", "willChangeFrame"])
    #expect(trace.coveredHeights == [336, 336, 291])
    #expect(
      trace.importNotes == [
        "screen 393×852, as given",
        "no notification begins with a time, so that the trace has no times",
      ]
    )
    #expect(try KeyboardTrace(consoleLog: log).screens == [[393, 852]])
  }

  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/KeyboardTesting/Documentation.docc")
}
