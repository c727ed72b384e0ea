import Foundation
import NavigationModel
import SourceReading
import Testing

@testable import ProjectLoading

@Suite struct FactsCacheTests {
  private static let reader = ContentHash([1])

  private func contents(_ texts: String...) -> [ContentHash: ArraySlice<UInt8>] {
    Dictionary(uniqueKeysWithValues: texts.map { (ContentHash(Array($0.utf8)), Array($0.utf8)[...]) })
  }

  @Test func hashesEveryByteTheLengthAndTheSeed() {
    var hashes: Set<ContentHash> = []
    for count in 0...70 { hashes.insert(ContentHash(Array(repeating: 0, count: count))) }
    for index in 0..<70 {
      var bytes = [UInt8](repeating: 0, count: 70)
      bytes[index] = 1
      hashes.insert(ContentHash(bytes))
    }
    hashes.insert(ContentHash([], seed: 1))
    #expect(hashes.count == 71 + 70 + 1)
    #expect(ContentHash(Array("abc".utf8)) == ContentHash(Array("abc".utf8)))
  }

  @Test func tellsReadersOfDifferentEndingsApart() {
    let keys = ["a.m", "a.mm", "a.h", "a.swift", "b.M"].map { ContentHash.facts(of: [1, 2], path: $0) }
    #expect(Set(keys).count == 4)
    #expect(keys[0] == keys[4])
  }

  @Test func findsWhatWasPacked() throws {
    let contents = contents("one", "two", "three", "")
    let bytes = FactsPack.bytes(reader: Self.reader, contents)
    let pack = try #require(FactsPack(bytes, reader: Self.reader))
    #expect(pack.count == 4)
    for (key, content) in contents { #expect(pack[key] == content) }
    #expect(pack[ContentHash([9])] == nil)
    #expect(FactsPack.bytes(reader: Self.reader, contents) == bytes)
  }

  @Test func ignoresPacksOfOtherReaders() {
    #expect(FactsPack(FactsPack.bytes(reader: Self.reader, contents("one")), reader: ContentHash([2])) == nil)
  }

  @Test func ignoresDamage() throws {
    let contents = contents("one", "two")
    let bytes = FactsPack.bytes(reader: Self.reader, contents)
    for count in bytes.indices {
      #expect(FactsPack(Array(bytes[..<count]), reader: Self.reader) == nil)
    }
    var found: Set<Int> = []
    for index in bytes.indices {
      var damaged = bytes
      damaged[index] ^= 0x10
      let pack = FactsPack(damaged, reader: Self.reader) ?? FactsPack()
      let good = contents.filter { pack[$0.key] == $0.value }
      // No damage gives anything but what was written or nothing.
      for key in contents.keys where good[key] == nil { #expect(pack[key] == nil) }
      found.insert(good.count)
    }
    #expect(found == [0, 1])
  }

  @Test func keepsPacksInAFolderThatItMakes() throws {
    try TemporaryFolder.with { folder in
      let cache = FactsCache(folder: folder.path + "/deep/cache", reader: Self.reader)
      #expect(cache.pack(of: "a").count == 0)
      try cache.store(contents("one", "two"), of: "a")
      try cache.store(contents("three"), of: "b")
      #expect(cache.pack(of: "a").count == 2)
      #expect(cache.pack(of: "b").count == 1)
      #expect(FactsCache(folder: cache.folder, reader: ContentHash([2])).pack(of: "a").count == 0)
      let names = try FileManager.default.contentsOfDirectory(atPath: cache.folder)
      #expect(names.count == 2)
      #expect(names.allSatisfy { $0.hasPrefix("seguegraph-") && $0.hasSuffix(".facts") })
    }
  }

  @Test func takesAwayWhatNobodyUsesAndNothingElse() throws {
    try TemporaryFolder.with { folder in
      let old = Date(timeIntervalSinceNow: -40 * 24 * 3600)
      let names = [
        "seguegraph-1.facts", "seguegraph-1.graph", "seguegraph-2.temporary", "mine.facts", "seguegraph-notes.txt",
      ]
      for name in names {
        try folder.write(name, "x")
        try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: folder.url(name).path)
      }
      try folder.write("seguegraph-3.facts", "x")
      let cache = FactsCache(folder: folder.path, reader: Self.reader)
      try cache.store(contents("one"), of: "a")
      let left = try Set(FileManager.default.contentsOfDirectory(atPath: folder.path))
      #expect(left.isSuperset(of: ["mine.facts", "seguegraph-notes.txt", "seguegraph-3.facts"]))
      #expect(left.isDisjoint(with: ["seguegraph-1.facts", "seguegraph-1.graph", "seguegraph-2.temporary"]))
      #expect(left.count == 4)
    }
  }

  @Test func theProgramHasAnIdentity() throws {
    let identifier = try #require(BuildIdentifier.current)
    #expect(identifier.count >= 8)
    #expect(BuildIdentifier.read("/dev/null") == nil)
    #expect(BuildIdentifier.read(#filePath) == nil)
  }
}
