// A test double of UIKit for Linux; never a product.

// `import UIKit` brings Foundation and CoreGraphics' types along on Apple's systems, so here too.
@_exported public import Foundation
