import Foundation
import TestSupport
import Testing

@testable import keyboard_replay

struct OutputTests {
  @Test(arguments: [(65_536, 0), (65_537, 65_537)])
  func outputIsWrittenFromTheFirstByteOver64K(_ count: Int, _ writtenCount: Int) throws {
    let folder = TemporaryFolder()
    let file = try folder.file("a")
    let handle = try FileHandle(forWritingTo: file)
    let output = Output(descriptor: handle.fileDescriptor)
    try output.write(String(repeating: "x", count: count))
    #expect(try Data(contentsOf: file).count == writtenCount)
  }
}
