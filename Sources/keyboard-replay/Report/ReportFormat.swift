/// What `report` writes.
enum ReportFormat: String, CaseIterable {
  /// A page with a picture, a chart and a table of each trace.
  case html
  /// A picture of one trace.
  case svg
}
