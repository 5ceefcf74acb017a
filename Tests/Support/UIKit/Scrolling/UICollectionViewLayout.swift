// A test double of UIKit for Linux; never a product.

/// What would place the items of a collection view: a name only.
@MainActor
open class UICollectionViewLayout: StandInObject {}
