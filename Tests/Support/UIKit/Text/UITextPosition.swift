// A test double of UIKit for Linux; never a product.

/// A place between two characters.
@MainActor
open class UITextPosition: StandInObject {
  let offset: Int

  init(offset: Int) {
    self.offset = offset
  }
}
