import KeyboardNotifications
import Testing
import TypedNotifications

@testable import KeyboardUIKit

/// Faults of an app are logged, each once.
@MainActor
struct FaultLogTests {
  private let fixture = KeyboardFixture()

  /// Returns the lines that are logged during some work.
  private func lines(during work: () -> Void) -> [String] {
    let count = fixture.faults.lines.count
    work()
    return Array(fixture.faults.lines[count...])
  }

  @Test func anInsetThatIsResetBeforeEachFrameIsLogged() {
    let list = fixture.addAdjustedScrollView()
    fixture.show(336)
    let lines = lines {
      for _ in 1...20 {
        list.contentInset.bottom = 0
        fixture.turn()
      }
    }
    #expect(lines.count == 1)
    #expect(lines.first?.contains("resets contentInset") == true)
  }

  @Test func aClosureThatMovesTheViewThatItFollowsIsLogged() {
    let view = fixture.addView(CGRect(x: 0, y: 272, width: 390, height: 300))
    var calls = 0
    fixture.keep(
      view.followKeyboard(tracker: fixture.tracker) { [weak view] overlap in
        calls += 1
        view?.frame.origin.y = 272 - overlap.height
      }
    )
    let lines = lines {
      fixture.post(.willShow, fixture.docked(336))
      for _ in 1...20 { fixture.turn() }
      fixture.clock.nextTurn()
      fixture.post(.didChangeFrame, fixture.docked(336))
      fixture.post(.didShow, fixture.docked(336))
    }
    #expect(lines.count == 1)
    #expect(lines.first?.contains("moves the view that it follows") == true)
    #expect(calls <= 4)
  }

  @Test func adjustingWhatCannotBeAdjustedIsLogged() {
    let table = UITableViewController(style: .plain)
    fixture.window.rootViewController = table
    let tabs = UITabBarController()
    let bar = fixture.window.addBar(on: fixture.window.keyboardLayoutGuide.topAnchor)
    let middle = fixture.window.addBar(on: fixture.window.centerYAnchor)
    let faults: [(work: () -> Void, words: String)] = [
      ({ fixture.adjust(table.tableView) }, "keeps clear of the keyboard by itself"),
      ({ fixture.keep(tabs.adjustForKeyboard(tracker: fixture.tracker)) }, "is a container"),
      ({ fixture.adjust(bar) }, "A constraint to UIKit's keyboard layout guide"),
      ({ fixture.adjust(middle) }, "or to no bottom or top"),
    ]
    for fault in faults {
      let lines = lines(during: fault.work)
      #expect(lines.count == 1)
      #expect(lines.first?.contains(fault.words) == true)
    }
    let lines = lines { fixture.show() }
    #expect(lines.isEmpty && middle.constant == 0)
  }

  @Test func aCallWithoutAFaultIsNotLogged() {
    let bottom = fixture.window.addBar(on: fixture.window.bottomAnchor)
    let lines = lines { fixture.adjust(bottom).spacing = 8 }
    #expect(lines.isEmpty)
  }
}
