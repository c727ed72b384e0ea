"""Makes the folders of storyboards that the benchmarks run on; the same call makes the same bytes."""
import random
import re
import shutil

SIZE = 25_000  # bytes that a storyboard is filled up to; large ones of the examples are larger
LABELS = (1, 9)  # labels that fill up a scene: scenes of real apps have 6 kB, those of the examples 3 kB
ATTRIBUTE = re.compile(r'(\s[\w:]+=")([^"]*)(")')
DOCUMENT = re.compile(r"(.*<scenes>\n)(.*)(\n\s*</scenes>.*)", re.S)
HEAD = ('<?xml version="1.0" encoding="UTF-8"?>\n'
        '<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" '
        'toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"{initial}>\n    <scenes>\n')
TAIL = "    </scenes>\n</document>\n"


def varied_folder(examples, folder, count):
    """Storyboards that hold the scenes of the examples several times over, until they have the size of real ones."""
    sources = sorted(examples.rglob("*.storyboard"))
    if not sources:
        raise SystemExit(f"bench: there are no storyboards in {examples}")
    numbers = random.Random(1)
    texts = [filled(path.read_text(encoding="utf-8"), numbers) for path in sources]
    paths = []
    for number in range(count):
        # The storyboards of an app refer to each other by name: those of one copy get the same mark.
        which, copy = number % len(texts), number // len(texts)
        mark = f"_{sources[which].relative_to(examples).parts[0]}{copy}"
        target = int(SIZE * numbers.choice((0.25, 0.5, 0.75, 1, 1, 1.25, 2.25)))
        path = folder / f"Set{copy}" / f"{sources[which].stem}{mark}.storyboard"
        write(path, varied(texts[which], mark, target))
        paths.append(path)
    assert len(set(paths)) == count, "two storyboards of an example have the same name"
    return paths


def filled(text, numbers):
    """A storyboard with as many views in its scenes as real ones have."""
    def labels(match):
        return match.group() + "".join(label(f"fil-{match.start():x}-{number}", number)
                                       for number in range(numbers.randint(*LABELS)))
    return re.sub(r"<subviews>\n", labels, text)


def label(identity, number):
    return (f'    <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" '
            f'text="Line {number}" textAlignment="natural" lineBreakMode="tailTruncation" '
            f'translatesAutoresizingMaskIntoConstraints="NO" id="{identity}">\n'
            f'        <rect key="frame" x="16" y="{number * 21}" width="343" height="21"/>\n'
            f'        <constraints>\n            <constraint firstAttribute="height" constant="21" id="{identity}-h"/>\n'
            f'        </constraints>\n        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>\n'
            f'        <color key="textColor" white="0.33" alpha="1" colorSpace="calibratedWhite"/>\n'
            f'        <nil key="highlightedColor"/>\n    </label>\n')


def varied(text, mark, size):
    """One storyboard, its scenes repeated with other ids up to a size."""
    match = DOCUMENT.fullmatch(text)
    if not match:
        return text
    head, scenes, tail = match.groups()
    ids = set(re.findall(r'\s(?:id|storyboardIdentifier)="([^"]*)"', scenes))

    def copy(number):
        def replace(attribute):
            start, value, end = attribute.groups()
            if value in ids and number > 0:
                value = f"{value}-{number}"
            elif start.strip().startswith("storyboardName="):
                value += mark
            return start + value + end
        return ATTRIBUTE.sub(replace, scenes)

    copies = max(1, round((size - len(head) - len(tail)) / max(1, len(scenes))))
    return head + "\n".join(copy(number) for number in range(copies)) + tail


def corpus_folder(corpus, folder, count):
    """Copies of real storyboards, as often as it takes."""
    sources = sorted(path for path in corpus.rglob("*.storyboard") if path.is_file())
    if not sources:
        raise SystemExit(f"bench: there are no storyboards in {corpus}")
    paths = []
    for number in range(count):
        source = sources[number % len(sources)]
        # Folders of their own, for names occur in several projects.
        path = folder / f"App{number // 20}" / f"{source.stem}_{number}.storyboard"
        path.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, path)
        paths.append(path)
    return paths


