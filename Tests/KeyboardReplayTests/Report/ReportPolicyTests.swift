#if os(macOS) || os(Linux)
import Foundation
import Testing

@testable import keyboard_replay

/// The page names its own script and style by digests, which are constants.
///
/// Where a test fails, put the digest that it gives where the constant is.
struct ReportPolicyTests {
  @Test func theScriptsDigestIsThatOfItsText() throws {
    #expect(try digest(of: ReportScript.text) == ReportScript.digest)
  }

  @Test func theStylesDigestIsThatOfItsText() throws {
    #expect(try digest(of: ReportStyle.text) == ReportStyle.digest)
  }

  /// The SHA-256 digest in base 64, by the system's own tool.
  private func digest(of text: String) throws -> String {
    let folder = try TemporaryFolder()
    let tools = [["/usr/bin/sha256sum"], ["/usr/bin/shasum", "-a", "256"]]
    let tool = try #require(
      tools.first { FileManager.default.isExecutableFile(atPath: $0[0]) },
      "There is neither sha256sum nor shasum."
    )
    let (process, output) = (Process(), try folder.file("output"))
    process.executableURL = URL(fileURLWithPath: tool[0])
    process.arguments = tool.dropFirst() + [try folder.file("text", text).path]
    process.standardOutput = try FileHandle(forWritingTo: output)
    try process.run()
    process.waitUntilExit()
    let hex = try String(contentsOf: output, encoding: .utf8).prefix { $0 != " " }
    let bytes = stride(from: 0, to: hex.count, by: 2).compactMap { index in
      UInt8(hex.dropFirst(index).prefix(2), radix: 16)
    }
    return Data(bytes).base64EncodedString()
  }
}
#endif
