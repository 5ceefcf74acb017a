import Foundation

/// A sum of variables, each with a factor, and a constant.
struct LinearSum {
  var factors: [Int: CGFloat] = [:]
  var constant: CGFloat = 0

  static func variable(_ variable: Int) -> LinearSum { LinearSum(factors: [variable: 1]) }

  static func constant(_ constant: CGFloat) -> LinearSum { LinearSum(constant: constant) }

  static func + (left: LinearSum, right: LinearSum) -> LinearSum { left.adding(right, times: 1) }

  static func - (left: LinearSum, right: LinearSum) -> LinearSum { left.adding(right, times: -1) }

  static func * (factor: CGFloat, sum: LinearSum) -> LinearSum {
    LinearSum().adding(sum, times: factor)
  }

  func adding(_ other: LinearSum, times factor: CGFloat) -> LinearSum {
    var sum = self
    sum.constant += other.constant * factor
    for (variable, otherFactor) in other.factors {
      let new = (sum.factors[variable] ?? 0) + otherFactor * factor
      sum.factors[variable] = abs(new) < 1e-9 ? nil : new
    }
    return sum
  }
}

/// Linear equations in an order; one that contradicts the earlier ones is ignored.
struct LinearSystem {
  /// The solved variables, as sums of variables that are still free.
  private var known: [Int: LinearSum] = [:]

  /// Solves the equations that the sums are zero.
  init(_ sums: [LinearSum]) {
    for sum in sums { require(sum) }
  }

  /// Adds the equation that a sum is zero, if that is still possible.
  private mutating func require(_ sum: LinearSum) {
    var rest = reduced(sum)
    guard let (variable, factor) = rest.factors.max(by: { $0.key < $1.key }) else { return }
    rest.factors[variable] = nil
    let value = (-1 / factor) * rest
    for (other, old) in known {
      guard let factor = old.factors[variable] else { continue }
      var new = old
      new.factors[variable] = nil
      known[other] = new.adding(value, times: factor)
    }
    known[variable] = value
  }

  /// Returns the value of a sum, with zero for free variables.
  func value(of sum: LinearSum) -> CGFloat { reduced(sum).constant }

  private func reduced(_ sum: LinearSum) -> LinearSum {
    var result = LinearSum(constant: sum.constant)
    for (variable, factor) in sum.factors {
      result = result.adding(known[variable] ?? .variable(variable), times: factor)
    }
    return result
  }
}
