// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// What KeyboardSwiftUI and its hosted tests touch of SwiftUI: declarations only, compiled by
// Scripts/check-hosted and never run. Signatures are Apple's, as of the iOS 16.5 SDK.

@_exported public import Combine
@_exported public import Foundation
public import UIKit

// MARK: - Views

public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError() }
}

/// A view of which only the type counts.
public protocol Declared: View where Body == Never {}

extension Declared {
  public var body: Never { fatalError() }
}

@resultBuilder
public struct ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<C: View>(_ content: C) -> C { content }
  public static func buildBlock<C0: View, C1: View>(_ c0: C0, _ c1: C1) -> EmptyView { EmptyView() }
  public static func buildEither<T: View, F: View>(first: T) -> Either<T, F> { Either() }
  public static func buildEither<T: View, F: View>(second: F) -> Either<T, F> { Either() }
  public static func buildIf<C: View>(_ content: C?) -> Either<C, EmptyView> { Either() }
}

public struct Either<T: View, F: View>: Declared {}
public struct EmptyView: Declared {}
public struct ModifiedContent<C, M>: Declared {}
public struct Color: Declared, Sendable { public static let clear = Color() }

public struct Text: Declared {
  public init(_ content: some StringProtocol) {}
}

public struct TextField: Declared {
  public init(_ title: some StringProtocol, text: Binding<String>) {}
}

public struct VStack<Content: View>: Declared {
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
}

public struct HStack<Content: View>: Declared {
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
}

public struct ScrollView<Content: View>: Declared {
  public init(@ViewBuilder content: () -> Content) {}
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: Declared {
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {}
}

public struct TabView<Selection: Hashable, Content: View>: Declared {
  public init(selection: Binding<Selection>?, @ViewBuilder content: () -> Content) {}
}

public struct NavigationStack<Data, Root: View>: Declared {
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root) where Data == [Int] {}
}

public struct GeometryReader<Content: View>: Declared {
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {}
}

public struct GeometryProxy {
  public var size: CGSize { .zero }
  public func frame(in space: CoordinateSpace) -> CGRect { .zero }
}

public enum CoordinateSpace { case global, local }

// MARK: - Modifiers

public protocol ViewModifier {
  associatedtype Body: View
  @ViewBuilder @MainActor func body(content: Content) -> Body
  typealias Content = _ViewModifier_Content<Self>
}

public struct _ViewModifier_Content<Modifier: ViewModifier>: Declared {}

public enum Edge {
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let bottom = Set(rawValue: 4)
    public static let all = Set(rawValue: 15)
  }
}

public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let keyboard = SafeAreaRegions(rawValue: 2)
}

public struct Alignment: Sendable { public static let center = Alignment() }

public struct ScrollDismissesKeyboardMode: Sendable {
  public static var interactively: Self { Self() }
}

extension View {
  public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> { ModifiedContent() }
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    _ value: V
  ) -> some View { self }
  public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }
  public func background<B: View>(_ background: B, alignment: Alignment = .center) -> some View {
    self
  }
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
  public func frame(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { self }
  public func frame(
    minWidth: CGFloat? = nil,
    idealWidth: CGFloat? = nil,
    maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { self }
  public func fixedSize() -> some View { self }
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .keyboard,
    edges: Edge.Set = .all
  ) -> some View { self }
  public func id<ID: Hashable>(_ id: ID) -> some View { self }
  public func tag<V: Hashable>(_ tag: V) -> some View { self }
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type,
    @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { self }
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
  public func accessibilityIdentifier(_ identifier: String) -> some View { self }
}

// MARK: - State

public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

@propertyWrapper
public struct State<Value>: DynamicProperty {
  public init(wrappedValue value: Value) { wrappedValue = value }
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { Binding() }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

@propertyWrapper
public struct Binding<Value> {
  public init() {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
}

@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}
  public var wrappedValue: Value { fatalError() }
}

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public struct EnvironmentValues {
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { K.defaultValue }
    set {}
  }
}

@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  @dynamicMemberLookup
  public struct Wrapper {
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> { Binding() }
  }
  public init(wrappedValue: ObjectType) {}
  @MainActor @preconcurrency public var wrappedValue: ObjectType { fatalError() }
  @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper() }
}

// MARK: - Animation

public struct Animation: Equatable, Sendable {
  public static var `default`: Animation { Animation() }
  public static func interpolatingSpring(
    mass: Double = 1.0,
    stiffness: Double,
    damping: Double,
    initialVelocity: Double = 0.0
  ) -> Animation { Animation() }
  public static func timingCurve(
    _ c0x: Double,
    _ c0y: Double,
    _ c1x: Double,
    _ c1y: Double,
    duration: Double = 0.35
  ) -> Animation { Animation() }
}

public func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result
) rethrows -> Result { try body() }

// MARK: - UIKit

@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  typealias Context = UIViewRepresentableContext<Self>
}

extension UIViewRepresentable {
  nonisolated public var body: Never { fatalError() }
}

public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {}

open class UIHostingController<Content: View>: UIViewController {
  public init(rootView: Content) { super.init(nibName: nil, bundle: nil) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension RunLoop.Mode {
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}
