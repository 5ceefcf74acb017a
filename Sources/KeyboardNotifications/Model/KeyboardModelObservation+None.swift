#if !canImport(Observation)
extension KeyboardModelObservation {
  static func make() -> KeyboardModelObservation {
    KeyboardModelObservation()
  }
}
#endif
