/// What an adapter knows of the screen and the settings, for the tracker that it uses.
@MainActor
package protocol KeyboardSurroundings: AnyObject {
  /// The screen, the window and the settings at this moment.
  var environment: KeyboardEnvironment { get }
}
