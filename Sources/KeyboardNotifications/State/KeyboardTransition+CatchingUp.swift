extension KeyboardTransition {
  /// The appearance of a keyboard that was up before anyone asked; `nil` while it is hidden.
  package init?(catchingUpWith state: KeyboardState) {
    guard state.isVisible else { return nil }
    self.init(
      change: .appeared,
      state: state,
      previous: .initial,
      appearanceIndex: 0,
      animation: nil
    )
  }
}
