import Foundation
import KeyboardNotifications
import KeyboardTesting
import Testing

@MainActor
@Suite struct KeyboardTraceRecorderTests {
  @Test(arguments: KeyboardTrace.BuiltInName.allCases)
  func recordingWhatIsPlayedGivesTheSameTrace(_ sample: KeyboardTrace.BuiltInName) throws {
    let fixture = RecorderFixture()
    fixture.play(sample.trace)
    let trace = try fixture.trace()
    #expect(trace.withTimes == sample.trace.withTimes)
  }

  private nonisolated static let screen = CGRect(x: 0, y: 0, width: 1024, height: 768)
  private nonisolated static let frame = CGRect(x: 0, y: CGFloat.nan, width: .infinity, height: 0)

  private nonisolated static var inBackground: KeyboardEnvironment {
    var environment = KeyboardEnvironment()
    environment.applicationState = .background
    return environment
  }

  /// A window that is no longer known is the screen again; a frame that is not finite is none.
  @Test(
    arguments: [
      (
        [
          KeyboardEnvironment(screen: screen),
          KeyboardEnvironment(screen: screen, otherApps: .include),
          KeyboardEnvironment(screen: screen, otherApps: .include),
          KeyboardEnvironment(screen: screen, otherApps: .ignore),
        ],
        [.screen(screen), .policy(otherApps: .include), .policy(otherApps: .ignore)]
      ),
      (
        [
          KeyboardEnvironment(screen: screen, window: .zero), KeyboardEnvironment(screen: screen),
        ],
        [.screen(screen), .window(.zero), .window(screen)]
      ),
      ([inBackground], [.application(.background)]),
      ([KeyboardEnvironment(screen: frame, window: frame, view: frame)], []),
    ] as [([KeyboardEnvironment], [KeyboardTraceContent])]
  )
  func theSurroundingsAreRecordedWhenTheyChange(
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

  /// Readers skip the line at the end, and nothing is recorded after it.
  @Test func theEndSaysThatItWasStopped() throws {
    let fixture = RecorderFixture()
    fixture.play(.builtIn(.showAndHide))
    fixture.recorder.stop()
    fixture.recorder.stop()
    fixture.play(.builtIn(.showAndHide))
    let end = #"{"version":1,"kind":"end","payload":{"time":3,"reason":"stopped","unrecorded":0}}"#
    #expect(fixture.lines.last == end)
    #expect(fixture.lines.count { $0.contains(#""kind":"end""#) } == 1)
    #expect(fixture.recorder.ending == .stopped)
    var reader = KeyboardTraceReader(fixture.data, file: "recording")
    while try reader.next() != nil {}
    #expect(reader.skippedRecordCount == 1)
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

  @Test func theHeaderSaysWhereItWasRecorded() throws {
    let header = KeyboardTraceHeader.recording("A chat")
    #expect(header.title == "A chat")
    #expect(header.source == "recorded")
    #expect(header.system?.isEmpty == false)
  }

  @Test func aReleasedRecorderObservesNoMore() {
    var fixture: RecorderFixture? = RecorderFixture()
    let center = fixture?.player.center
    weak let recorder = fixture?.recorder
    fixture = nil
    center?.post(name: KeyboardNotificationType.willShow.name, object: nil)
    #expect(recorder == nil)
  }
}
