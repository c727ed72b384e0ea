// Parses the Swift files that the program parses, with SwiftParser and nothing else: what reading sources is measured
// against. Prints how many source files there are, how many are parsed by default, and the CPU seconds of parsing.
import Foundation
import ParallelMap
import ProjectLoading
import SourceReading

func cpuSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

let root = CommandLine.arguments.dropFirst().first ?? "."
let all = try ProjectLoader(paths: [root], parsesEverything: true).parsedSources()
let relevant = try ProjectLoader(paths: [root]).parsedSources()
let start = cpuSeconds()
let classes = parallelMap(relevant.filter { $0.hasSuffix(".swift") }, stackSize: 64 << 20) { path in
  let source = (try? Data(contentsOf: URL(fileURLWithPath: path))) ?? Data()
  return SwiftSyntaxTree(parsing: String(decoding: source, as: UTF8.self)).classNames.count
}
let seconds = cpuSeconds() - start
print("\(all.count) \(relevant.count) \(String(format: "%.3f", seconds)) \(classes.reduce(0, +))")
