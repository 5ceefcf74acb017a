// On Apple's systems CoreGraphics declares the members of CGRect: one import serves the module.
#if canImport(CoreGraphics)
@_exported public import CoreGraphics
#endif
