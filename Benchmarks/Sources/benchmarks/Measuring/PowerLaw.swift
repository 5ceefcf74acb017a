import Foundation

/// The power of a size with which a cost grows: 1 is linear, 2 is quadratic.
enum PowerLaw {
  /// Fits a straight line through the logarithms of sizes and costs, and gives its slope.
  static func exponent(_ points: [(size: Double, cost: Double)]) -> Double {
    let x = points.map { log($0.size) }
    let y = points.map { log($0.cost) }
    let meanX = x.reduce(0, +) / Double(x.count)
    let meanY = y.reduce(0, +) / Double(y.count)
    let products = zip(x, y).map { ($0 - meanX) * ($1 - meanY) }
    let squares = x.map { ($0 - meanX) * ($0 - meanX) }
    return products.reduce(0, +) / squares.reduce(0, +)
  }
}
