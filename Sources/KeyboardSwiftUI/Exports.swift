@_exported public import KeyboardNotifications

#if canImport(CoreGraphics)
@_exported public import CoreGraphics
#endif
