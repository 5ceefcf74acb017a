import Foundation
import KeyboardNotifications
import KeyboardTesting
import Testing

@MainActor
@Suite struct KeyboardTraceRecorderMisbehavingTests {
  private static let key = KeyboardUserInfoKey.endFrame

  @Test func aWrongValueSurvivesUnlessItCouldBePersonal() throws {
    let values: [(Any, KeyboardTraceValue)] = [
      (Double.nan, .number(.nan)), (Double.infinity, .number(.infinity)), (true, true),
      (NSNull(), nil), ([1, 2, Double.nan, 4], [1, 2, .number(.nan), 4]), ([1, 2, 3], [1, 2, 3]),
      ([Any](), []), ("my secret", "String"), (["my secret", 1] as [Any], ["String", 1]),
      ([Int](repeating: 1, count: 100_000), "Array<Int>"),
      (NSValue(rect: NSRect(x: 1, y: 2, width: 3, height: 4)), [1, 2, 3, 4]),
    ]
    for (posted, recorded) in values {
      #expect(try RecorderFixture().recorded([Self.key: posted]) == [Self.key: recorded])
    }
  }

  @Test func otherObjectsAreRecordedByTheirTypesOnly() throws {
    struct Customer { var name = "my secret" }
    let fixture = RecorderFixture()
    let url = URL(fileURLWithPath: "/secret")
    let values: [Any] = [Customer(), ["name": "my secret"], Date(), url]
    for value in values {
      let recorded = try fixture.recorded([Self.key: value])
      guard case .string(let type) = recorded[Self.key] else {
        Issue.record("\(recorded) is not a type")
        continue
      }
      #expect(!type.contains("secret"))
    }
    #expect(!String(decoding: fixture.data, as: UTF8.self).contains("secret"))
  }

  @Test func otherKeysAreNotRecorded() throws {
    let userInfo: [AnyHashable: Any] = [
      "my secret": 1, 7: 8, KeyboardUserInfoKey.curve: 7, "UIKeyboardOther": "my secret",
    ]
    #expect(try RecorderFixture().recorded(userInfo) == [KeyboardUserInfoKey.curve: 7])
  }

  @Test func nestedListsEnd() throws {
    var value: Any = [1]
    for _ in 0..<100 { value = [value] }
    let recorded = try RecorderFixture().recorded([Self.key: value])
    #expect(recorded[Self.key]?.json.count ?? .max < 100)
  }

  @Test(arguments: [-1, -.infinity, .nan] as [CGFloat])
  func aSafeAreaThatCannotBeIsNone(_ safeAreaBottom: CGFloat) throws {
    let frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    let fixture = RecorderFixture(
      environment: KeyboardEnvironment(view: frame),
      safeAreaBottom: safeAreaBottom
    )
    #expect(try fixture.trace().records.map(\.content) == [.view(frame, safeAreaBottom: 0)])
  }

  @Test func theSizeLimitEndsTheRecordingAndSaysHowMuchIsMissing() throws {
    let fixture = RecorderFixture(byteLimit: 2_000)
    for _ in 0..<100 { fixture.post(.willShow, [KeyboardUserInfoKey.curve: 7]) }
    fixture.recorder.stop()
    fixture.post(.willShow)
    fixture.recorder.recordEnvironment()
    let count = try 100 - fixture.trace().types.count
    #expect(fixture.recorder.ending == .sizeLimit(unrecorded: count))
    #expect(fixture.data.count <= 2_000)
    let ends = fixture.lines.suffix(2)
    #expect(ends.first?.contains(#""reason":"sizeLimit","unrecorded":1}"#) == true)
    #expect(ends.last?.contains(#""reason":"stopped","unrecorded":\#(count)}"#) == true)
  }

  @Test func aLimitTooSmallForAnythingStillLeavesATrace() throws {
    let fixture = RecorderFixture(byteLimit: 0)
    fixture.post(.willShow)
    fixture.recorder.stop()
    #expect(try fixture.trace().records.isEmpty)
  }

  @Test func anErrorWhileWritingEndsTheRecording() throws {
    let fixture = RecorderFixture(failingAfter: 2)
    fixture.post(.willShow)
    fixture.post(.didShow)
    fixture.post(.willHide)
    #expect(fixture.recorder.ending == .failed("DiskIsFull()"))
    fixture.recorder.stop()
    #expect(fixture.recorder.ending == .failed("DiskIsFull()"))
    #expect(fixture.lines.count == 2)
  }

  @Test func aLineThatBreaksOffIsLeftOutWherever() throws {
    let fixture = RecorderFixture()
    fixture.play(.builtIn(.showAndHide))
    let whole = fixture.data
    let length = (fixture.lines.last?.utf8.count ?? 0) + 1
    let count = try fixture.trace().records.count
    for cut in 2..<length {
      let trace = try KeyboardTrace(data: whole.dropLast(cut))
      #expect(trace.records.count == count - 1)
    }
  }

  @Test func whatIsPostedOnAnotherThreadIsRecordedSoonAfter() async throws {
    let fixture = RecorderFixture()
    let center = fixture.player.center
    await Task.detached {
      center.post(name: KeyboardNotificationType.willShow.name, object: nil)
    }.value
    for _ in 0..<1_000 where fixture.lines.count == 1 { await Task.yield() }
    let name = KeyboardNotificationType.willShow.name.rawValue
    let contents = try fixture.trace().records.map(\.content)
    #expect(contents == [.notification(name: name, userInfo: nil)])
  }
}
