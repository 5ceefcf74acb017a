import Testing

@testable import KeyboardNotifications

/// The walk over all reachable states is worth as much as its way to tell two states apart.
@Suite struct KeyTests {
  private func names(of value: Any) -> [String] {
    Mirror(reflecting: value).children.compactMap(\.label)
  }

  /// Whoever adds a property must add it to the key, or the walk no longer proves anything.
  @Test func theKeyKnowsEverythingThatAMachineRemembers() {
    #expect(
      names(of: KeyboardStateMachine()) == [
        "state", "isActive", "delivered", "isAnnounced", "unconfirmedCount", "replaced",
        "appearanceIndex",
      ]
    )
    #expect(
      names(of: KeyboardState.initial) == [
        "visibility", "placement", "frame", "coveredHeight", "animation", "screen",
      ]
    )
    #expect(
      names(of: KeyboardTarget()) == ["frame", "placement", "screen", "wasReached"]
    )
  }

  @Test func statesThatDifferHaveDifferentKeys() throws {
    var keys: Set<UInt64> = []
    let ways: [[KeyboardEvent]] = [
      [], [.willShow(Phone.tall)], [.willShow(Phone.short)], Cycle.show(Phone.tall),
      [.willShow(Phone.floating)], [.willShow(Phone.tall), .willHide], [.application(.inactive)],
      [.application(.inactive), .willShow(Phone.tall)], Cycle.show(Phone.tall) + Cycle.hide,
      [.willShow(Phone.short), .willShow(Phone.tall)],
      Cycle.show(Phone.short) + [.willShow(Phone.tall)],
      Cycle.show(Phone.tall) + [.willShow(Phone.tall)],
    ]
    for way in ways {
      var checked = CheckedMachine()
      for event in way { try checked.take(event, in: Phone.environment) }
      keys.insert(try checked.key())
    }
    #expect(keys.count == ways.count)
  }
}
