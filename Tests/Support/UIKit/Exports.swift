// A test double of UIKit for Linux; never a product.

// On Apple's systems `import UIKit` also imports Foundation and the types of CoreGraphics.
@_exported public import Foundation
