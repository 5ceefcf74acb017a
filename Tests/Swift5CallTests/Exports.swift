// NB: a file that imports both Testing and UIKit makes the compiler look for `_Testing_UIKit`,
// which only Apple's toolchains have. So this file imports UIKit for all others of the module.
// Remove when the toolchain for Linux no longer lists the overlay in `Testing.swiftcrossimport`.
@_exported import UIKit
