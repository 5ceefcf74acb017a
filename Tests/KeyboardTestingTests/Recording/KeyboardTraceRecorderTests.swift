import Foundation
import KeyboardNotifications
import TestSupport
import Testing

@testable import KeyboardTesting

@MainActor
@Suite struct KeyboardTraceRecorderTests {
  @Test(arguments: KeyboardTrace.BuiltInName.allCases)
  func theRecordingOfATraceHasTheSameRecords(_ sample: KeyboardTrace.BuiltInName) throws {
    let fixture = RecorderFixture()
    let original = KeyboardTrace.builtIn(sample)
    fixture.play(original)
    let trace = try fixture.trace()
    #expect(trace.withTimes == original.withTimes)
  }

  private static let screen = CGRect(x: 0, y: 0, width: 1024, height: 768)

  /// A window or view that is no longer known is the screen again.
  @Test func theEnvironmentIsRecordedWhenItChanges() throws {
    let environments = [
      KeyboardEnvironment(screenBounds: Self.screen),
      KeyboardEnvironment(screenBounds: Self.screen, otherApps: .include),
      KeyboardEnvironment(screenBounds: Self.screen, otherApps: .include),
      KeyboardEnvironment(screenBounds: Self.screen, window: .zero),
      KeyboardEnvironment(screenBounds: Self.screen, view: .zero, otherApps: .ignore),
      KeyboardEnvironment(screenBounds: Self.screen),
    ]
    let fixture = RecorderFixture(environment: environments[0])
    for environment in environments {
      fixture.state.environment = environment
      fixture.recorder.recordEnvironment()
    }
    #expect(
      try fixture.trace().records.map(\.content) == [
        .screen(Self.screen), .policy(otherApps: .include), .window(.zero),
        .policy(otherApps: .ignore), .window(Self.screen), .view(.zero, safeAreaBottom: 0),
        .view(Self.screen, safeAreaBottom: 0),
      ]
    )
  }

  @Test func aFrameThatIsNotFiniteIsNotRecorded() throws {
    let frame = CGRect(x: 0, y: CGFloat.nan, width: .infinity, height: 0)
    let environment = KeyboardEnvironment(
      screenBounds: frame,
      window: frame,
      view: frame,
      otherApps: .ignore
    )
    #expect(try RecorderFixture(environment: environment).trace().records == [])
  }

  @Test func aSafeAreaIsRecordedWithAView() {
    var recorded = RecordedEnvironment()
    let environment = KeyboardEnvironment(screenBounds: Self.screen)
    let contents = recorded.changes(to: environment, safeAreaBottom: 1)
    #expect(contents == [.screen(Self.screen), .view(Self.screen, safeAreaBottom: 1)])
  }

  @Test func theViewIsThatOfTheClosure() throws {
    let frame = CGRect(x: 0, y: 100, width: 10, height: 10)
    let folder = TemporaryFolder()
    let recorder = try KeyboardTraceRecorder(
      folder: folder.url,
      title: "T",
      center: NotificationCenter(),
      view: { (frame, 34) },
      environment: { KeyboardEnvironment() }
    )
    let trace = try KeyboardTrace(contentsOf: #require(recorder.files.first))
    #expect(trace.records.map(\.content) == [.view(frame, safeAreaBottom: 34)])
  }

  /// Readers skip the line at the end, and no record follows it.
  @Test func stoppingIsTheLastRecord() throws {
    let fixture = RecorderFixture()
    fixture.play(.builtIn(.showAndHide))
    fixture.recorder.stop()
    fixture.recorder.stop()
    fixture.play(.builtIn(.showAndHide))
    let end = #"{"version":1,"kind":"end","payload":{"time":3,"reason":"stopped"}}"#
    #expect(fixture.lines.last == end)
    #expect(fixture.lines.count { $0.contains(#""kind":"end""#) } == 1)
    #expect(fixture.recorder.ending == .stopped)
    #expect(try fixture.trace().importNotes.isEmpty)
  }

  @Test func aRecordingBeginsWithTheScreenAndThenTheStateOfTheApp() throws {
    var environment = KeyboardEnvironment(screenBounds: Self.screen)
    environment.applicationState = .background
    let contents = try RecorderFixture(environment: environment).trace().records.map(\.content)
    #expect(contents == [.screen(Self.screen), .application(.background)])
  }

  @Test func aTimeThatGoesBackStandsStill() throws {
    let fixture = RecorderFixture()
    fixture.state.time = 5
    fixture.post(.willShow)
    fixture.state.time = 1
    fixture.post(.didShow)
    fixture.state.time = .nan
    fixture.post(.willHide)
    #expect(try fixture.trace().records.map(\.time) == [5, 5, 5])
  }

  @Test func theHeaderHasTheSystem() {
    let header = KeyboardTrace.recording("A chat")
    #expect(header.title == "A chat")
    #expect(header.source == "recorded")
    #expect(header.system?.isEmpty == false)
  }

  /// The name of the hardware, the model that the simulator gives, and the recorded model.
  @Test(
    arguments: [
      ("iPhone16,1", nil, "iPhone16,1"), ("arm64", nil, nil), ("arm64", "iPad14,1", "iPad14,1"),
    ] as [(String, String?, String?)]
  )
  func theHeaderHasTheModelOfADevice(_ machine: String, _ simulated: String?, _ model: String?) {
    let environment = ["SIMULATOR_MODEL_IDENTIFIER": simulated].compactMapValues(\.self)
    #expect(KeyboardTrace.model(of: machine, in: environment) == model)
  }

  @Test func theNameOfTheHardwareHasNoPadding() {
    let machine = KeyboardTrace.machine
    #expect(!machine.isEmpty && !machine.contains("\0"))
  }

  @Test func aRecorderIsNotRetainedByItsObservation() {
    var fixture: RecorderFixture? = RecorderFixture()
    let center = fixture?.player.center
    weak let recorder = fixture?.recorder
    fixture = nil
    center?.post(name: KeyboardNotificationType.willShow.name, object: nil)
    #expect(recorder == nil)
  }

  // MARK: - The screens that notifications are posted with

  private final class Screen {}

  @Test func screensAreNumberedInTheOrderOfRecording() throws {
    let (first, second) = (Screen(), Screen())
    var environment = KeyboardEnvironment(screenBounds: .zero)
    environment.screenIdentity = ScreenIdentity(second)
    let fixture = RecorderFixture(environment: environment)
    for screen in [first, second, first, nil] {
      let name = KeyboardNotificationType.willShow.name
      fixture.player.center.post(name: name, object: screen)
    }
    let contents = try fixture.trace().records.map(\.content)
    #expect(contents.first == .screen(.zero, name: "screen 1"))
    let names = contents.dropFirst().map { content -> String? in
      guard case .notification(_, _, let screen) = content else { return "no notification" }
      return screen
    }
    #expect(names == ["screen 2", "screen 1", "screen 2", nil])
  }

  // MARK: - Wrong values, other data and errors

  private static let key = KeyboardUserInfoKey.endFrame

  private struct Customer { var name = "my secret" }

  @Test func aWrongValueIsRecordedUnlessItCouldBePersonal() throws {
    let values: [(Any, KeyboardTraceValue)] = [
      (Double.nan, .number(.nan)), (Double.infinity, .number(.infinity)), (true, true),
      (NSNull(), nil), ([1, 2, Double.nan, 4], [1, 2, .number(.nan), 4]), ([1, 2, 3], [1, 2, 3]),
      ([Any](), []), ("my secret", "String"), (["my secret", 1] as [Any], ["String", 1]),
      (Customer(), "Customer"), (URL(fileURLWithPath: "/secret"), "URL"),
      (["name": "my secret"], "Dictionary<String, String>"),
      // Long and deeply nested lists are cut.
      ([Int](repeating: 1, count: 16), .array(Array(repeating: 1, count: 16))),
      ([Int](repeating: 1, count: 17), "Array<Int>"), ([[[1]]], [["Array<Int>"]]),
      (boxed(CGRect(x: 1, y: 2, width: 3, height: 4)), [1, 2, 3, 4]),
    ]
    for (posted, recorded) in values {
      #expect(try RecorderFixture().recorded([Self.key: posted]) == [Self.key: recorded])
    }
  }

  @Test func otherKeysAreNotRecorded() throws {
    let userInfo: [AnyHashable: Any] = [
      "my secret": 1, 7: 8, KeyboardUserInfoKey.curve: 7, "UIKeyboardOther": "my secret",
    ]
    #expect(try RecorderFixture().recorded(userInfo) == [KeyboardUserInfoKey.curve: 7])
  }

  @Test(arguments: [-1, -.infinity, .nan] as [CGFloat])
  func aSafeAreaThatIsNoPositiveNumberIsZero(_ safeAreaBottom: CGFloat) throws {
    let frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    let fixture = RecorderFixture(
      environment: KeyboardEnvironment(view: frame, otherApps: .ignore),
      safeAreaBottom: safeAreaBottom
    )
    #expect(try fixture.trace().records.map(\.content) == [.view(frame, safeAreaBottom: 0)])
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
}
