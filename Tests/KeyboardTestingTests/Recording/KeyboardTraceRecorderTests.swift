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

  private nonisolated static let screen = CGRect(x: 0, y: 0, width: 1024, height: 768)
  private nonisolated static let frame = CGRect(x: 0, y: CGFloat.nan, width: .infinity, height: 0)

  /// A window or view that is no longer known is the screen again; a frame that is not finite is
  /// none.
  @Test(
    arguments: [
      (
        [
          KeyboardEnvironment(screenBounds: screen),
          KeyboardEnvironment(screenBounds: screen, otherApps: .include),
          KeyboardEnvironment(screenBounds: screen, otherApps: .include),
          KeyboardEnvironment(screenBounds: screen, otherApps: .ignore),
        ],
        [.screen(screen), .policy(otherApps: .include), .policy(otherApps: .ignore)]
      ),
      (
        [
          KeyboardEnvironment(screenBounds: screen, window: .zero),
          KeyboardEnvironment(screenBounds: screen),
        ],
        [.screen(screen), .window(.zero), .window(screen)]
      ),
      (
        [
          KeyboardEnvironment(screenBounds: screen, view: .zero, otherApps: .ignore),
          KeyboardEnvironment(screenBounds: screen),
        ],
        [
          .screen(screen), .view(.zero, safeAreaBottom: 0), .view(screen, safeAreaBottom: 0),
        ]
      ),
      (
        [KeyboardEnvironment(screenBounds: frame, window: frame, view: frame, otherApps: .ignore)],
        []
      ),
    ] as [([KeyboardEnvironment], [KeyboardTraceContent])]
  )
  func theEnvironmentIsRecordedWhenItChanges(
    _ environments: [KeyboardEnvironment],
    _ contents: [KeyboardTraceContent]
  ) throws {
    let fixture = RecorderFixture(environment: environments[0])
    for environment in environments {
      fixture.state.environment = environment
      fixture.recorder.recordEnvironment()
    }
    #expect(try fixture.trace().records.map(\.content) == contents)
  }

  @Test func aSafeAreaIsRecordedWithAView() {
    var recorded = RecordedEnvironment()
    let environment = KeyboardEnvironment(screenBounds: Self.screen)
    let contents = recorded.changes(to: environment, safeAreaBottom: 1)
    #expect(contents == [.screen(Self.screen), .view(Self.screen, safeAreaBottom: 1)])
  }

  @Test func theViewIsThatOfTheClosure() throws {
    let frame = CGRect(x: 0, y: 100, width: 10, height: 10)
    var data = Data()
    let recorder = KeyboardTraceRecorder(
      title: "T",
      center: NotificationCenter(),
      view: { (frame, 34) },
      environment: { KeyboardEnvironment() },
      write: { data += $0 }
    )
    recorder.recordEnvironment()
    #expect(
      try KeyboardTrace(data: data).records.map(\.content) == [.view(frame, safeAreaBottom: 34)]
    )
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

  @Test func aStoppedRecorderObservesNothing() {
    let center = NotificationCenter()
    var count = 0
    let recorder = KeyboardTraceRecorder(
      title: "T",
      center: center,
      view: { nil },
      environment: {
        count += 1
        return KeyboardEnvironment()
      },
      write: { _ in }
    )
    recorder.stop()
    count = 0
    center.post(name: KeyboardNotificationType.willHide.name, object: nil)
    #expect(count == 0)
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

  private func names(_ trace: KeyboardTrace) -> [String?] {
    trace.records.compactMap { record -> String?? in
      guard case .notification(_, _, let screen) = record.content else { return nil }
      return .some(screen)
    }
  }

  /// Records a notification for each screen, in an environment with the screen of an identity.
  private func trace(_ identity: ScreenIdentity, _ screens: [Screen?]) throws -> KeyboardTrace {
    let center = NotificationCenter()
    var data = Data()
    var environment = KeyboardEnvironment(screenBounds: .zero)
    environment.screenIdentity = identity
    let recorder = KeyboardTraceRecorder(
      title: "T",
      center: center,
      environment: { [environment] in environment },
      write: { data += $0 }
    )
    for screen in screens {
      center.post(name: KeyboardNotificationType.willShow.name, object: screen)
    }
    recorder.stop()
    return try KeyboardTrace(data: data)
  }

  @Test func screensAreNumberedInTheOrderOfRecording() throws {
    let first = Screen()
    let second = Screen()
    let trace = try trace(ScreenIdentity(second), [first, second, first, nil])
    #expect(names(trace) == ["screen 2", "screen 1", "screen 2", nil])
    #expect(trace.records.first?.content == .screen(.zero, name: "screen 1"))
  }

  @Test func aNameInUseIsNotGivenToAnotherScreen() {
    let screens = [Screen(), Screen()].map { ScreenIdentity($0) }
    var recorded = RecordedEnvironment()
    recorded.screenNames[screens[0]] = "screen 1"
    #expect(screens.map { recorded.name(of: $0) } == ["screen 1", "screen 2"])
  }

  @Test func aRecordedKeyboardOnAnotherScreenCoversNothing() throws {
    let center = NotificationCenter()
    let phone = PlayedScreen()
    var environment = KeyboardEnvironment(screenBounds: CGRect(x: 0, y: 0, width: 390, height: 844))
    environment.screenIdentity = ScreenIdentity(phone)
    var data = Data()
    let recorder = KeyboardTraceRecorder(
      title: "T",
      center: center,
      environment: { [environment] in environment },
      write: { data += $0 }
    )
    let userInfo = [KeyboardUserInfoKey.endFrame: CGRect(x: 0, y: 508, width: 390, height: 336)]
    for screen in [PlayedScreen(), phone] {
      let name = KeyboardNotificationType.willShow.name
      center.post(name: name, object: screen, userInfo: userInfo)
    }
    recorder.stop()
    let player = KeyboardTracePlayer()
    var heights: [CGFloat] = []
    for record in try KeyboardTrace(data: data).records {
      player.play(record)
      guard case .notification = record.content else { continue }
      heights.append(player.tracker.state.coveredHeight)
    }
    #expect(heights == [0, 336])
  }

  // MARK: - Wrong values, other data and errors

  private static let key = KeyboardUserInfoKey.endFrame

  @Test func aWrongValueIsRecordedUnlessItCouldBePersonal() throws {
    let values: [(Any, KeyboardTraceValue)] = [
      (Double.nan, .number(.nan)), (Double.infinity, .number(.infinity)), (true, true),
      (NSNull(), nil), ([1, 2, Double.nan, 4], [1, 2, .number(.nan), 4]), ([1, 2, 3], [1, 2, 3]),
      ([Any](), []), ("my secret", "String"), (["my secret", 1] as [Any], ["String", 1]),
      // Long and deeply nested lists are cut.
      ([Int](repeating: 1, count: 16), .array(Array(repeating: 1, count: 16))),
      ([Int](repeating: 1, count: 17), "Array<Int>"), ([[[1]]], [["Array<Int>"]]),
      (boxed(CGRect(x: 1, y: 2, width: 3, height: 4)), [1, 2, 3, 4]),
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
