#if canImport(ObjectiveC)
import Foundation

/// Runs a body and empties the autorelease pool after it, so that memory stays flat.
func autoreleasing<Value>(_ body: () -> Value) -> Value {
  autoreleasepool(invoking: body)
}
#else
/// Runs a body; without Objective-C there is no pool to empty.
func autoreleasing<Value>(_ body: () -> Value) -> Value {
  body()
}
#endif
