// swift-tools-version: 6.0
import Foundation
import PackageDescription

/// The folder with the SwiftSyntax modules of the toolchain that runs this manifest.
///
/// SwiftSyntax ships inside every toolchain (`usr/lib/swift/host`), so the reader always matches the compiler in use.
/// The manifest itself runs on that toolchain's runtime, so the runtime's path tells where the toolchain is.
func swiftSyntaxFolder() -> String {
  if let folder = ProcessInfo.processInfo.environment["SEGUEGRAPH_SWIFT_HOST"] { return folder }
  let data = FileHandle(forReadingAtPath: "/proc/self/maps")?.readDataToEndOfFile() ?? Data()
  let maps = String(decoding: data, as: UTF8.self)
  guard let line = maps.split(separator: "\n").first(where: { $0.hasSuffix("/libswiftCore.so") }),
    let start = line.firstIndex(of: "/")
  else { return "" }
  // .../usr/lib/swift/linux/libswiftCore.so -> .../usr/lib/swift/host
  let runtime = URL(fileURLWithPath: String(line[start...])).resolvingSymlinksInPath()
  return runtime.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("host").path
}

/// The libraries, by the names under which pkg-config knows them, and the Debian packages that bring them.
let libraries = [
  "libgvc": "libgraphviz-dev", "libxml-2.0": "libxml2-dev", "popt": "libpopt-dev", "yaml-0.1": "libyaml-dev",
]

/// The Debian packages of what is missing: one that pkg-config does not find would end in pages of compiler errors.
func missingPackages() -> [String] {
  func runsPkgConfig(_ arguments: [String]) -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["pkg-config"] + arguments
    process.standardError = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
  guard runsPkgConfig(["--version"]) else { return ["pkg-config"] + libraries.values.sorted() }
  return libraries.filter { !runsPkgConfig(["--exists", $0.key]) }.values.sorted()
}

/// Ends with one line; a fatalError would bury it under a backtrace.
func stop(_ message: String) -> Never {
  FileHandle.standardError.write(Data("error: \(message)\n".utf8))
  exit(1)
}

let host = swiftSyntaxFolder()
if !FileManager.default.fileExists(atPath: host + "/SwiftParser.swiftmodule") {
  stop(
    "SwiftSyntax was not found in the Swift toolchain (looked in '\(host)'): install a full toolchain from swift.org, "
      + "or point SEGUEGRAPH_SWIFT_HOST at its usr/lib/swift/host folder.")
}
/// Where the program looks for the libraries of the toolchain: there, unless the Makefile installs them beside it.
let runPath =
  ProcessInfo.processInfo.environment["SEGUEGRAPH_RUN_PATH"].map {
    ["-no-toolchain-stdlib-rpath", "-Xlinker", "-rpath=\($0)"]
  }
  ?? ["-Xlinker", "-rpath=\(host)"]
let missing = missingPackages()
if !missing.isEmpty {
  stop("libraries are missing: run 'make deps', or 'apt-get install \(missing.joined(separator: " "))'.")
}

/// For every target that imports SourceReading, directly or not: the compiler wants to see the modules below it.
let seesSwiftSyntax: [SwiftSetting] = [.unsafeFlags(["-I", host])]

