// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// What KeyboardSwiftUI and its hosted tests touch of Combine: declarations only, compiled by
// Scripts/check-hosted and never run. Signatures are Apple's.

public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher = ObservableObjectPublisher
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}

public final class ObservableObjectPublisher {
  public init() {}
  public func send() {}
}

@propertyWrapper
public struct Published<Value> {
  public var wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
