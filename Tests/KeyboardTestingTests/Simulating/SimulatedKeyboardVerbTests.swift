import Foundation
import KeyboardNotifications
import KeyboardTesting
import Testing

/// The notifications that each verb posts, what a tracker makes of them, and what is covered then.
@MainActor
@Suite struct SimulatedKeyboardVerbTests {
  /// A rule, and below it the keyboard, what was done before, what is done, the notifications and
  /// outcomes as they are drawn, and the height that is covered then.
  private nonisolated static let table = """
    a show and a hide are posted in the order of the system
    iPhone | | show hide | cwCWchCH ^=.=v=.= | 0
    what is hidden already is not hidden again
    iPhone | | hide | | 0
    what is up already is not shown again
    iPhone | show | show | | 336
    another height is announced as a show
    iPhone | show | height:380 | cwCW #=.= | 380
    a height of a hidden keyboard is not announced
    iPhone | | height:300 | | 0
    a height is kept for the next show
    iPhone | height:300 | show | cwCW ^=.= | 300
    until iOS 18 the accessory view is part of the frame
    iPhone iOS16 | accessory:44 | show | cwCW ^=.= | 380
    until iOS 18 an accessory view that goes makes the keyboard lower
    iPhone iOS16 | accessory:44 show | accessory:0 | cwCW #=.= | 336
    until iOS 18 the accessory view stays where a Pinyin keyboard has no height
    iPhone iOS16 | pinyin height:0 accessory:44 | show | cwcwcwCWCW =n^===.=== | 44
    from iOS 26 on the accessory view is not part of the frame
    iPhone | accessory:44 | show | cwCW ^=.= | 336
    from iOS 26 on another accessory view posts the same frame again
    iPhone | accessory:44 show | accessory:0 | cwCW ==== | 336
    Pinyin is announced three times, and grows
    iPhone | pinyin | show | cwcwcwCWCW =n^=#=ss.= | 365
    Pinyin takes the keyboard that is up along
    iPhone | show | pinyin | cwcwCWCW #=#=ss.= | 365
    the standard keyboard takes Pinyin's place
    iPhone | show pinyin | standard | cwCW #=.= | 336
    a keyboard that had no height comes back with one
    iPhone | show heightAtOnce:0 | height:300 | cwCW ^=.= | 300
    a height that was changed is where growth ends
    iPhone | pinyin height:300 | show | cwcwcwCWCW =n^=#=ss.= | 300
    a height that was changed is where growth ends again
    iPhone | pinyin height:300 show hide | show | cwcwcwCWCW =n^=#=ss.= | 300
    a keyboard that is not up cannot be dragged
    iPhone | | drag | | 0
    a drag posts one hide when the finger has lifted
    iPhone | show | drag:120 | chCH v=.= | 0
    a drag that is given up returns to the full height
    iPhone | show | dragBack | cwCW ==== | 336
    a password prompt hides the keyboard at once
    iPhone | | prompt | cwchCHCW ^=v=.=ss | 0
    a password prompt takes a keyboard away that is up
    iPhone | show | prompt | chCH v=.= | 0
    another app's keyboard covers nothing
    iPhone | | otherShows | cwCW oooo | 0
    another app's hide ends this app's keyboard
    iPhone | show | otherHides | chCH ovo. | 0
    where other apps are followed their keyboard covers
    iPad | includeOthers | otherShows | cwCW ^=.= | 313
    where other apps are followed their keyboard goes
    iPad | includeOthers otherShows | otherHides | chCH v=.= | 0
    a keyboard that was hidden stays hidden after the background
    iPhone | | background | ibia .... | 0
    a keyboard comes back announced twice
    iPhone | show | background | ichCHbiawcwCW .iiii..v^==.= | 336
    locking posts empty frames that change nothing
    iPhone | show | lock | icwCWb .dndn. | 336
    unlocking announces the keyboard again
    iPhone | show lock | unlock | iacwCW ..==== | 336
    with cross-fade a lock hides
    iPhone | crossFade show | lock | icwCWb .inin. | 0
    with cross-fade a second lock leaves the keyboard to the unlock
    iPhone | crossFade show lock lock | unlock | iacwCW .v^=.= | 336
    with cross-fade an unlock shows again
    iPhone | crossFade show lock | unlock | iacwCW .v^=.= | 336
    on an iPad only the bar of a hardware keyboard stays
    iPad | show | attach | cwCW #=.= | 55
    without focus a hardware keyboard posts nothing
    iPadPro | | attach | | 0
    with a hardware keyboard the bar comes
    iPadPro | attach | show | cwCW ^=.= | 69
    with a hardware keyboard the bar goes
    iPadPro | attach show | hide | chCH v=.= | 0
    on a phone the keyboard goes
    iPhone | show | attach | chCH v=.= | 0
    on a phone with a hardware keyboard nothing is posted
    iPhone | show attach | hide show | | 0
    on a phone an accessory view stays until iOS 18
    iPhone iOS16 | accessory:44 show | attach | cwCW #=.= | 44
    on a phone an accessory view goes until iOS 18
    iPhone iOS16 | accessory:44 show attach | accessory:0 | chCH v=.= | 0
    on a phone an accessory view comes until iOS 18
    iPhone iOS16 | accessory:44 show attach accessory:0 | accessory:60 | cwCW ^=.= | 60
    without focus a hardware keyboard is detached silently
    iPad | | attach detach | | 0
    a rotation is a burst of a hide and a show
    iPad landscape | show | portrait | chCHcwCW v=s.^=.= | 313
    a keyboard that does not turn posts nothing
    iPad landscape | show | landscape | | 398
    a hidden keyboard only sees the screen turn
    iPad landscape | | portrait | | 0
    a keyboard that turned while hidden has the height of its new screen
    iPad landscape | portrait | show | cwCW ^=.= | 313
    undocking hides and then moves
    iPad landscape | show | undock | chCHcC v=.='. | 0
    docking posts the nine notifications that were reported
    iPad landscape | show undock | dock | cCwcwCWCW _.======= | 398
    an undocked keyboard waits for the focus
    iPad landscape | | float:100,300 | | 0
    an undocked keyboard comes by a change of its frame
    iPad landscape | float:100,300 | show | cC '. | 0
    an undocked keyboard goes by a change of its frame
    iPad landscape | float:100,300 show | hide | cC v. | 0
    a keyboard that is docked while hidden comes docked
    iPad landscape | undock dock | show | cwCW ^=.= | 398
    a phone has no undocked keyboard
    iPhone | show | undock float:0,0 dock | | 336
    """