let package = Package(
  name: "SegueGraph",
  products: [.executable(name: "seguegraph", targets: ["seguegraph"])],
  targets: [
    .systemLibrary(name: "CXML", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
    .systemLibrary(name: "CGraphviz", pkgConfig: "libgvc", providers: [.apt(["libgraphviz-dev"])]),
    .systemLibrary(name: "CPopt", pkgConfig: "popt", providers: [.apt(["libpopt-dev"])]),
    .systemLibrary(name: "CMalloc"),
    .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),

    .target(name: "NavigationModel"),
    .target(name: "ParallelMap"),
    .target(name: "PathPatterns"),
    .target(name: "InterfaceBuilder", dependencies: ["CXML", "NavigationModel"]),
    .target(
      name: "SourceReading",
      dependencies: ["NavigationModel"],
      swiftSettings: seesSwiftSyntax,
      linkerSettings: [
        // The build id tells facts that another build left in the cache.
        .unsafeFlags(["-L", host, "-Xlinker", "--build-id"] + runPath),
        .linkedLibrary("SwiftParser"), .linkedLibrary("SwiftSyntax"),
      ]),
    // What UIKit does, as tables: the linker and the rules share them.
    .target(name: "UIKitModel", dependencies: ["NavigationModel"], path: "Sources/Analysis/UIKitModel"),
    .target(
      name: "Linking",
      dependencies: ["InterfaceBuilder", "NavigationModel", "ParallelMap", "SourceReading", "UIKitModel"],
      swiftSettings: seesSwiftSyntax),
    .target(
      name: "ProjectLoading",
      dependencies: [
        "InterfaceBuilder", "Linking", "NavigationModel", "ParallelMap", "PathPatterns", "SourceReading",
      ],
      swiftSettings: seesSwiftSyntax),
    .target(
      name: "Analysis", dependencies: ["NavigationModel", "ParallelMap", "PathPatterns", "UIKitModel"],
      exclude: ["UIKitModel"]),
    .target(name: "Graphviz", dependencies: ["CGraphviz"]),
    .target(
      name: "Diagram",
      dependencies: ["Analysis", "Graphviz", "NavigationDiff", "NavigationModel", "ParallelMap", "TextFormats"]),
    .target(
      name: "Configuration", dependencies: ["Analysis", "CYAML", "NavigationModel", "PathPatterns", "Reporting"]),
    .target(name: "NavigationDiff", dependencies: ["NavigationModel"]),
    .target(name: "TextFormats", dependencies: ["NavigationModel"]),
    .target(
      name: "Reporting", dependencies: ["Analysis", "NavigationDiff", "NavigationModel", "TextFormats", "UIKitModel"]),
    .executableTarget(
      name: "seguegraph",
      dependencies: [
        "Analysis", "CMalloc", "CPopt", "Configuration", "Diagram", "NavigationDiff", "NavigationModel",
        "PathPatterns", "ProjectLoading", "Reporting",
      ],
      swiftSettings: seesSwiftSyntax),

    .executableTarget(
      name: "parse-only", dependencies: ["ParallelMap", "ProjectLoading", "SourceReading"],
      path: "Benchmarks/ParseOnly", swiftSettings: seesSwiftSyntax),

    .testTarget(
      name: "AnalysisTests",
      dependencies: ["Analysis", "InterfaceBuilder", "Linking", "NavigationModel", "ProjectLoading", "UIKitModel"],
      swiftSettings: seesSwiftSyntax),
    .testTarget(name: "GraphvizTests", dependencies: ["Graphviz"]),
    .testTarget(
      name: "DiagramTests", dependencies: ["Analysis", "Diagram", "Graphviz", "NavigationDiff", "NavigationModel"],
      exclude: ["Golden"]),
    .testTarget(
      name: "CommandTests", dependencies: ["Configuration", "seguegraph"], swiftSettings: seesSwiftSyntax),
    .testTarget(
      name: "ConfigurationTests", dependencies: ["Analysis", "Configuration", "NavigationModel"]),
    .testTarget(name: "PathPatternsTests", dependencies: ["PathPatterns"]),
    .testTarget(
      name: "NavigationDiffTests", dependencies: ["NavigationDiff", "NavigationModel", "ProjectLoading"],
      swiftSettings: seesSwiftSyntax),
    .testTarget(name: "NavigationModelTests", dependencies: ["NavigationModel"]),
    .testTarget(
      name: "FormatTests",
      dependencies: [
        "Analysis", "Configuration", "Diagram", "NavigationDiff", "NavigationModel", "Reporting", "TextFormats",
      ],
      exclude: ["Schemas"]),
    .testTarget(name: "ReportingTests", dependencies: ["Analysis", "NavigationModel", "Reporting"]),
    .testTarget(
      name: "ProjectLoadingTests", dependencies: ["Linking", "NavigationModel", "ProjectLoading"],
      swiftSettings: seesSwiftSyntax),
    .testTarget(
      name: "InterfaceBuilderTests", dependencies: ["InterfaceBuilder", "NavigationModel"], exclude: ["Fixtures"]),
    .testTarget(
      name: "LinkingTests", dependencies: ["InterfaceBuilder", "Linking", "NavigationModel", "SourceReading"],
      swiftSettings: seesSwiftSyntax),
    .testTarget(name: "SourceReadingTests", dependencies: ["SourceReading"], swiftSettings: seesSwiftSyntax),
  ],
  swiftLanguageModes: [.v6]
)
