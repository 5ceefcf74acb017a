#if !canImport(Combine)
/// The publisher of an observable object, where there is no Combine.
struct KeyboardModelWillChange: Sendable {
  func send() {}
}
#endif
