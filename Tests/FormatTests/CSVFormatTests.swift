import Diagram
import Foundation
import NavigationModel
import Testing

/// The tables, read back by the grammar of RFC 4180.
@Suite struct CSVFormatTests {
  @Test func writesTheTransitions() throws {
    let table = try String(decoding: CSVExport().export(AwkwardText.graph("Pay")), as: UTF8.self)
    #expect(
      table.replacingOccurrences(of: "\r\n", with: "\n") == """
        source,sourceLabel,sourceClass,target,targetLabel,targetClass,id,kind,origin,identifier,relationship,\
        presentationStyle,transitionStyle,segueClass,unwindAction,via,trigger,triggerLabel,triggerEvent,confidence,\
        file,line,column
        Folder/Pay.storyboard#onePay,Pay,Pay,Folder/Pay.storyboard#twoPay,Pay,Pay,Pay,custom,interfaceBuilder,Pay,,,,\
        Pay,,,Pay,Pay,,certain,Folder/Pay.storyboard,,
        Folder/Pay.storyboard#onePay,Pay,Pay,gone Pay,,,Pay lost,show,interfaceBuilder,,,,,,,,,,,certain,\
        Folder/Pay.storyboard,,
        Folder/Pay.storyboard#onePay,Pay,Pay,,,,Pay unwind,unwind,interfaceBuilder,,,,,,Pay,,,,,certain,\
        Folder/Pay.storyboard,,

        """)
  }

  @Test func writesTheScenes() throws {
    let table = try String(decoding: CSVScenesExport().export(AwkwardText.graph("Pay")), as: UTF8.self)
    #expect(
      table.replacingOccurrences(of: "\r\n", with: "\n") == """
        id,label,kind,class,module,title,storyboard,storyboardIdentifier,objectID,isInitial,isEntryPoint,file,line,column
        Folder/Pay.storyboard#onePay,Pay,kindPay,Pay,Pay,Pay,Pay,Pay,onePay,false,true,Folder/Pay.storyboard,1,
        Folder/Pay.storyboard#twoPay,Pay,kindPay,Pay,Pay,Pay,Pay,Pay,twoPay,false,false,Folder/Pay.storyboard,1,

        """)
  }

  @Test(arguments: AwkwardText.all) func keepsTheText(text: String) throws {
    let graph = AwkwardText.graph(text)
    for (bytes, label) in [(try CSVScenesExport().export(graph), 1), (try CSVExport().export(graph), 1)] {
      let rows = try #require(Self.read(String(decoding: bytes, as: UTF8.self)))
      #expect(Set(rows.map(\.count)).count == 1)
      #expect(rows.dropFirst().allSatisfy { Self.written($0[label]) == text })
      // No cell starts a formula.
      #expect(
        rows.joined().allSatisfy { cell in !"=+-@\t\r\n".unicodeScalars.contains { cell.unicodeScalars.first == $0 } })
    }
  }

  /// A cell without the apostrophe that keeps spreadsheets from running it.
  private static func written(_ cell: String) -> String {
    let rest = cell.unicodeScalars.dropFirst()
    guard cell.hasPrefix("'"), let first = rest.first, "=+-@\t\r\n".unicodeScalars.contains(first) else { return cell }
    return String(String.UnicodeScalarView(rest))
  }

  private static let formulas: [(text: String, cell: String)] = [
    ("=1+1", "'=1+1"), ("+1", "'+1"), ("-1", "'-1"), ("@SUM(A1)", "'@SUM(A1)"), ("\tx", "'\tx"),
    ("\r\nx", "\"'\r\nx\""),
    ("=\"a\"", "\"'=\"\"a\"\"\""), ("a=1", "a=1"), (" x", "\" x\""), ("a,b", "\"a,b\""),
  ]

  @Test(arguments: formulas) func escapes(text: String, cell: String) throws {
    let scene = Scene(id: SceneID(rawValue: "class:A"), kind: .codeOnly, label: text)
    let table = try String(decoding: CSVScenesExport().export(NavigationGraph(scenes: [scene])), as: UTF8.self)
    #expect(table.hasSuffix("\r\nclass:A,\(cell),class,,,,,,,false,false,,,\r\n"))
  }

  /// The cells of a table; `nil` where it is none.
  private static func read(_ text: String) -> [[String]]? {
    var rows: [[String]] = []
    var row: [String] = []
    var cell = ""
    var isQuoted = false
    var isClosed = false
    let scalars = Array(text.unicodeScalars)
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      index += 1
      switch scalar {
      case "\"" where isQuoted && index < scalars.count && scalars[index] == "\"":
        cell += "\""
        index += 1
      case "\"" where isQuoted: (isQuoted, isClosed) = (false, true)
      case _ where isQuoted: cell.unicodeScalars.append(scalar)
      case "\"":
        guard cell.isEmpty, !isClosed else { return nil }
        isQuoted = true
      case ",":
        row.append(cell)
        (cell, isClosed) = ("", false)
      case "\r":
        guard index < scalars.count, scalars[index] == "\n" else { return nil }
        index += 1
        rows.append(row + [cell])
        (row, cell, isClosed) = ([], "", false)
      case "\n": return nil
      default:
        guard !isClosed else { return nil }
        cell.unicodeScalars.append(scalar)
      }
    }
    return isQuoted || !cell.isEmpty || !row.isEmpty ? nil : rows
  }
}
