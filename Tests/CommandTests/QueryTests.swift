import Foundation
import Testing

/// The questions that the program answers about the example apps, as people read the answers.
@Suite struct QueryTests {
  /// Runs the program in the folder of the package.
  private func ask(_ line: String) throws -> SegueGraphProgram.Outcome {
    try SegueGraphProgram().shell("cd '\(SegueGraphProgram.package.path)' && seguegraph \(line)")
  }

  private func expect(_ line: String, _ output: String) throws {
    let outcome = try ask(line)
    #expect(outcome.output == output)
    #expect(outcome.messages == "")
    #expect(outcome.status == 0)
  }

  private func refuse(_ line: String, _ messages: String) throws {
    let outcome = try ask(line)
    #expect(outcome.output == "")
    #expect(outcome.messages == messages)
    #expect(outcome.status == 2)
  }

  @Test func tellsEveryShortestWay() throws {
    try expect(
      "paths --to photo Examples/Shop",
      """
      the shortest ways to 'Photo' (PhotoViewController):
        way 1:
          Examples/Shop/Shop/Info.plist:36: the app starts at 'Tab Bar Controller' (tab bar controller Tab-Sh-001)
          Examples/Shop/Shop/Base.lproj/Main.storyboard:21:25: 'Tab Bar Controller' (tab bar controller Tab-Sh-001) holds 'Browse' (split view controller Spl-Sh-002)
          Examples/Shop/Shop/Base.lproj/Main.storyboard:37:25: 'Browse' (split view controller Spl-Sh-002) holds 'ProductDetail' (navigation controller Nav-Ca-004)
          Examples/Shop/Shop/Catalog.storyboard:200:25: 'ProductDetail' (navigation controller Nav-Ca-004) holds 'Product' (ProductViewController)
          Examples/Shop/Shop/Catalog.storyboard:293:25: tap gesture recognizer Tap-Ca-206 in 'Product' (ProductViewController) presents 'Photo' (PhotoViewController)
        way 2:
          Examples/Shop/Shop/Info.plist:36: the app starts at 'Tab Bar Controller' (tab bar controller Tab-Sh-001)
          Examples/Shop/Shop/Base.lproj/Main.storyboard:22:25: 'Tab Bar Controller' (tab bar controller Tab-Sh-001) holds 'Cart' (navigation controller Nav-Cr-001)
          Examples/Shop/Shop/Cart.storyboard:23:25: 'Cart' (navigation controller Nav-Cr-001) holds 'Cart' (CartViewController)
          Examples/Shop/Shop/Cart.storyboard:56:37: table view cell 'Item' in 'Cart' (CartViewController) pushes 'Product' (ProductViewController)
          Examples/Shop/Shop/Catalog.storyboard:293:25: tap gesture recognizer Tap-Ca-206 in 'Product' (ProductViewController) presents 'Photo' (PhotoViewController)

      """)
  }

  @Test func startsWhereItIsTold() throws {
    try expect(
      "paths --from ProductListViewController --to Nav-Ca-004 Examples/Shop",
      """
      the shortest way from 'Products' (ProductListViewController) to 'ProductDetail' (navigation controller Nav-Ca-004):
          Examples/Shop/Shop/Catalog.storyboard:73:17: starting in 'Products' (ProductListViewController)
          Examples/Shop/Shop/Catalog.storyboard:107:37: collection view cell 'Product' in 'Products' (ProductListViewController) shows, beside it, 'ProductDetail' (navigation controller Nav-Ca-004) in regular width and pushes it in compact width

      """)
  }

  @Test func saysThatNoWayLeadsThere() throws {
    try expect(
      "paths --to 'Sale Terms' Examples/Shop",
      """
      no way leads to 'Sale Terms' (view controller Trm-Ca-012):
          it is only shown from 'Summer Sale' (view controller Sal-Ca-011), which is unreachable too

      """)
    try expect(
      "paths --to Tab-Sh-001 --from Photo Examples/Shop",
      "no way leads from 'Photo' (PhotoViewController) to 'Tab Bar Controller' (tab bar controller Tab-Sh-001)\n")
  }

