import Foundation
import KeyboardNotifications
import KeyboardTesting
import Testing

@MainActor
@Suite struct KeyboardTraceRecorderMisbehavingTests {
  private static let key = KeyboardUserInfoKey.endFrame

  private nonisolated static let values: [(KeyboardTraceValue, KeyboardTraceValue)] = [
    (.number(.nan), .number(.nan)),
    (.number(.infinity), .number(.infinity)),
    (.bool(true), .bool(true)),
    (.null, .null),
    (.array([1, 2, .number(.nan), 4]), .array([1, 2, .number(.nan), 4])),
    (.array([1, 2, 3]), .array([1, 2, 3])),
    (.array([]), .array([])),
    (.string("my secret"), .string("String")),
    (.array(["my secret", 1]), .array(["String", 1])),
  ]

  @Test(arguments: values)
  func aWrongValueSurvivesUnlessItCouldBePersonal(
    _ posted: KeyboardTraceValue,
    _ recorded: KeyboardTraceValue
  ) throws {
    #expect(try RecorderDesk().recorded([Self.key: posted.posted]) == [Self.key: recorded])
  }

  @Test func otherObjectsAreRecordedByTheirTypesOnly() throws {
    struct Customer { var name = "my secret" }
    let desk = RecorderDesk()
    let url = URL(fileURLWithPath: "/secret")
    let values: [Any] = [Customer(), ["name": "my secret"], Date(), url]
    for value in values {
      let recorded = try desk.recorded([Self.key: value])
      guard case .string(let type) = recorded[Self.key] else {
        Issue.record("\(recorded) is not a type")
        continue
      }
      #expect(!type.contains("secret"))
    }
    #expect(!String(decoding: desk.data, as: UTF8.self).contains("secret"))
  }

  @Test func otherKeysAreNotRecorded() throws {
    let userInfo: [AnyHashable: Any] = [
      "my secret": 1, 7: 8, KeyboardUserInfoKey.curve: 7, "UIKeyboardOther": "my secret",
    ]
    #expect(try RecorderDesk().recorded(userInfo) == [KeyboardUserInfoKey.curve: 7])
  }

  @Test func nestedListsEnd() throws {
    var value: Any = [1]
    for _ in 0..<100 { value = [value] }
    let recorded = try RecorderDesk().recorded([Self.key: value])
    #expect(recorded[Self.key]?.json.count ?? .max < 100)
  }

  @Test func aLongListIsRecordedByItsTypeOnly() throws {
    let list = [Int](repeating: 1, count: 100_000)
    #expect(try RecorderDesk().recorded([Self.key: list]) == [Self.key: "Array<Int>"])
  }

  @Test func aBoxedRectangleIsARectangle() throws {
    let boxed = NSValue(rect: NSRect(x: 1, y: 2, width: 3, height: 4))
    #expect(try RecorderDesk().recorded([Self.key: boxed]) == [Self.key: [1, 2, 3, 4]])
  }

  @Test func aNotificationWithoutUserInfoIsRecordedWithoutIt() throws {
    let desk = RecorderDesk()
    desk.post(.willShow)
    let name = KeyboardNotificationType.willShow.name.rawValue
    #expect(try desk.trace().records.last?.content == .notification(name: name, userInfo: nil))
  }

  @Test func aFrameThatIsNotFiniteIsNotRecorded() throws {
    let frame = CGRect(x: 0, y: CGFloat.nan, width: .infinity, height: 0)
    let desk = RecorderDesk(
      environment: KeyboardEnvironment(screen: frame, window: frame, view: frame)
    )
    desk.post(.willShow)
    #expect(try desk.trace().records.count == 1)
  }

  @Test func theSizeLimitEndsTheRecordingAndSaysHowMuchIsMissing() throws {
    let desk = RecorderDesk(byteLimit: 2_000)
    for _ in 0..<100 { desk.post(.willShow, [KeyboardUserInfoKey.curve: 7]) }
    #expect(desk.recorder.ending == .sizeLimit)
    #expect(desk.recorder.unrecordedCount + desk.recorder.recordCount == 101)
    desk.recorder.stop()
    #expect(desk.data.count <= 2_000)
    #expect(desk.recorder.byteCount == desk.data.count)
    let ends = desk.lines.suffix(2)
    #expect(ends.first?.contains(#""reason":"sizeLimit","unrecorded":1}"#) == true)
    let count = desk.recorder.unrecordedCount
    #expect(ends.last?.contains(#""reason":"stopped","unrecorded":\#(count)}"#) == true)
    #expect(try desk.trace().types.count + 1 == desk.recorder.recordCount)
  }

  @Test func aLimitTooSmallForAnythingStillLeavesATrace() throws {
    let desk = RecorderDesk(byteLimit: 0)
    desk.post(.willShow)
    desk.recorder.stop()
    #expect(try desk.trace().records.isEmpty)
  }

  @Test func anErrorWhileWritingEndsTheRecording() throws {
    let desk = RecorderDesk(failingAfter: 2)
    desk.post(.willShow)
    desk.post(.didShow)
    desk.post(.willHide)
    #expect(desk.recorder.ending == .failed("DiskIsFull()"))
    #expect(desk.recorder.recordCount == 2)
    #expect(desk.recorder.unrecordedCount == 2)
    desk.recorder.stop()
    #expect(desk.recorder.ending == .failed("DiskIsFull()"))
    #expect(desk.lines.count == 2)
  }

  @Test func aLineThatBreaksOffIsLeftOutWherever() throws {
    let desk = RecorderDesk()
    desk.play(.showAndHide)
    let whole = desk.data
    let length = (desk.lines.last?.utf8.count ?? 0) + 1
    let options = KeyboardTraceReader.Options(toleratesTruncatedLastLine: true)
    let count = try desk.trace().records.count
    for cut in 2...length {
      let trace = try KeyboardTrace(data: whole.dropLast(cut), options: options)
      #expect(trace.records.count == count - 1)
    }
  }

  @Test func whatIsPostedOnAnotherThreadIsRecordedSoonAfter() async throws {
    let desk = RecorderDesk()
    let center = desk.player.center
    await Task.detached {
      center.post(name: KeyboardNotificationType.willShow.name, object: nil)
    }.value
    for _ in 0..<1_000 where desk.recorder.recordCount == 1 { await Task.yield() }
    #expect(try desk.trace().types == ["willShow"])
  }
}
