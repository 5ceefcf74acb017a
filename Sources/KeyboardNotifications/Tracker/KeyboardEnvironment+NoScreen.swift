#if !canImport(ObjectiveC)
extension KeyboardEnvironment {
  /// The environment of an app that says nothing else: no screen is known here.
  ///
  /// Any frame that is not empty counts as docked.
  @MainActor
  public static var system: KeyboardEnvironment {
    KeyboardEnvironment()
  }
}
#endif
