// Parses the source files of a project that matter, and does nothing else: what reading them is measured against.
import Foundation
import ParallelMap
import ProjectLoading
import SourceReading

let root = CommandLine.arguments.dropFirst().first ?? "."
let all = try ProjectLoader(paths: [root], parsesEverything: true).parsedSources()
let start = ContinuousClock.now
let relevant = try ProjectLoader(paths: [root]).parsedSources()
let seconds = ContinuousClock.now - start
if CommandLine.arguments.contains("--list") { print(relevant.joined(separator: "\n")) }
print("\(relevant.count) of \(all.count) files, outlines in \(seconds)")
