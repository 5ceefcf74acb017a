// UIKit for the examples beyond the stand-in. Signatures are Apple's.

import Foundation
import UIKit

extension UITextView {
  var adjustsFontForContentSizeCategory: Bool {
    get { true }
    set {}
  }
  var font: UIFont? {
    get { nil }
    set {}
  }
  func sizeThatFits(_ size: CGSize) -> CGSize { contentSize }
}
