/// One side of a comparison: a trace, and how it is judged.
struct DiffSide: Equatable {
  var file: String
  var policy: ReplayPolicy
}
