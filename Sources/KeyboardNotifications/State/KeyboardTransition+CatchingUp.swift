extension KeyboardTransition {
  /// The net change for an observer that was away; `nil` where it need not hear of anything.
  ///
  /// - Parameters:
  ///   - state: What observers know now.
  ///   - previous: What this observer knew last; at first, that there is no keyboard.
  ///   - appearanceIndex: The index if the keyboard did not appear meanwhile.
  package init?(
    catchingUpWith state: KeyboardState,
    from previous: KeyboardState = .initial,
    appearanceIndex: Int = 0
  ) {
    guard let change = KeyboardChange(from: previous, to: state) else { return nil }
    self.init(
      change: change,
      state: state,
      previous: previous,
      appearanceIndex: change == .appeared ? 0 : appearanceIndex,
      animation: nil
    )
  }
}
