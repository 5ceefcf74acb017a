import Foundation

extension KeyboardPayload {
  /// Reads the payload of a keyboard notification.
  ///
  /// The end frame is required; a missing begin frame means that the keyboard did not move, a
  /// missing `isLocal` that it belongs to this app; the animation may be missing. Numbers and
  /// rectangles are accepted native and boxed. A hide says what it has to say by its name: it is
  /// read whatever its user info holds, and what cannot be read counts as missing.
  ///
  /// - Parameters:
  ///   - userInfo: The user info of the notification, as posted.
  ///   - type: Which of the six notifications it is.
  /// - Throws: A ``KeyboardDecodingError`` that names the first key whose value is not usable.
  public init(
    userInfo: [AnyHashable: Any]?,
    of type: KeyboardNotificationType
  ) throws(KeyboardDecodingError) {
    let reader = UserInfoReader(type: type, userInfo: userInfo ?? [:])
    if type.isHide {
      self.init(hide: reader)
    } else {
      try self.init(reader)
    }
  }

  private init(_ reader: UserInfoReader) throws(KeyboardDecodingError) {
    guard let endFrame = try reader.rectangle(.endFrame) else {
      throw reader.missing(.endFrame, expected: "a rectangle of finite numbers")
    }
    try self.init(
      beginFrame: reader.rectangle(.beginFrame) ?? endFrame,
      endFrame: endFrame,
      duration: reader.duration(.duration),
      curve: reader.integer(.curve).map(KeyboardAnimationCurve.init(rawValue:)),
      isLocal: reader.flag(.isLocal) ?? true
    )
  }

  private init(hide reader: UserInfoReader) {
    let endFrame = (try? reader.rectangle(.endFrame)) ?? .zero
    self.init(
      beginFrame: (try? reader.rectangle(.beginFrame)) ?? endFrame,
      endFrame: endFrame,
      duration: try? reader.duration(.duration),
      curve: (try? reader.integer(.curve)).map(KeyboardAnimationCurve.init(rawValue:)),
      isLocal: (try? reader.flag(.isLocal)) ?? true
    )
  }
}