def big_app(folder, storyboards=16, scenes=20):
    """An app with as many scenes as a large one: storyboards that refer to each other, each a tree with some short cuts."""
    numbers = random.Random(2)
    for board in range(storyboards):
        # One scene leads to each of the next boards, as a tab or a menu does.
        doors = {(board * 3 + step): numbers.randrange(1, scenes) for step in (1, 2, 3) if board * 3 + step < storyboards}
        doors[numbers.randrange(storyboards)] = numbers.randrange(1, scenes)
        targets = {number: [] for number in range(scenes)}
        for number in range(2, scenes):
            targets[max(1, (number + 1) // 3)].append(f"b{board}s{number}")
        for _ in range(scenes // 5):
            targets[numbers.randrange(1, scenes)].append(f"b{board}s{numbers.randrange(1, scenes)}")
        for other, number in doors.items():
            targets[number].append(f"b{board}to{other}")
        parts = [scene(board, number, targets[number], numbers) for number in range(scenes)]
        parts += [reference(board, other) for other in doors]
        head = HEAD.format(initial=f' initialViewController="b{board}s0"')
        write(folder / f"Board{board}.storyboard", head + "".join(parts) + TAIL)
    write(folder / "Info.plist", PROPERTY_LIST)
    return folder


def scene(board, number, targets, numbers):
    """A scene with a button for each target; the first one is a navigation controller."""
    identity = f"b{board}s{number}"
    if number == 0:
        segues = f'<segue destination="b{board}s1" kind="relationship" relationship="rootViewController" id="{identity}r"/>'
        return element("navigationController", identity, "", segues)
    buttons = "".join(
        f'<button opaque="NO" id="{identity}b{index}"><state key="normal" title="Go {index}"/><connections>'
        f'<segue destination="{target}" kind="{numbers.choice(("show",) * 7 + ("presentation",))}" '
        f'identifier="go{index}" id="{identity}g{index}"/></connections></button>'
        for index, target in enumerate(targets))
    view = f'<view key="view" id="{identity}v"><subviews>{buttons}</subviews></view>'
    return element("viewController", identity, view, "", f' customClass="Screen{board}x{number}Controller" title="Screen {number}"')


def element(name, identity, body, segues, attributes=""):
    connections = f"<connections>{segues}</connections>" if segues else ""
    return (f'        <scene sceneID="{identity}scene"><objects>\n'
            f'            <{name} id="{identity}"{attributes} sceneMemberID="viewController">\n'
            f"                {body}{connections}\n            </{name}>\n        </objects></scene>\n")


def reference(board, other):
    identity = f"b{board}to{other}"
    return (f'        <scene sceneID="{identity}scene"><objects>\n            <viewControllerPlaceholder '
            f'storyboardName="Board{other}" id="{identity}" sceneMemberID="viewController"/>\n        </objects></scene>\n')


def write(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


PROPERTY_LIST = """<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
	<key>UIMainStoryboardFile</key>
	<string>Board0</string>
</dict>
</plist>
"""


def source_app(folder, count):
    """An app made in code with so many source files: of each ten, four show something and six do not."""
    numbers = random.Random(3)
    for number in range(count // 10):
        screen, area = f"Screen{number}", folder / f"Area{number // 10}"
        others = [f"Screen{numbers.randrange(count // 10)}" for _ in range(3)]
        write(area / f"{screen}ViewController.swift", controller(screen, others, numbers))
        write(area / f"{screen}ListViewController.swift", controller(screen + "List", others, numbers))
        write(area / f"{screen}Coordinator.swift", coordinator(screen, others))
        write(area / f"{screen}Card.swift", card(screen, numbers))
        for part in range(6):
            write(area / f"{screen}Model{part}.swift", model(screen, part, numbers))
    write(folder / "AppDelegate.swift", APP_DELEGATE)
    return folder


APP_DELEGATE = """import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: Screen0ViewController())
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
"""


def controller(name, others, numbers):
    """A view controller with views, layout and some ways on."""
    layout = "".join(
        f"    label{number}.translatesAutoresizingMaskIntoConstraints = false\n    view.addSubview(label{number})\n"
        f"    NSLayoutConstraint.activate([\n"
        f"      label{number}.topAnchor.constraint(equalTo: view.topAnchor, constant: {number * 24}),\n"
        f"      label{number}.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),\n    ])\n"
        for number in range(numbers.randint(2, 10)))
    labels = "".join(f"  private let label{number} = UILabel()\n" for number in range(10))
    ways = "".join(
        f"\n  @objc private func open{number}(_ sender: UIButton) {{\n"
        f"    let next = {other}ViewController()\n    next.title = \"{other}\"\n"
        + (f"    navigationController?.pushViewController(next, animated: true)\n" if number != 1 else
           f"    next.modalPresentationStyle = .fullScreen\n    present(next, animated: true)\n")
        + "  }\n" for number, other in enumerate(others))
    buttons = "".join(
        f"    button{number}.addTarget(self, action: #selector(open{number}(_:)), for: .touchUpInside)\n"
        for number in range(len(others)))
    fields = "".join(f"  private let button{number} = UIButton(type: .system)\n" for number in range(len(others)))
    return (f"import UIKit\n\nfinal class {name}ViewController: UIViewController {{\n{labels}{fields}\n"
            f"  override func viewDidLoad() {{\n    super.viewDidLoad()\n{layout}{buttons}"
            f"    navigationItem.rightBarButtonItem = UIBarButtonItem(\n"
            f"      barButtonSystemItem: .done, target: self, action: #selector(close))\n  }}\n{ways}\n"
            f"  @objc private func close() {{ dismiss(animated: true) }}\n}}\n")


def coordinator(name, others):
    ways = "".join(f"\n  func show{other}() {{\n    host.present({other}ViewController(), animated: true)\n  }}\n"
                   for other in dict.fromkeys(others))
    return (f"import UIKit\n\nfinal class {name}Coordinator {{\n  private let host: UIViewController\n\n"
            f"  init(host: UIViewController) {{ self.host = host }}\n{ways}}}\n")


def card(name, numbers):
    rows = "".join(f"    stack.addArrangedSubview(row(title: \"Row {number}\", value: {number}))\n"
                   for number in range(numbers.randint(4, 20)))
    return (f"import UIKit\n\nfinal class {name}Card: UIView {{\n  var onTap: (() -> Void)?\n"
            f"  private let stack = UIStackView()\n\n  func build() {{\n{rows}  }}\n\n"
            f"  private func row(title: String, value: Int) -> UIView {{\n    let label = UILabel()\n"
            f"    label.text = \"\\(title): \\(value)\"\n    return label\n  }}\n\n"
            f"  @objc private func tapped() {{ onTap?() }}\n}}\n")


def model(name, part, numbers):
    fields = numbers.randint(6, 30)
    properties = "".join(f"  var field{number}: String?\n" for number in range(fields))
    decoding = "".join(f"    field{number} = try values.decodeIfPresent(String.self, forKey: .field{number})\n"
                       for number in range(fields))
    keys = "".join(f"    case field{number} = \"field_{number}\"\n" for number in range(fields))
    return (f"import Foundation\n\nstruct {name}Model{part}: Decodable {{\n{properties}\n"
            f"  enum CodingKeys: String, CodingKey {{\n{keys}  }}\n\n"
            f"  init(from decoder: Decoder) throws {{\n"
            f"    let values = try decoder.container(keyedBy: CodingKeys.self)\n{decoding}  }}\n}}\n")
