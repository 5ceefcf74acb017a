// A test double of UIKit for Linux; never a product.

/// Something the user did: here only what touch methods need to be called.
@MainActor
open class UIEvent: StandInObject {}
