import Foundation

/// Finds the name that a wrong or incomplete word may stand for.
enum Suggestion {
  /// Returns a question with the first name that contains the word, or else is contained in it.
  ///
  /// - Parameters:
  ///   - word: The word, in any case.
  ///   - names: The names, in lower case.
  ///   - prefix: Words before the name in the question, with a space at the end.
  /// - Returns: The question; `nil` if no name fits.
  static func question(_ word: String, among names: [String], prefix: String = "") -> String? {
    let word = word.lowercased()
    // A word of one or two letters occurs in nearly every name.
    guard word.count > 2 else { return nil }
    let name = names.first { $0.contains(word) } ?? names.first { word.contains($0) }
    return name.map { "did you mean \(prefix)\($0)?" }
  }
}
