/// The size of a picture on the page: of one trace's pictures, all are to the same scale.
struct PictureSize {
  var width: Double
  var height: Double

  /// Fits a canvas, with its bezel, so that the largest canvas of the trace has the size given.
  init(_ canvas: Box, in trace: ReportTrace, width: Double, height: Double) {
    let boxes = trace.scenes.indices.map { trace.canvas($0).expanded(by: ScreenPicture.bezel) }
    let widest = boxes.map(\.width).max() ?? 1
    let highest = boxes.map(\.height).max() ?? 1
    let scale = min(width / widest, height / highest)
    let box = canvas.expanded(by: ScreenPicture.bezel)
    self.width = max(8, box.width * scale)
    self.height = max(8, box.height * scale)
  }

  /// The size as an element's attributes.
  var attributes: String {
    " width=\"\(PlainNumber.text(width))\" height=\"\(PlainNumber.text(height))\""
  }
}
