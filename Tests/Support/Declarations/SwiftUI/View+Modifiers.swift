// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Declarations of SwiftUI, without behaviour: Scripts/check-declarations compiles against them, and
// nothing runs. Each stands below the address of its page, as of Xcode 27.

public import Combine
public import UIKit

// https://developer.apple.com/documentation/swiftui/edge
public enum Edge {
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let bottom = Set(rawValue: 4)
    public static let all = Set(rawValue: 15)
  }
}

// https://developer.apple.com/documentation/swiftui/axis
public enum Axis: Sendable { case horizontal, vertical }

// https://developer.apple.com/documentation/swiftui/safearearegions
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: UInt.max)
}

// https://developer.apple.com/documentation/swiftui/alignment
public struct Alignment: Sendable {
  public static let center = Alignment()
  public static let topLeading = Alignment()
  public static let bottom = Alignment()
}

// https://developer.apple.com/documentation/swiftui/horizontalalignment
public struct HorizontalAlignment: Sendable {
  public static let center = HorizontalAlignment()
  public static let leading = HorizontalAlignment()
}

// https://developer.apple.com/documentation/swiftui/unitpoint
public struct UnitPoint: Sendable { public static let bottom = UnitPoint() }

// https://developer.apple.com/documentation/swiftui/scrolldismisseskeyboardmode
public struct ScrollDismissesKeyboardMode: Sendable {
  public static var interactively: Self { Self() }
}

// https://developer.apple.com/documentation/swiftui/presentationdetent
public struct PresentationDetent: Hashable, Sendable {
  public static let medium = PresentationDetent()
  public static let large = PresentationDetent()
}

// https://developer.apple.com/documentation/swiftui/font
public struct Font: Sendable {
  public static let caption = Font()
  public static func system(size: CGFloat) -> Font { Font() }
  public func monospaced() -> Font { self }
}

// A type of UIKit's that the stand-in does not have.
// https://developer.apple.com/documentation/uikit/uikeyboardtype
public enum UIKeyboardType: Int, Sendable { case `default`, numberPad = 4 }

// https://developer.apple.com/documentation/swiftui/textfieldstyle
public protocol TextFieldStyle {}
// https://developer.apple.com/documentation/swiftui/roundedbordertextfieldstyle
public struct RoundedBorderTextFieldStyle: TextFieldStyle {}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

// https://developer.apple.com/documentation/swiftui/view
extension View {
  // https://developer.apple.com/documentation/swiftui/view/modifier(_:)
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> { fatalError() }
  // https://developer.apple.com/documentation/swiftui/view/environment(_:_:)
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    _ value: V
  ) -> some View { self }
  // https://developer.apple.com/documentation/swiftui/view/onappear(perform:)
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
  // https://developer.apple.com/documentation/swiftui/view/ondisappear(perform:)
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }
  // https://developer.apple.com/documentation/swiftui/view/onchange(of:initial:_:)
  nonisolated public func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> some View { self }
  // https://developer.apple.com/documentation/swiftui/view/onchange(of:initial:_:)-4psgg
  nonisolated public func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping (V, V) -> Void
  ) -> some View { self }
  // https://developer.apple.com/documentation/swiftui/view/onreceive(_:perform:)
  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P,
    perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never { self }
  // https://developer.apple.com/documentation/swiftui/view/task(priority:_:)
  nonisolated public func task(_ action: @escaping @MainActor () async -> Void) -> some View {
    self
  }
  // https://developer.apple.com/documentation/swiftui/view/background(alignment:content:)
  nonisolated public func background<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View { self }
  // https://developer.apple.com/documentation/swiftui/view/background(_:in:fillstyle:)
  nonisolated public func background(_ style: some ShapeStyle, in shape: some Shape) -> some View {
    self
  }
  // https://developer.apple.com/documentation/swiftui/view/background(_:ignoressafeareaedges:)
  nonisolated public func background<S: ShapeStyle>(
    _ style: S,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { self }
  // https://developer.apple.com/documentation/swiftui/view/overlay(alignment:content:)
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View { self }
  // https://developer.apple.com/documentation/swiftui/view/padding(_:_:)
  nonisolated public func padding(
    _ edges: Edge.Set = .all,
    _ length: CGFloat? = nil
  ) -> some View { self }
  // https://developer.apple.com/documentation/swiftui/view/padding(_:)
  nonisolated public func padding(_ length: CGFloat) -> some View { self }
  // https://developer.apple.com/documentation/swiftui/view/offset(x:y:)
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
  // https://developer.apple.com/documentation/swiftui/view/frame(width:height:alignment:)
  nonisolated public func frame(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { self }
  // https://developer.apple.com/documentation/swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)
  nonisolated public func frame(
    minWidth: CGFloat? = nil,
    idealWidth: CGFloat? = nil,
    maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { self }
  // https://developer.apple.com/documentation/swiftui/view/ignoressafearea(_:edges:)
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all,
    edges: Edge.Set = .all
  ) -> some View { self }
  // https://developer.apple.com/documentation/swiftui/view/id(_:)
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { self }
  // https://developer.apple.com/documentation/swiftui/view/tabitem(_:)
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { self }
  // https://developer.apple.com/documentation/swiftui/view/sheet(ispresented:ondismiss:content:)
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }
  // https://developer.apple.com/documentation/swiftui/view/presentationdetents(_:)
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>
  ) -> some View { self }
  // https://developer.apple.com/documentation/swiftui/view/toolbar(content:)
  nonisolated public func toolbar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }
  // https://developer.apple.com/documentation/swiftui/view/toolbar(content:)-5w0tj
  nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View { self }
  // https://developer.apple.com/documentation/swiftui/view/scrolldismisseskeyboard(_:)
  nonisolated public func scrollDismissesKeyboard(
    _ mode: ScrollDismissesKeyboardMode
  ) -> some View { self }
  // https://developer.apple.com/documentation/swiftui/view/defaultscrollanchor(_:)
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }
  // https://developer.apple.com/documentation/swiftui/view/textfieldstyle(_:)
  nonisolated public func textFieldStyle(_ style: some TextFieldStyle) -> some View { self }
  // https://developer.apple.com/documentation/swiftui/view/linelimit(_:)-4hzfa
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View { self }
  // https://developer.apple.com/documentation/swiftui/view/ontapgesture(count:perform:)
  nonisolated public func onTapGesture(
    count: Int = 1,
    perform action: @escaping () -> Void
  ) -> some View { self }
  // https://developer.apple.com/documentation/swiftui/view/keyboardtype(_:)
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { self }
  // https://developer.apple.com/documentation/swiftui/view/focused(_:)
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
  // https://developer.apple.com/documentation/swiftui/view/disabled(_:)
  nonisolated public func disabled(_ disabled: Bool) -> some View { self }
  // https://developer.apple.com/documentation/swiftui/view/font(_:)
  nonisolated public func font(_ font: Font?) -> some View { self }
  // https://developer.apple.com/documentation/swiftui/view/allowshittesting(_:)
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { self }
  // https://developer.apple.com/documentation/swiftui/view/accessibilityhidden(_:)
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { self }
  // https://developer.apple.com/documentation/swiftui/view/accessibilityidentifier(_:)
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View { self }
}
