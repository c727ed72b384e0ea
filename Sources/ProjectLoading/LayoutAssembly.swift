import Linking
import NavigationModel

/// Puts a layout together: who owns which file, and what is left over.
struct LayoutAssembly {
  private let input: InputPaths
  private let tree: FileTree
  private let index: FileIndex
  private var propertyLists: InfoPropertyListReader
  private var diagnostics: [Diagnostic]

  /// The files of all targets of some kind.
  private struct Ownership {
    var app: Set<String> = []
    var test: Set<String> = []
  }

  init(input: InputPaths, tree: FileTree) {
    self.input = input
    self.tree = tree
    index = FileIndex(tree)
    propertyLists = InfoPropertyListReader(root: input.root)
    diagnostics = tree.diagnostics
  }

  /// Does the work.
  mutating func layout() -> ProjectLayout {
    let projects = readProjects()
    let isSelected = { [chosen = Set(input.projects)] (project: XcodeProject) in
      chosen.isEmpty || chosen.contains(project.path)
    }
    let selected = projects.filter(isSelected)
    let owned = ownership(selected)
    let others = ownership(projects.filter { !isSelected($0) })
    let found = Set(tree.files.documents.map(\.path)).union(tree.files.sources)
    let testOnly = owned.test.subtracting(owned.app).intersection(found)

    var layout = ProjectLayout(
      root: input.root.absolutePath(of: ""), name: input.name, files: tree.files, description: ProjectDescription(),
      sourceFiles: [:], unownedDocuments: [:], testOnlyFiles: testOnly, diagnostics: [])
    // Where a project was named itself, what belongs to its neighbours only is not asked for.
    let foreign = others.app.union(others.test).subtracting(owned.app).subtracting(testOnly)
    layout.leftOut = tree.leftOut
    layout.files.documents.removeAll { foreign.contains($0.path) }
    layout.files.sources.removeAll { foreign.contains($0) }
    leaveOutUnbuilt(projects, of: &layout)

    describe(selected, in: &layout)
    describeRest(owned: owned, projects: selected, in: &layout)
    layout.description.targets.sort { $0.target.id < $1.target.id }
    layout.diagnostics = Set(diagnostics + propertyLists.diagnostics).sorted()
    return layout
  }

  /// Takes out the documents that are in no product, so that nobody can see them.
  private mutating func leaveOutUnbuilt(_ projects: [XcodeProject], of layout: inout ProjectLayout) {
    let unbuilt = UnbuiltDocuments(
      projects: projects, damaged: Set(tree.files.projects + tree.leftOut.projects).subtracting(projects.map(\.path)),
      root: input.root, files: index, sources: tree.files.sources)
    for document in layout.files.documents where !input.documents.contains(document.path) {
      guard let diagnostic = unbuilt.diagnostic(for: document) else { continue }
      diagnostics.append(diagnostic)
      layout.leftOut.documents.append(document)
    }
    let gone = Set(layout.leftOut.documents)
    layout.files.documents.removeAll(where: gone.contains)
  }

  private mutating func readProjects() -> [XcodeProject] {
    var reader = XcodeProjectReader(root: input.root, files: index)
    var projects: [XcodeProject] = []
    for path in tree.files.projects {
      guard var project = reader.read(path) else { continue }
      for number in project.targets.indices {
        // A path that is spelled otherwise than on disk is replaced; what is not there stays, to be reported.
        project.targets[number].files = project.targets[number].files.map { index.path(matching: $0) ?? $0 }
      }
      projects.append(project)
    }
    diagnostics += reader.diagnostics
    return projects
  }

  private func ownership(_ projects: [XcodeProject]) -> Ownership {
    var result = Ownership()
    for target in projects.flatMap(\.targets) {
      if target.isTest { result.test.formUnion(target.files) } else { result.app.formUnion(target.files) }
    }
    return result
  }

  private mutating func describe(_ projects: [XcodeProject], in layout: inout ProjectLayout) {
    var reader = TargetDescriptionReader(root: input.root, files: index, documents: layout.files.documents)
    let sources = Set(layout.files.sources)
    for project in projects {
      for target in project.targets where !target.isTest {
        let description = reader.description(of: target, in: project, propertyLists: &propertyLists)
        layout.description.targets.append(description)
        layout.sourceFiles[description.target.id] = target.files.filter(sources.contains)
      }
    }
    diagnostics += reader.diagnostics
  }

  /// Documents in no target: those near a project stay with it, the others make targets of their folders.
  private mutating func describeRest(owned: Ownership, projects: [XcodeProject], in layout: inout ProjectLayout) {
    let folders = Dictionary(projects.map { ($0.folder, $0.path) }) { first, _ in first }
    var loose: [FoundDocument] = []
    for document in layout.files.documents
    where !owned.app.contains(document.path) && !layout.testOnlyFiles.contains(document.path) {
      if let project = Self.nearest(folders, to: document.path) {
        layout.unownedDocuments[document.path] = project
      } else {
        loose.append(document)
      }
    }
    let isLoose = { (path: String) in Self.nearest(folders, to: path) == nil }
    let sources = layout.files.sources.filter { isLoose($0) && !owned.app.contains($0) }
    let tests = Set((loose.map(\.path) + sources).filter(Self.isTestPath))
    layout.testOnlyFiles.formUnion(tests)
    // Local packages lie beside projects, and nothing says what of them are tests but their folders.
    layout.testOnlyFiles.formUnion(
      layout.files.sources.filter { Self.isTestPath($0) && !owned.app.contains($0) })
    loose.removeAll { tests.contains($0.path) }

    let lists = layout.files.propertyLists.filter { isLoose($0) && !Self.isTestPath($0) }
    // Beside projects, a property list without documents describes nothing that is shown.
    let infos = projects.isEmpty || !loose.isEmpty ? lists.compactMap { propertyLists.read($0) } : []
    let rest = FolderTargets(
      root: input.root, documents: loose, sources: sources.filter { !tests.contains($0) }, infos: infos,
      needsRootTarget: projects.isEmpty)
    diagnostics += rest.diagnostics
    let targets = rest.targets.filter { projects.isEmpty || !$0.target.documents.isEmpty }
    layout.description.targets += targets
    for target in targets { layout.sourceFiles[target.target.id] = rest.sources[target.target.id] ?? [] }
    let described = Set(targets.flatMap(\.target.documents))
    for document in loose where !described.contains(document.path) {
      layout.unownedDocuments[document.path] = input.root.name
    }
  }

  /// The project of the deepest folder that holds a file.
  private static func nearest(_ projects: [String: String], to path: String) -> String? {
    path.folderPart.selfAndAncestors.lazy.compactMap { projects[$0] }.first
  }

  /// Where no project file tells, folders named as Xcode and the package manager name them hold the tests.
  private static func isTestPath(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { $0.hasSuffix("Tests") }
  }
}
