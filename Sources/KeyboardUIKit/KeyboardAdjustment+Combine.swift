#if canImport(Combine) && canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
public import Combine

/// Keep an adjustment in the set of your subscriptions, by `store(in:)`; cancel it on any thread.
///
/// https://developer.apple.com/documentation/combine/cancellable/store(in:)-95sfl
extension KeyboardAdjustment: nonisolated Cancellable {}
#endif
