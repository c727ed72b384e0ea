/// Where facts about source files are kept from one run to the next.
enum CacheFolder {
  /// The folder that the options ask for; `nil` to keep nothing.
  static func of(_ arguments: ParsedArguments) -> String? {
    if arguments.has(CommonOptions.noCache.name) { return nil }
    return arguments.last(CommonOptions.cachePath.name) ?? usual
  }

  /// The usual folder by the XDG base directory specification, which lets relative paths count for nothing.
  private static var usual: String? {
    if let folder = EnvironmentVariable.value("XDG_CACHE_HOME"), folder.hasPrefix("/") { return folder + "/seguegraph" }
    guard let home = EnvironmentVariable.value("HOME"), home.hasPrefix("/") else { return nil }
    return home + "/.cache/seguegraph"
  }
}
