import Testing

@testable import KeyboardNotifications

/// Systems without Observation, iOS 13 to 16, have the model's part that tells nobody.
@MainActor
@Suite struct KeyboardModelOldSystemTests {
  @Test func aChangeIsMadeThoughNobodyIsTold() {
    let observation = KeyboardModelObservation()
    let model = KeyboardModel(state: .initial)
    var isChanged = false
    observation.read(model)
    observation.change(model) { isChanged = true }
    #expect(isChanged)
  }

  @Test func systemsWithObservationHaveTheRegistrar() {
    #expect(type(of: KeyboardModelObservation.make()) != KeyboardModelObservation.self)
  }
}
