// The members of CGRect are CoreGraphics' on Apple's systems: one import serves the module.
#if canImport(CoreGraphics)
@_exported public import CoreGraphics
#endif
