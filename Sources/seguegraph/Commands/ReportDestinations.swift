import Reporting

/// Which reports are written where.
struct ReportDestinations {
  /// The option that asks for reports.
  static let option = OptionSpecification(
    name: "reporter", argument: .choiceWithFile("NAME[=FILE]", of: ReporterCatalogue.all.map { $0.name }),
    takesSeveral: true,
    help: "The form of the report, and the file that it goes to instead of --output. May be repeated. "
      + "Default: \(ReporterCatalogue.all[0].name).")

  private struct Destination {
    var reporter: any Reporter.Type
    var output: Output
  }

  private let destinations: [Destination]

  /// Finds out where everything goes, and complains before any work is done.
  ///
  /// - Parameters:
  ///   - reporters: Names of reporters, with `=FILE` behind those that have a file of their own.
  ///   - output: The file of the one that has none; `nil` is standard output.
  init(_ reporters: [String], output: String?) throws {
    let shared = try Output(output)
    var destinations: [Destination] = []
    var isSharedUsed = false
    for written in reporters.isEmpty ? [ReporterCatalogue.all[0].name] : reporters {
      let parts = written.split(separator: "=", maxSplits: 1).map(String.init)
      guard let reporter = ReporterCatalogue.reporter(parts[0]) else { continue }
      let own = parts.count == 2 ? try Output(parts[1]) : nil
      if own == nil { isSharedUsed = true }
      let destination = Destination(reporter: reporter, output: own ?? shared)
      if let other = destinations.first(where: { $0.output.identity == destination.output.identity }) {
        throw UsageError.sharedOutput(
          first: other.reporter.name, second: reporter.name, output: destination.output.destination,
          cure: "--reporter \(reporter.name)=FILE")
      }
      destinations.append(destination)
    }
    if output != nil, !isSharedUsed { throw UsageError.uselessOutput }
    self.destinations = destinations
  }

  /// Complains where something else is to be written to a place of a report.
  func refuse(_ output: Output, for what: String, option: String) throws {
    guard let other = destinations.first(where: { $0.output.identity == output.identity }) else { return }
    throw UsageError.sharedOutput(
      first: other.reporter.name, second: what, output: output.destination, cure: "\(option) FILE")
  }

  /// Writes all reports and what else there is, each whole, or none where one of the files cannot be written.
  func write(
    _ report: AnalysisReport, and others: [(bytes: [UInt8], output: Output)] = [], status: ExitStatus
  ) throws {
    let results = try destinations.map { destination in
      var report = report
      report.usesColor = destination.output.showsColor
      return (bytes: Array(try destination.reporter.init().report(report).utf8), output: destination.output)
    }
    try StagedOutput.write(others + results, status: status)
  }
}
