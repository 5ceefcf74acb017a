import Foundation
import Testing

@testable import KeyboardTesting
@testable import keyboard_replay

struct ToolErrorTests {
  @Test func anUnreadableFileHasNoAdvice() {
    let error = KeyboardTraceError.unreadable("a", "input/output error")
    let expected = ToolError(.unreadable, "cannot read a: input/output error")
    let beginning = Data("UIKeyboardWillShowNotification".utf8)
    #expect(ToolError(error, inTrace: beginning) == expected)
    #expect(ToolError(error, inLog: beginning) == expected)
  }
}
