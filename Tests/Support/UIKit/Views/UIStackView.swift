/// A view that arranges views in a row or a column: here only a view.
@MainActor
open class UIStackView: UIView {}
