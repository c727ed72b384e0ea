import Foundation
import InterfaceBuilder
import NavigationModel
import Testing

/// Compares the tables of `Fixtures/README.md` with what the reader makes of the files.
struct FixtureTableTests {
  @Test(arguments: try FixtureTables().tables)
  func scenesAndSegues(_ table: FixtureTables.Table) throws {
    let document = try Fixture(table.file).document
    #expect(document.scenes.compactMap(sceneRow) == table.scenes)
    #expect(document.scenes.flatMap(segueRows) == table.segues)
    #expect(document.path == table.file)
    #expect(document.scenes.allSatisfy { $0.objects.allSatisfy { $0.location.file == table.file } })
  }

  @Test func everyFixtureHasATable() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Fixture.folder.path).filter { $0 != "README.md" }
    // The archive can not be read, and its section has no table.
    let readable = files.filter { $0 != "OldArchive.xib" }
    #expect(try FixtureTables().tables.map(\.file).sorted() == readable.sorted())
  }

  private func sceneRow(_ scene: InterfaceScene) -> [String]? {
    guard let controller = scene.controller else { return nil }
    let identifier = controller.text("storyboardIdentifier") ?? controller.text("identifier")
    return [
      controller.location.place, controller.element, controller.id ?? "", controller.customClass ?? "",
      identifier ?? "",
    ]
  }

  private func segueRows(_ scene: InterfaceScene) -> [[String]] {
    var rows: [(line: Int, row: [String])] = []
    for (index, object) in scene.objects.enumerated() {
      let trigger = index == scene.controllerIndex ? "" : "\(object.element) \(object.id ?? "")"
      for segue in object.connections where segue.isSegue {
        rows.append((segue.location.line ?? 0, row(segue, from: scene.controller?.id ?? "", trigger: trigger)))
      }
    }
    // The connections of an object stand behind the objects that it holds.
    return rows.sorted { $0.line < $1.line }.map(\.row)
  }

  private func row(_ segue: InterfaceConnection, from source: String, trigger: String) -> [String] {
    let kind = [segue.text("kind"), segue.text("relationship")].compactMap { $0 }.joined(separator: " ")
    return [
      segue.location.place, kind, segue.id ?? "", source, segue.destination ?? "", segue.text("identifier") ?? "",
      trigger,
    ]
  }
}

/// The tables of `Fixtures/README.md`.
struct FixtureTables {
  /// What a document holds.
  struct Table: Sendable, CustomTestStringConvertible {
    var file: String
    var scenes: [[String]] = []
    var segues: [[String]] = []

    var testDescription: String { file }
  }

  private(set) var tables: [Table] = []

  init() throws {
    for line in String(decoding: try Fixture.bytes("README.md"), as: UTF8.self).split(separator: "\n") {
      if line.hasPrefix("## ") {
        tables.append(Table(file: String(line.dropFirst(3))))
      } else if line.hasPrefix("| "), line.dropFirst(2).first?.isNumber == true {
        let cells = line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
        let row = cells.map { $0.trimmingCharacters(in: .whitespaces) }
        if row.count == 5 { tables[tables.count - 1].scenes.append(row) }
        if row.count == 7 { tables[tables.count - 1].segues.append(row) }
      }
    }
    tables.removeAll { $0.file == "OldArchive.xib" }
  }
}
