// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Declarations of SwiftUI, without behaviour: Scripts/check-declarations compiles against them, and
// nothing runs. Each stands below the address of its page, as of Xcode 27.

// https://developer.apple.com/documentation/swiftui/geometryreader
nonisolated public struct GeometryReader<Content: View>: Declared {
  // https://developer.apple.com/documentation/swiftui/geometryreader/init(content:)
  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {}
}

// https://developer.apple.com/documentation/swiftui/geometryproxy
public struct GeometryProxy {
  public var size: CGSize { .zero }
  // https://developer.apple.com/documentation/swiftui/geometryproxy/safeareainsets
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
  public func frame(in space: CoordinateSpace) -> CGRect { .zero }
}

// https://developer.apple.com/documentation/swiftui/edgeinsets
public struct EdgeInsets: Sendable { public var bottom: CGFloat = 0 }

// https://developer.apple.com/documentation/swiftui/coordinatespace
public enum CoordinateSpace { case global, local }

// https://developer.apple.com/documentation/swiftui/vstack
public struct VStack<Content: View>: Declared {
  nonisolated public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
}

// https://developer.apple.com/documentation/swiftui/hstack
public struct HStack<Content: View>: Declared {
  nonisolated public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
}

// https://developer.apple.com/documentation/swiftui/scrollview
public struct ScrollView<Content: View>: Declared {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}

// https://developer.apple.com/documentation/swiftui/scrollviewreader
public struct ScrollViewReader<Content: View>: Declared {
  nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {}
}

// https://developer.apple.com/documentation/swiftui/scrollviewproxy
public struct ScrollViewProxy {
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

// https://developer.apple.com/documentation/swiftui/lazyvstack
public struct LazyVStack<Content: View>: Declared {
  // https://developer.apple.com/documentation/swiftui/lazyvstack/init(alignment:spacing:pinnedviews:content:)
  nonisolated public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}

// https://developer.apple.com/documentation/swiftui/foreach
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: Declared {
  nonisolated public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {}
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  // https://developer.apple.com/documentation/swiftui/foreach/init(_:content:)
  nonisolated public init(
    _ data: Data,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {}
}

// https://developer.apple.com/documentation/swiftui/form
public struct Form<Content: View>: Declared {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}

// https://developer.apple.com/documentation/swiftui/list
public struct List<Content: View>: Declared {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}

// https://developer.apple.com/documentation/swiftui/toolbarcontent
@MainActor @preconcurrency
public protocol ToolbarContent {}

// https://developer.apple.com/documentation/swiftui/toolbaritemplacement
public struct ToolbarItemPlacement: Sendable {
  public static let keyboard = ToolbarItemPlacement()
}

// https://developer.apple.com/documentation/swiftui/toolbaritemgroup
nonisolated public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  nonisolated public init(
    placement: ToolbarItemPlacement,
    @ViewBuilder content: () -> Content
  ) {}
}

// https://developer.apple.com/documentation/swiftui/toolbarcontentbuilder
@resultBuilder
public struct ToolbarContentBuilder {
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
}

// https://developer.apple.com/documentation/swiftui/section
public struct Section<Content: View>: Declared {
  nonisolated public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {}
}

// https://developer.apple.com/documentation/swiftui/tabview
public struct TabView<Selection: Hashable, Content: View>: Declared {
  nonisolated public init(selection: Binding<Selection>?, @ViewBuilder content: () -> Content) {}
  nonisolated public init(@ViewBuilder content: () -> Content) where Selection == Int {}
}

// https://developer.apple.com/documentation/swiftui/navigationstack
@MainActor @preconcurrency
public struct NavigationStack<Data, Root: View>: Declared {
  nonisolated public init(@ViewBuilder root: () -> Root) where Data == [Int] {}
}

// https://developer.apple.com/documentation/swiftui/navigationlink
public struct NavigationLink<Destination: View>: Declared {
  // https://developer.apple.com/documentation/swiftui/navigationlink/init(_:destination:)-2vrxs
  nonisolated public init(
    _ title: some StringProtocol,
    @ViewBuilder destination: () -> Destination
  ) {}
}

// https://developer.apple.com/documentation/swiftui/text
public struct Text: Declared {
  nonisolated public init(_ content: some StringProtocol) {}
}

// https://developer.apple.com/documentation/swiftui/label
public struct Label: Declared {
  nonisolated public init(_ title: some StringProtocol, systemImage name: String) {}
}

// https://developer.apple.com/documentation/swiftui/image
public struct Image: Declared {
  nonisolated public init(systemName: String) {}
}

// https://developer.apple.com/documentation/swiftui/textfield
public struct TextField: Declared {
  nonisolated public init(_ title: some StringProtocol, text: Binding<String>) {}
  nonisolated public init(_ title: some StringProtocol, text: Binding<String>, axis: Axis) {}
}

// https://developer.apple.com/documentation/swiftui/texteditor
public struct TextEditor: Declared {
  nonisolated public init(text: Binding<String>) {}
}

// https://developer.apple.com/documentation/swiftui/toggle
public struct Toggle: Declared {
  nonisolated public init(_ title: some StringProtocol, isOn: Binding<Bool>) {}
}

// https://developer.apple.com/documentation/swiftui/button
public struct Button: Declared {
  // https://developer.apple.com/documentation/swiftui/button/init(_:action:)-1asy
  @preconcurrency
  nonisolated public init(_ title: some StringProtocol, action: @escaping @MainActor () -> Void) {}
}

// https://developer.apple.com/documentation/swiftui/sharelink
public struct ShareLink: Declared {
  nonisolated public init(_ title: some StringProtocol, items: [URL]) {}
}

// https://developer.apple.com/documentation/swiftui/color
nonisolated public struct Color: Declared, ShapeStyle, Sendable {
  public static let clear = Color()
  public static let gray = Color()
  public static let red = Color()
  public static let orange = Color()
  nonisolated public func opacity(_ opacity: Double) -> Color { self }
}

// https://developer.apple.com/documentation/swiftui/shapestyle
public protocol ShapeStyle: Sendable {}

// https://developer.apple.com/documentation/swiftui/shape
public protocol Shape: View where Body == Never {}

extension Shape {
  public var body: Never { fatalError() }
  // https://developer.apple.com/documentation/swiftui/shape/stroke(_:style:)
  nonisolated public func stroke(
    _ content: some ShapeStyle,
    style: StrokeStyle
  ) -> some View { self }
}

// https://developer.apple.com/documentation/swiftui/rectangle
public struct Rectangle: Shape {
  nonisolated public init() {}
}

// https://developer.apple.com/documentation/swiftui/roundedrectangle
public struct RoundedRectangle: Shape {
  nonisolated public init(cornerRadius: CGFloat) {}
}

// https://developer.apple.com/documentation/swiftui/strokestyle
public struct StrokeStyle: Sendable {
  public init(lineWidth: CGFloat = 1, dash: [CGFloat] = []) {}
}
