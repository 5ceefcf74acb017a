/// Variable that a closure reads, and that is set after the closure is made.
@MainActor
final class Slot<Value> {
  var value: Value?
}
