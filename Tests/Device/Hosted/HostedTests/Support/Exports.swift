// The test that is shared with Linux does not import UIKit: see the file of this name in
// Tests/KeyboardUIKitTests.
@_exported import UIKit
