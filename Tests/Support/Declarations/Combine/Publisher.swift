// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Declarations of Combine, without behaviour: Scripts/check-declarations compiles against them, and
// nothing runs. Each stands below the address of its page, as of Xcode 27.

public import Dispatch
public import Foundation

// https://developer.apple.com/documentation/combine/publisher
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
}

// https://developer.apple.com/documentation/combine/cancellable
public protocol Cancellable {
  func cancel()
}

// https://developer.apple.com/documentation/combine/subscription
public protocol Subscription: Cancellable {}

// https://developer.apple.com/documentation/combine/subscribers/completion
public enum Subscribers {
  public enum Completion<Failure: Error> {
    case finished
  }
  // https://developer.apple.com/documentation/combine/subscribers/demand
  public struct Demand: Sendable {}
}

// https://developer.apple.com/documentation/combine/anypublisher
public struct AnyPublisher<Output, Failure: Error>: Publisher {}

// https://developer.apple.com/documentation/combine/deferred
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure
  public init(createPublisher: @escaping () -> DeferredPublisher) {}
}

// https://developer.apple.com/documentation/combine/currentvaluesubject
public final class CurrentValueSubject<Output, Failure: Error>: Publisher {
  public init(_ value: Output) {}
  public func send(_ input: Output) {}
  public func send(completion: Subscribers.Completion<Failure>) {}
}

// https://developer.apple.com/documentation/combine/publishers
public enum Publishers {
  public enum PrefetchStrategy: Sendable { case byRequest }
  public enum BufferingStrategy<Failure: Error> {
    case dropOldest
  }
}

extension Publisher {
  // https://developer.apple.com/documentation/combine/publisher/map(_:)-99evh
  public func map<T>(_ transform: @escaping (Output) -> T) -> some Publisher<T, Failure> {
    AnyPublisher<T, Failure>()
  }

  // https://developer.apple.com/documentation/combine/publisher/removeduplicates()
  public func removeDuplicates() -> some Publisher<Output, Failure> where Output: Equatable {
    AnyPublisher<Output, Failure>()
  }

  // https://developer.apple.com/documentation/combine/publisher/compactmap(_:)
  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> some Publisher<T, Failure> {
    AnyPublisher<T, Failure>()
  }

  // https://developer.apple.com/documentation/combine/publisher/buffer(size:prefetch:whenfull:)
  public func buffer(
    size: Int,
    prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Failure>
  ) -> some Publisher<Output, Failure> {
    AnyPublisher<Output, Failure>()
  }

  // https://developer.apple.com/documentation/combine/publisher/handleevents(receivesubscription:receiveoutput:receivecompletion:receivecancel:receiverequest:)
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> some Publisher<Output, Failure> {
    AnyPublisher<Output, Failure>()
  }

  // https://developer.apple.com/documentation/combine/publisher/erasetoanypublisher()
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher() }
}

extension NotificationCenter {
  // https://developer.apple.com/documentation/foundation/notificationcenter/publisher
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never
  }

  // https://developer.apple.com/documentation/foundation/notificationcenter/publisher(for:object:)
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher()
  }
}

// https://developer.apple.com/documentation/combine/anycancellable
public final class AnyCancellable: Cancellable, Hashable {
  public func cancel() {}
  public static func == (one: AnyCancellable, other: AnyCancellable) -> Bool { one === other }
  public func hash(into hasher: inout Hasher) {}
  // https://developer.apple.com/documentation/combine/anycancellable/store(in:)-3hyxs
  public func store(in set: inout Set<AnyCancellable>) {}
}

// https://developer.apple.com/documentation/combine/scheduler
public protocol Scheduler {
  associatedtype SchedulerOptions
}

// https://developer.apple.com/documentation/dispatch/dispatchqueue/scheduleroptions
extension DispatchQueue: Scheduler {
  public struct SchedulerOptions {}
}

extension Publisher {
  // https://developer.apple.com/documentation/combine/publisher/receive(on:options:)
  public func receive<S: Scheduler>(
    on scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> some Publisher<Output, Failure> {
    AnyPublisher<Output, Failure>()
  }
}

extension Publisher where Failure == Never {
  // https://developer.apple.com/documentation/combine/publisher/sink(receivevalue:)
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable { AnyCancellable() }

  // https://developer.apple.com/documentation/combine/publisher/assign(to:)
  public func assign(to published: inout Published<Output>.Publisher) {}
}
