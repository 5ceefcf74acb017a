extension Array {
  /// A short list that still has a property: no part of it can be left out, and no element made
  /// simpler, without losing the property.
  ///
  /// - Parameters:
  ///   - simpler: Gives simpler elements to try in the place of one.
  ///   - hasProperty: Whether a list has the property; this list has.
  /// - Returns: The short list.
  func shrunk(
    simpler: (Element) -> [Element] = { _ in [] },
    while hasProperty: ([Element]) -> Bool
  ) -> [Element] {
    var list = self
    var size = Swift.max(1, list.count / 2)
    while true {
      let count = list.count
      list = list.withoutChunks(of: size, while: hasProperty)
      if size == 1 && list.count == count { break }
      size = Swift.max(1, size / 2)
    }
    for index in list.indices {
      for element in simpler(list[index]) {
        var candidate = list
        candidate[index] = element
        if hasProperty(candidate) { list = candidate }
      }
    }
    return list
  }

  private func withoutChunks(of size: Int, while hasProperty: ([Element]) -> Bool) -> [Element] {
    var list = self
    var start = 0
    while start < list.count {
      var candidate = list
      candidate.removeSubrange(start..<Swift.min(start + size, list.count))
      if hasProperty(candidate) {
        list = candidate
      } else {
        start += size
      }
    }
    return list
  }
}
