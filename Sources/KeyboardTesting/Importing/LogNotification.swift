import Foundation
import KeyboardNotifications

/// One notification as a log gives it.
struct LogNotification: Sendable {
  /// The part of a notification that was printed.
  enum PrintedPart: Sendable {
    /// The user info, or an event of React Native.
    case userInfo
    /// The name and a frame.
    case frame
    /// The name and frames, of which none is clearly the end frame.
    case unclearFrames
    /// The name alone.
    case name
    /// The name among other words or names, as in a sentence about an observer.
    case sentence
  }

  /// The number of the line on which it begins.
  let line: Int
  /// The keyboard's notification that the name gives, if it is one.
  var type: KeyboardNotificationType?
  /// The name of a notification that is none of the keyboard's.
  private(set) var otherName: String?
  /// True if the name is one of several, or a guess from a word such as `hide`.
  private(set) var isGuessed = false
  /// True if another line gives the name.
  var isNamedAbove = false
  var printedPart = PrintedPart.userInfo
  /// The process that printed the line, such as `Chat[4321]`.
  var process: String?
  var timestamp: LogTimestamp?
  /// The size of the screen that is printed as the notification's object.
  var screen: CGSize?
  /// The values by their keys.
  private(set) var userInfo: [String: KeyboardTraceValue] = [:]
  /// The keys of values that were cut, or are of an unknown kind.
  private(set) var unreadKeys: Set<String> = []
  /// The lines that end in the middle of a key or a number.
  var cutLines: [Int] = []
  /// True if the log shows `<private>` in place of the user info.
  var isPrivate = false

  init(line: Int, type: KeyboardNotificationType?, timestamp: LogTimestamp?) {
    self.line = line
    self.type = type
    self.timestamp = timestamp
  }

  /// Sets the value of a key; `nil` for one that was cut, or is of an unknown kind.
  mutating func set(_ value: KeyboardTraceValue?, for key: String) {
    // mutant: swap, because neither changes the other
    userInfo[key] = value
    if value == nil { unreadKeys.insert(key) }
  }

  /// Names the notification by the text in place of its name.
  mutating func name(by text: LogText) {
    let names = text.keyboardNotifications
    if let first = names.first {
      type = first
      isGuessed = names.contains { $0 != first }
    } else if text.isNotificationName {
      otherName = text.filter { !$0.isLogSpace }[...].string
    } else {
      type = text.guessedNotification
      isGuessed = type != nil
    }
  }

  /// The name of the system's notification.
  ///
  /// Without a known name it is a change of frame, which is posted with every change.
  var name: String { otherName ?? (acceptedType ?? .willChangeFrame).name.rawValue }

  /// The keyboard's notification, unless a line above gives it and the frames contradict it.
  private var acceptedType: KeyboardNotificationType? {
    isNamedAbove && isNameContradicted ? nil : type
  }

  /// True for a hide that moves up, or a show that moves down, by the height of the keyboard.
  var isNameContradicted: Bool {
    guard let begin = frame(KeyboardUserInfoKey.beginFrame),
      let end = frame(KeyboardUserInfoKey.endFrame), !begin.isEmpty, !end.isEmpty
    else { return false }
    return switch type {
    case .willHide, .didHide: begin.minY.rounded() >= end.maxY.rounded()
    case .willShow, .didShow: end.minY.rounded() >= begin.maxY.rounded()
    case .willChangeFrame, .didChangeFrame, nil: false
    }
  }

  /// True for a notification of a keyboard or of the life of the application.
  var isAboutKeyboards: Bool {
    let isNamed = type != nil && !isGuessed
    let hasValues = hasEntries || !cutLines.isEmpty
    return isNamed || hasValues || printedPart == .sentence || applicationState != nil
  }

  /// True if a key was read, with or without its value.
  var hasEntries: Bool { !userInfo.isEmpty || !unreadKeys.isEmpty }

  /// Returns true if a key was read, with or without its value.
  func hasEntry(_ key: String) -> Bool { userInfo[key] != nil || unreadKeys.contains(key) }

  /// True if the log does not show every value.
  var isIncomplete: Bool {
    isPrivate || lacksEndFrame || !cutLines.isEmpty || !unreadKeys.isEmpty
  }

  /// True without an end frame, unless the notification is a hide or private.
  var lacksEndFrame: Bool {
    !isHide && !isPrivate && !hasEntry(KeyboardUserInfoKey.endFrame)
  }

  var isHide: Bool { acceptedType == .willHide || acceptedType == .didHide }

  /// True for a name with frames: in a user info, or behind the name if a screen is known.
  func hasFrames(on screen: CGSize?) -> Bool {
    let isFrameOnScreen = printedPart == .frame && screen != nil
    return printedPart == .userInfo || isFrameOnScreen
  }

  /// Returns true if the frame beside the name of a show is below the screen.
  ///
  /// The keyboard begins in such a frame.
  func isShowFromBelow(_ screen: CGSize?) -> Bool {
    guard printedPart == .frame, type == .willShow || type == .didShow, let screen,
      let frame = frame(KeyboardUserInfoKey.endFrame)
    else { return false }
    let isTurned = frame.width.rounded() == screen.height.rounded()
    let bottom = isTurned ? screen.width : screen.height
    return frame.minY.rounded() >= bottom.rounded()
  }

  /// The state of the application that the notification announces, if any.
  var applicationState: KeyboardApplicationState? { otherName.flatMap { Self.states[$0] } }

  private static let states = Dictionary(
    KeyboardEvent.lifecycle + [
      ("UISceneDidActivateNotification", .active), ("UISceneWillDeactivateNotification", .inactive),
      ("UISceneDidEnterBackgroundNotification", .background),
      ("UISceneWillEnterForegroundNotification", .inactive),
    ]
  ) { first, _ in first }

  func frame(_ key: String) -> CGRect? { userInfo[key]?.posted as? CGRect }
}
