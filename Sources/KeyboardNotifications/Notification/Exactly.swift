/// Gives a value as a type if that is exactly its type, without bridging or unwrapping.
///
/// Swift opens an `Any` that is passed here, so that this compares two pointers, where `as?` has the
/// runtime try every way to convert. Where this gives `nil`, `as?` may still give a value.
@inline(__always)
func exactly<Wanted, Value>(_ type: Wanted.Type, _ value: Value) -> Wanted? {
  Value.self == Wanted.self ? unsafeBitCast(value, to: Wanted.self) : nil
}
