/// The version of SegueGraph, as reports and exports name it.
public enum SegueGraphVersion {
  /// The version of this build.
  public static let current = "0.1.0"
}
