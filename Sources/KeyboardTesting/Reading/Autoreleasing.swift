import Foundation

#if canImport(ObjectiveC)
/// Runs a body and gives back what it left to the autorelease pool, so that memory stays flat.
///
/// - Parameter body: What to do.
/// - Returns: What the body returns.
package func autoreleasing<Value>(_ body: () -> Value) -> Value {
  autoreleasepool(invoking: body)
}
#else
/// Runs a body; without Objective-C there is no pool to empty.
///
/// - Parameter body: What to do.
/// - Returns: What the body returns.
package func autoreleasing<Value>(_ body: () -> Value) -> Value {
  body()
}
#endif