  private nonisolated static let rows: [[String]] = {
    let lines = table.split(separator: "\n").map(String.init)
    return stride(from: 0, to: lines.count, by: 2).map { index in
      [lines[index]]
        + lines[index + 1].components(separatedBy: "|").map {
          $0.trimmingCharacters(in: .whitespaces)
        }
    }
  }()

  @Test(arguments: rows)
  func aVerbPostsWhatTheSystemPosts(_ row: [String]) {
    let devices: [String: SimulatedKeyboard.Device] = [
      "iPhone": .iPhone, "iPad": .iPad, "iPadPro": .iPadPro,
    ]
    let words = row[1].split(separator: " ").map(String.init)
    let keyboard = SimulatedKeyboard(
      devices[words[0]] ?? .iPhone,
      system: words.contains("iOS16") ? .iOS16 : .iOS26,
      orientation: words.contains("landscape") ? .landscape : .portrait
    )
    let fixture = KeyboardFixture(keyboard)
    keyboard.perform(row[2])
    _ = fixture.timeline()
    keyboard.perform(row[3])
    let drawing = fixture.timeline().split(separator: "\n").joined(separator: " ")
    #expect(drawing == row[4], "\(row[0])")
    #expect(
      fixture.tracker.machine.state.coveredHeight == Double(row[5]).map { CGFloat($0) },
      "\(row[0])"
    )
    #expect(keyboard.coveredHeight == fixture.tracker.machine.state.coveredHeight, "\(row[0])")
    #expect((keyboard.frame != nil) == fixture.tracker.machine.state.isVisible, "\(row[0])")
  }

  // MARK: - Systems

  private final class Screen {}

  @MainActor private final class Found {
    var isScreen: Bool?
  }

  /// The screen is the object from iOS 16 on, a confirmation has an animation on older systems
  /// only, and a hide of iOS 26 ends with the height of the accessory view.
  @Test(
    arguments: [
      (.iOS15, false, true, 380), (.iOS16, true, false, 380), (.iOS26, true, false, 44),
    ] as [(SimulatedKeyboard.System, Bool, Bool, CGFloat)]
  )
  func aSystemHasItsQuirks(
    _ system: SimulatedKeyboard.System,
    _ isGiven: Bool,
    _ confirmsWithAnimation: Bool,
    _ height: CGFloat
  ) {
    let screen = Screen()
    let found = Found()
    let keyboard = SimulatedKeyboard(system: system, accessoryHeight: 44, object: screen)
    let fixture = KeyboardFixture(keyboard)
    let name = KeyboardNotificationType.willShow.name
    let observer = keyboard.center.addObserver(forName: name, object: nil, queue: nil) { note in
      let isScreen = note.object is Screen
      MainActor.assumeIsolated { found.isScreen = isScreen }
    }
    keyboard.perform("show hide")
    keyboard.center.removeObserver(observer)
    #expect(found.isScreen == isGiven)
    let notifications = fixture.notifications()
    for notification in notifications {
      let isExpected = notification.type.isAnnouncement || confirmsWithAnimation
      #expect((notification.payload.animation != nil) == isExpected)
    }
    let end = CGRect(x: 0, y: 844, width: 390, height: height)
    #expect(notifications.last?.payload.endFrame == end)
    #expect(fixture.tracker.state.visibility == .hidden)
  }

  /// A fade is confirmed early on iOS 26.
  @Test(arguments: [(SimulatedKeyboard.System.iOS15, 0.25), (.iOS16, 0.25), (.iOS26, 0.04)])
  func aKeyboardThatFadesOutEndsWithAnEmptyFrame(
    _ system: SimulatedKeyboard.System,
    _ time: TimeInterval
  ) {
    let fixture = KeyboardFixture(SimulatedKeyboard(system: system))
    fixture.keyboard.environment.prefersCrossFadeTransitions = true
    fixture.keyboard.show()
    #expect(fixture.keyboard.trace.records.last?.time == time)
    fixture.keyboard.hide()
    #expect(fixture.notifications().last?.payload.endFrame == .zero)
    #expect(fixture.tracker.state.visibility == .hidden)
    #expect(fixture.keyboard.trace.header.system == system.name)
  }
}