  @Test func tellsWhatShowsAndLeavesAScene() throws {
    try expect(
      "references RecipeAddViewController Examples/Recipes",
      """
      Examples/Recipes/Recipes/RecipeAddViewController.h:17:12: 'RecipeAdd' (RecipeAddViewController)
        shown by:
          Examples/Recipes/Recipes/RecipeListViewController.m:26:39: child: 'Navigation (RecipeAdd)' (UINavigationController)
        left by:
          Examples/Recipes/Recipes/RecipeAddViewController.m:41:18: dismiss: bar button item, via recipeAddViewController:didFinishWithRecipe:
          Examples/Recipes/Recipes/RecipeAddViewController.m:46:18: dismiss: bar button item, via recipeAddViewController:didFinishWithRecipe:
          Examples/Recipes/Recipes/RecipeListViewController.m:45:9: dismiss: bar button item, via cancel:

      """)
    try expect(
      "references Crt-Cr-002 Examples/Shop",
      """
      Examples/Shop/Shop/Cart.storyboard:33:17: 'Cart' (CartViewController)
        shown by:
          Examples/Shop/Shop/Cart.storyboard:23:25: relationship: 'Cart' (navigation controller Nav-Cr-001)
        returned to by:
          Examples/Shop/Shop/Checkout.storyboard:74:33: bar button item 'cancel' in 'Address' (AddressViewController)
          Examples/Shop/Shop/Checkout.storyboard:184:33: bar button item 'done' in 'Receipt' (ReceiptViewController)
        no control and no code of the app leaves it

      """)
  }

  @Test(arguments: ["paths --to", "references"]) func asksBackWhereANameIsNotClear(command: String) throws {
    try refuse(
      "\(command) Cart Examples/Shop",
      """
      seguegraph: error: 2 scenes are called 'Cart'; name one by its id:
        Shop/Cart.storyboard#Crt-Cr-002  'Cart' (CartViewController)
        Shop/Cart.storyboard#Nav-Cr-001  'Cart' (navigation controller Nav-Cr-001)

      """)
    try refuse(
      "\(command) Receipts Examples/Shop",
      """
      seguegraph: error: no scene has the id, class, identifier, title or label 'Receipts'; did you mean 'Receipt'?

      """)
    try refuse(
      "\(command) Xyzzy Examples/Shop",
      """
      seguegraph: error: no scene has the id, class, identifier, title or label 'Xyzzy'; 'seguegraph export' lists them

      """)
  }

  @Test func asksBackAboutTheStartAsWell() throws {
    try refuse(
      "paths --to Photo --from Pohto Examples/Shop",
      "seguegraph: error: no scene has the id, class, identifier, title or label 'Pohto'; did you mean 'Photo'?\n")
  }

  @Test func listsTwentyOfManyScenes() throws {
    let folder = try TemporaryFolder()
    let scenes = (10..<32).map { #"<viewController title="Same" id="s\#($0)" sceneMemberID="viewController"/>"# }
    try folder.write(
      Storyboard.document(scenes.joined(separator: "</objects></scene><scene><objects>")), to: "Main.storyboard")
    let outcome = try SegueGraphProgram(folder: folder).run("references", "same")
    let lines = outcome.messages.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 23)
    #expect(lines[0] == "seguegraph: error: 22 scenes are called 'same'; name one by its id:")
    #expect(lines[20] == "  Main.storyboard#s29  'Same' (view controller s29)")
    #expect(lines[21] == "  and 2 more")
    #expect(outcome.status == 2)
  }

  @Test func answersForEachSceneOfAClass() throws {
    let folder = try TemporaryFolder()
    let card = #"customClass="CardController" sceneMemberID="viewController"/>"#
    try folder.write(
      Storyboard.document(
        #"<viewController title="Home" id="nav-01" \#(card)"#, #"<viewController title="Other" id="oth-01" \#(card)"#),
      to: "Main.storyboard")
    let outcome = try SegueGraphProgram(folder: folder).run("paths", "--to", "cardcontroller")
    #expect(
      outcome.output == """
        2 scenes are of the class CardController.

        the shortest way to 'Home' (CardController):
            Main.storyboard:6:1: 'Home' (CardController) is the initial scene of its storyboard

        no way leads to 'Other' (CardController):
            nothing shows it and it has no storyboard identifier

        """)
    #expect(outcome.messages == "")
    #expect(outcome.status == 0)
  }

  @Test(arguments: ["paths --to Photo", "references Photo"]) func answersInJSON(command: String) throws {
    let outcome = try ask("\(command) --format json Examples/Shop")
    let root = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    #expect(root["schemaVersion"] as? Int == 1)
    let results = try #require(root["results"] as? [[String: Any]])
    #expect(results.map { ($0["scene"] as? [String: Any])?["id"] as? String } == ["Shop/Catalog.storyboard#Pho-Ca-010"])
    #expect(outcome.status == 0)
  }

  @Test func writesToAFileAndMindsUnreadableInputs() throws {
    let folder = try TemporaryFolder()
    try folder.write(Storyboard.clean, to: "Main.storyboard")
    try folder.write("<document>\n<scenes>\n", to: "Broken.storyboard")
    let arguments = ["references", "Home", "--output", "home.txt"]
    #expect(try SegueGraphProgram(folder: folder).run(arguments).status == 2)
    #expect(try folder.read("home.txt").hasPrefix("Main.storyboard:"))
    #expect(try SegueGraphProgram(folder: folder).run(arguments + ["--keep-going"]).status == 0)
  }
}
