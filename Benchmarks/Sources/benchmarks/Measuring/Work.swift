/// Something to measure: it is done a number of times over, and adds up what it saw.
///
/// The sum keeps the compiler from leaving the work out, and shows that two works that are compared
/// saw the same.
struct Work {
  let perform: @MainActor (_ times: Int) async -> Double

  init(_ perform: @escaping @MainActor (_ times: Int) async -> Double) {
    self.perform = perform
  }
}
