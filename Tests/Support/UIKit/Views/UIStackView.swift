/// A view that arranges views in a row or a column; here it only adds them.
///
/// <https://developer.apple.com/documentation/uikit/uistackview>
@MainActor
open class UIStackView: UIView {
  open func addArrangedSubview(_ view: UIView) {
    addSubview(view)
  }
}
