import Foundation
import KeyboardNotifications
import KeyboardTesting
import Testing

@MainActor
@Suite struct KeyboardTraceRecorderTests {
  @Test(arguments: KeyboardBuiltInTrace.allCases)
  func recordingWhatIsPlayedGivesTheSameTrace(_ sample: KeyboardBuiltInTrace) throws {
    let desk = RecorderDesk()
    desk.play(sample.trace)
    let trace = try desk.trace()
    #expect(trace.withTimes == sample.trace.withTimes)
  }

  @Test func theSameIsRecordedBesideOtherObservers() throws {
    let desk = RecorderDesk()
    let tracker = KeyboardTracker(center: desk.player.center) { desk.player.environment }
    let tokens = (0..<8).map { _ in tracker.observe { _ in } }
    desk.play(.iPadRotation)
    #expect(try desk.trace().withTimes == KeyboardTrace.iPadRotation.withTimes)
    #expect(tokens.count == 8)
  }

  @Test func theSurroundingsAreWrittenWhenTheyChange() throws {
    let desk = RecorderDesk()
    desk.play(.otherApp)
    let records = try desk.trace().records.map(\.content)
    #expect(records.first == .screen(CGRect(x: 0, y: 0, width: 1024, height: 768)))
    #expect(records.count { $0 == .window(CGRect(x: 0, y: 0, width: 507, height: 768)) } == 1)
  }

  @Test func aWindowThatIsNoLongerKnownIsTheScreenAgain() throws {
    let desk = RecorderDesk()
    let screen = CGRect(x: 0, y: 0, width: 1024, height: 768)
    desk.environment = KeyboardEnvironment(screen: screen, window: .zero)
    desk.recorder.recordEnvironment()
    desk.environment = KeyboardEnvironment(screen: screen)
    desk.recorder.recordEnvironment()
    #expect(try desk.trace().records.last?.content == .window(screen))
  }

  @Test func anAppThatIsNotActiveAtTheStartIsRecordedAsSuch() throws {
    let desk = RecorderDesk(environment: KeyboardEnvironment(applicationState: .background))
    #expect(try desk.trace().records.map(\.content) == [.application(.background)])
  }

  @Test func theEndSaysThatItWasStopped() throws {
    let desk = RecorderDesk()
    desk.play(.showAndHide)
    desk.recorder.stop()
    desk.recorder.stop()
    let end = #"{"version":1,"kind":"end","payload":{"time":3,"reason":"stopped","unrecorded":0}}"#
    #expect(desk.lines.last == end)
    #expect(desk.lines.count { $0.contains(#""kind":"end""#) } == 1)
    #expect(desk.recorder.ending == .stopped)
  }

  @Test func nothingIsRecordedAfterTheEnd() throws {
    let desk = RecorderDesk()
    desk.recorder.stop()
    let count = desk.lines.count
    desk.play(.showAndHide)
    #expect(desk.lines.count == count)
    #expect(!desk.recorder.isRecording)
  }

  @Test func aReaderSkipsTheEndAndCountsIt() throws {
    let desk = RecorderDesk()
    desk.play(.showAndHide)
    desk.recorder.stop()
    var reader = KeyboardTraceReader(file: "recording")
    reader.feed(desk.data)
    reader.finish()
    while try reader.next() != nil {}
    #expect(reader.skippedRecordCount == 1)
  }

  @Test func aTimeThatGoesBackStandsStill() throws {
    let desk = RecorderDesk()
    desk.time = 5
    desk.post(.willShow)
    desk.time = 1
    desk.post(.didShow)
    desk.time = .nan
    desk.post(.willHide)
    #expect(try desk.trace().records.map(\.time) == [5, 5, 5])
  }

  @Test func theHeaderSaysWhereItWasRecorded() throws {
    let header = KeyboardTraceHeader.recording("A chat")
    #expect(header.title == "A chat")
    #expect(header.source == "recorded")
    #expect(header.system?.isEmpty == false)
  }

  @Test func aReleasedRecorderObservesNoMore() {
    var desk: RecorderDesk? = RecorderDesk()
    let center = desk?.player.center
    weak let recorder = desk?.recorder
    desk = nil
    center?.post(name: KeyboardNotificationType.willShow.name, object: nil)
    #expect(recorder == nil)
  }
}
