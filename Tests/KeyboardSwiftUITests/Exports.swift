#if canImport(CoreGraphics)
@_exported import CoreGraphics
#endif
