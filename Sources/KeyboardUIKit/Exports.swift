#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
@_exported public import KeyboardNotifications
@_exported public import TypedNotifications
#endif
