import Foundation
import KeyboardNotifications

/// Model of a device with a keyboard, and the notifications that a tracker receives of it.
///
/// It announces each change, and confirms each announcement, in order and once, unless one of its
/// ``Fault``s happens.
struct Device {
  /// The place of the keyboard.
  private(set) var place = DevicePlace.hidden
  /// The notifications that were posted while the tracker observed.
  private(set) var received: [DevicePost] = []
  /// The confirmations that have not been posted yet, the oldest first.
  private(set) var waiting: [DevicePost] = []
  private(set) var faults: Set<Fault> = []
  /// The place of the keyboard before.
  private var previous: DevicePlace?

  /// Difference of a device from a perfect one.
  enum Fault {
    /// The tracker began to observe after something was posted.
    case startedLate
    /// Behavior 2: the keyboard moved without an announcement, and a show or hide confirms that.
    case unannounced
    /// The same, but only a change of frame confirms it.
    case unannouncedFrame
    /// Behavior 10: a further confirmation came with the frame before the change.
    case oldFrame
    /// Behaviors 26 and 28: a confirmation came before that of an older announcement.
    case overtaken
    /// Behavior 26: a confirmation never came.
    case lost
    /// A confirmation came twice.
    case doubled
  }

  /// Event on the device.
  enum Step {
    /// The keyboard goes to a place, or is announced again at its place (behaviors 1, 24, 25).
    case announce(DevicePost)
    /// The keyboard goes to a place and is only confirmed there.
    case moveUnannounced(to: DevicePost)
    /// The confirmation at an index of those that wait is posted.
    case confirm(at: Int)
    case confirmTwice(at: Int)
    case lose(at: Int)
    /// While a change waits to be confirmed, its frame before the change is confirmed.
    case confirmOldFrame
    /// The tracker begins to observe.
    case startTracking
  }

  /// Performs a step; returns false if it cannot happen.
  mutating func perform(_ step: Step) -> Bool {
    switch step {
    case .announce(let post):
      announce(post)
    case .moveUnannounced(let post):
      move(to: post.place)
      waiting.append(post.confirmation)
      faults.insert(post.type == .willChangeFrame ? .unannouncedFrame : .unannounced)
    case .confirm(let index):
      guard let post = remove(at: index) else { return false }
      received.append(post)
    case .confirmTwice(let index):
      guard let post = remove(at: index) else { return false }
      received += [post, post]
      faults.insert(.doubled)
    case .lose(let index):
      guard waiting.indices.contains(index) else { return false }
      waiting.remove(at: index)
      faults.insert(.lost)
    case .confirmOldFrame:
      guard let previous, waiting.contains(where: { $0.place == place }) else { return false }
      received.append(DevicePost.frame(previous).confirmation)
      faults.insert(.oldFrame)
    case .startTracking:
      guard !received.isEmpty, !faults.contains(.startedLate) else { return false }
      received = []
      faults.insert(.startedLate)
    }
    return true
  }

  /// Adds the fault of a device that posts no further notification.
  mutating func end() {
    if !waiting.isEmpty { faults.insert(.lost) }
  }

  private mutating func announce(_ post: DevicePost) {
    move(to: post.place)
    waiting.append(post.confirmation)
    received.append(post)
  }

  private mutating func move(to newPlace: DevicePlace) {
    if newPlace != place { previous = place }
    place = newPlace
  }

  private mutating func remove(at index: Int) -> DevicePost? {
    guard waiting.indices.contains(index) else { return nil }
    if index > 0 { faults.insert(.overtaken) }
    return waiting.remove(at: index)
  }
}

/// A place of the model's keyboard.
enum DevicePlace: String, CaseIterable {
  case hidden, tall, short

  var frame: CGRect {
    switch self {
    case .hidden: Phone.offscreen
    case .tall: Phone.tall
    case .short: Phone.short
    }
  }

  /// Makes the place of a state; `nil` for none of the three.
  init?(_ state: KeyboardState) {
    guard state.isVisible else {
      self = .hidden
      return
    }
    guard let place = [Self.tall, .short].first(where: { $0.frame == state.frame }) else {
      return nil
    }
    self = place
  }
}

/// A notification that the model posts.
struct DevicePost: Equatable, CustomStringConvertible {
  var type: KeyboardNotificationType
  var place: DevicePlace

  /// The show or hide that announces a place.
  static func visibility(_ place: DevicePlace) -> DevicePost {
    DevicePost(type: place == .hidden ? .willHide : .willShow, place: place)
  }

  /// The change of frame that announces a place.
  static func frame(_ place: DevicePlace) -> DevicePost {
    DevicePost(type: .willChangeFrame, place: place)
  }

  /// All announcements of all places; behavior 6: a show can be below the screen.
  static let announcements =
    DevicePlace.allCases.flatMap { [visibility($0), frame($0)] }
    + [DevicePost(type: .willShow, place: .hidden)]

  /// The notification that confirms this announcement.
  var confirmation: DevicePost {
    switch type {
    case .willShow: DevicePost(type: .didShow, place: place)
    case .willHide: DevicePost(type: .didHide, place: place)
    default: DevicePost(type: .didChangeFrame, place: place)
    }
  }

  var event: KeyboardEvent { .post(type, place.frame) }

  var description: String { place == .hidden ? "\(type)" : "\(type) \(place)" }
}

extension Device.Step: CustomStringConvertible {
  var description: String {
    switch self {
    case .announce(let post): "\(post)"
    case .moveUnannounced(let post): "goes to \(post.place) unannounced"
    case .confirm(let index): "confirms \(index)"
    case .confirmTwice(let index): "confirms \(index) twice"
    case .lose(let index): "loses \(index)"
    case .confirmOldFrame: "confirms the old frame"
    case .startTracking: "the tracker starts"
    }
  }
}
