// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Declarations of SwiftUI, without behaviour: Scripts/check-declarations compiles against them, and
// nothing runs. Each stands below the address of its page, as of Xcode 27.

@_exported public import Foundation

// https://developer.apple.com/documentation/swiftui/view
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  // https://developer.apple.com/documentation/swiftui/view/body-8kl5o
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

// https://developer.apple.com/documentation/swift/never
extension Never: View {
  public var body: Never { fatalError() }
}

/// A view of which only the type counts.
public protocol Declared: View where Body == Never {}

extension Declared {
  public var body: Never { fatalError() }
}

// https://developer.apple.com/documentation/swiftui/viewmodifier
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  // https://developer.apple.com/documentation/swiftui/viewmodifier/body(content:)
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
  // https://developer.apple.com/documentation/swiftui/viewmodifier/content
  typealias Content = _ViewModifier_Content<Self>
}

public struct _ViewModifier_Content<Modifier: ViewModifier>: Declared {}

// https://developer.apple.com/documentation/swiftui/modifiedcontent
public struct ModifiedContent<Content, Modifier>: Declared {}

// https://developer.apple.com/documentation/swiftui/viewbuilder
@resultBuilder
public struct ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView()
  }
  public static func buildEither<T: View, F: View>(first: T) -> Either<T, F> { Either() }
  public static func buildEither<T: View, F: View>(second: F) -> Either<T, F> { Either() }
  public static func buildIf<Content: View>(_ content: Content?) -> Either<Content, EmptyView> {
    Either()
  }
}

/// The view that a condition in a builder makes.
public struct Either<T: View, F: View>: Declared {}

// https://developer.apple.com/documentation/swiftui/tupleview
nonisolated public struct TupleView<T>: Declared {
  nonisolated init() {}
}

// https://developer.apple.com/documentation/swiftui/emptyview
nonisolated public struct EmptyView: Declared {
  nonisolated public init() {}
}
