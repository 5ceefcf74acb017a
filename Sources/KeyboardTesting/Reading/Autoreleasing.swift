import Foundation

#if canImport(ObjectiveC)
/// Runs a body and gives back what it left to the autorelease pool, so that memory stays flat.
func autoreleasing<Result>(_ body: () throws -> Result) rethrows -> Result {
  try autoreleasepool(invoking: body)
}
#else
/// Runs a body; without Objective-C there is no pool to empty.
func autoreleasing<Result>(_ body: () throws -> Result) rethrows -> Result {
  try body()
}
#endif
