/// The texts of an app with one scene whose class presents another one.
enum SmallApp {
  static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a"><scenes><scene>
    <objects><viewController id="a" customClass="HomeViewController"/></objects></scene></scenes></document>
    """
  static let home = """
    class HomeViewController: UIViewController {
      override func viewDidAppear(_ animated: Bool) { present(DetailViewController(), animated: true) }
    }
    class DetailViewController: UIViewController {}
    """
}
