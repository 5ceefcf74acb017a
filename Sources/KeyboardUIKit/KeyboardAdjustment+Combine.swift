#if canImport(Combine) && canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
public import Combine

/// An adjustment can be kept beside subscriptions, by `store(in:)`, and may be cancelled on any
/// thread.
///
/// https://developer.apple.com/documentation/combine/cancellable/store(in:)-95sfl
extension KeyboardAdjustment: nonisolated Cancellable {}
#endif
