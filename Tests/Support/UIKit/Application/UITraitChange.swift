/// A trait of an environment: here, its name only.
public protocol UITraitDefinition {}

public enum UITraitHorizontalSizeClass: Sendable, UITraitDefinition {}
public enum UITraitVerticalSizeClass: Sendable, UITraitDefinition {}

public typealias UITrait = any UITraitDefinition.Type

@MainActor
public final class UITraitCollection {}

@MainActor
public protocol UITraitEnvironment: AnyObject {}

@MainActor
public protocol UITraitChangeRegistration: AnyObject {}

/// A closure that is called when traits of a view change.
@MainActor
final class TraitChangeRegistration: UITraitChangeRegistration {
  let handler: () -> Void

  init(_ handler: @escaping () -> Void) {
    self.handler = handler
  }
}

extension UIView: UITraitEnvironment {
  public typealias TraitChangeHandler<TraitEnvironment> = (TraitEnvironment, UITraitCollection) ->
    Void where TraitEnvironment: UITraitEnvironment

  /// Calls a closure when the traits change, with this view.
  ///
  /// <https://developer.apple.com/documentation/uikit/uitraitchangeobservable-67e94/registerfortraitchanges(_:handler:)>
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait],
    handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration {
    let registration = TraitChangeRegistration { [weak self] in
      guard let environment = self as? TraitEnvironment else { return }
      handler(environment, UITraitCollection())
    }
    traitChanges.append(registration)
    return registration
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitChanges.removeAll { $0 === registration }
  }

  /// Changes the size classes of a view and of those in it: a stand-in for turning a phone.
  public func standInChangeSizeClasses() {
    for registration in traitChanges { registration.handler() }
    for view in subviews { view.standInChangeSizeClasses() }
  }
}
