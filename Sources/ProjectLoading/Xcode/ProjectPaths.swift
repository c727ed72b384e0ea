/// Where the groups and file references of a project file lie on disk.
struct ProjectPaths {
  /// The folder that `SOURCE_ROOT` stands for.
  let sourceRoot: String
  private let root: RootFolder
  /// The path of every group, variant group, synchronized folder and file reference, by object id.
  private var paths: [String: String] = [:]
  /// The language copies of every variant group.
  private var variants: [String: [String]] = [:]

  init(objects: [String: PropertyList.Member], project: PropertyList, folder: String, root: RootFolder) {
    self.root = root
    sourceRoot = root.resolve(project["projectDirPath"]?.text ?? "", in: folder) ?? folder
    guard let mainGroup = project["mainGroup"]?.text else { return }

    var pending = [(id: mainGroup, parent: sourceRoot)]
    var visited: Set<String> = []
    while let (id, parent) = pending.popLast() {
      guard visited.insert(id).inserted, let object = objects[id]?.value,
        let path = resolve(object, in: parent)
      else { continue }
      paths[id] = path
      let children = object["children"]?.texts ?? []
      if object["isa"]?.text == "PBXVariantGroup" { variants[id] = children }
      for child in children { pending.append((child, path)) }
    }
  }

  /// The files that a build file's reference stands for: one, or the language copies of a variant group.
  func files(of id: String) -> [String] {
    (variants[id] ?? [id]).compactMap { paths[$0] }
  }

  /// The folder of a group.
  func folder(of id: String) -> String? { paths[id] }

  /// `nil` for build products, SDK files and everything outside of the root.
  private func resolve(_ object: PropertyList, in parent: String) -> String? {
    let path = object["path"]?.text ?? ""
    switch object["sourceTree"]?.text ?? "<group>" {
    case "<group>": return root.resolve(path, in: parent)
    case "SOURCE_ROOT": return root.resolve(path, in: sourceRoot)
    case "<absolute>": return path.hasPrefix("/") ? root.relativePath(of: path) : nil
    default: return nil
    }
  }
}
