/// How well a drawing fills a screen or a landscape page.
enum PageFit {
  /// By how much a drawing can be enlarged to fill the page; small for strips and columns.
  static func scale(_ width: Double, _ height: Double) -> Double {
    min(1600 / max(width, 1), 1000 / max(height, 1))
  }
}
