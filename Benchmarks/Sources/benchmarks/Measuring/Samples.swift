/// The values of one quantity over several rounds.
struct Samples {
  private let sorted: [Double]

  init(_ values: [Double]) {
    sorted = values.sorted()
  }

  var median: Double {
    quantile(0.5)
  }

  /// The middle half of the values from end to end, as a part of the median.
  var spread: Double {
    median == 0 ? 0 : (quantile(0.75) - quantile(0.25)) / abs(median)
  }

  private func quantile(_ part: Double) -> Double {
    guard let last = sorted.last else { return .nan }
    let place = part * Double(sorted.count - 1)
    let index = Int(place)
    let next = index + 1 < sorted.count ? sorted[index + 1] : last
    return sorted[index] + (next - sorted[index]) * (place - Double(index))
  }
}
