// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Declarations of Combine, without behaviour: Scripts/check-declarations compiles against them, and
// nothing runs. Each stands below the address of its page, as of Xcode 27.

// https://developer.apple.com/documentation/combine/observableobject
// https://developer.apple.com/documentation/combine/observableobject/objectwillchangepublisher
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  var objectWillChange: ObjectWillChangePublisher { get }
}

// https://developer.apple.com/documentation/combine/observableobject/objectwillchange-5gopl
extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}

// https://developer.apple.com/documentation/combine/observableobjectpublisher
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never
  public init() {}
  public func send() {}
}

// https://developer.apple.com/documentation/combine/published
@propertyWrapper
public struct Published<Value> {
  public init(wrappedValue: Value) {}
  // https://developer.apple.com/documentation/combine/published/publisher
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
  }
  // https://developer.apple.com/documentation/combine/published/projectedvalue
  public var projectedValue: Publisher {
    mutating get { Publisher() }
    set {}
  }
  @available(*, unavailable, message: "@Published is only for properties of classes")
  public var wrappedValue: Value {
    get { fatalError() }
    set { fatalError() }
  }
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { fatalError() }
    set { fatalError() }
  }
}
