import Testing

/// What people read is asserted as they read it: a change here is a change of the documentation.
@Suite struct HelpTests {
  @Test func describesTheCommands() throws {
    let outcome = try SegueGraphProgram().run("--help")
    #expect(outcome.output == Self.overview)
    #expect(outcome.messages == "")
    #expect(outcome.status == 0)
  }

  @Test func describesRender() throws {
    let outcome = try SegueGraphProgram().run("render", "--help")
    #expect(outcome.output == Self.render)
    #expect(outcome.messages == "")
    #expect(outcome.status == 0)
  }

  @Test func describesAnalyze() throws {
    let outcome = try SegueGraphProgram().run("analyze", "--help")
    #expect(outcome.output == Self.analyze)
    #expect(outcome.messages == "")
    #expect(outcome.status == 0)
  }

  @Test func describesSnapshot() throws {
    let outcome = try SegueGraphProgram().run("snapshot", "--help")
    #expect(outcome.output == Self.snapshot)
    #expect(outcome.messages == "")
    #expect(outcome.status == 0)
  }

  @Test func describesDiff() throws {
    let outcome = try SegueGraphProgram().run("diff", "--help")
    #expect(outcome.output == Self.diff)
    #expect(outcome.messages == "")
    #expect(outcome.status == 0)
  }

  @Test func describesExport() throws {
    let outcome = try SegueGraphProgram().run("export", "--help")
    #expect(outcome.output == Self.export)
    #expect(outcome.messages == "")
    #expect(outcome.status == 0)
  }

  @Test func describesPaths() throws {
    let outcome = try SegueGraphProgram().run("paths", "--help")
    #expect(outcome.output == Self.paths)
    #expect(outcome.messages == "")
    #expect(outcome.status == 0)
  }

  @Test func describesReferences() throws {
    let outcome = try SegueGraphProgram().run("references", "--help")
    #expect(outcome.output == Self.references)
    #expect(outcome.messages == "")
    #expect(outcome.status == 0)
  }

  @Test func describesRules() throws {
    let outcome = try SegueGraphProgram().run("rules", "--help")
    #expect(outcome.output == Self.rules)
    #expect(outcome.messages == "")
    #expect(outcome.status == 0)
  }

  @Test func describesConfigAndInit() throws {
    #expect(try SegueGraphProgram().run("config", "--help").output == Self.configuration)
    #expect(try SegueGraphProgram().run("init", "--help").output == Self.initialization)
  }

  @Test func describesCompletionsAndMan() throws {
    #expect(try SegueGraphProgram().run("completions", "--help").output == Self.completions)
    #expect(try SegueGraphProgram().run("man", "--help").output == Self.manual)
  }

  @Test func helpComesBeforeAnyWork() throws {
    let outcome = try SegueGraphProgram().run("render", "no/such/path", "-h", "--format", "pdf")
    #expect(outcome.output == Self.render)
    #expect(outcome.status == 0)
  }

  private static let overview = """
    SegueGraph reads the navigation of an iOS project as it lies on disk, and draws,
    checks or exports it.

    Usage: seguegraph COMMAND [OPTION...] [PATH...]

    Commands:
      render       Draw the navigation of an app.
      analyze      Report where users of the app get stuck, lost or crashed.
      snapshot     Fail where the navigation is no longer what a snapshot says.
      diff         Tell, or draw, what differs between two states of the navigation.
      export       Write the navigation graph for other programs.
      paths        Tell all shortest ways that lead a user to a scene.
      references   Tell what shows a scene, and how it is left.
      rules        List the rules, or print the page of each that is named.
      config       Print the configuration that is in effect.
      init         Write a commented .seguegraph.yml for a project.
      completions  Print the completions for a shell.
      man          Print the manual page.

    Options:
      -h, --help     Print this help.
          --version  Print the version.

    'seguegraph COMMAND --help' describes a command.

    Exit status:
      0  Nothing at or above the failing level was found.
      1  Something was (analyze; see --fail-on), or differs (snapshot, diff
         --exit-code).
      2  The command line or an input is wrong, or something could not be read or
         written.

    """

  private static let render = """
    Draw the navigation of an app.

    Usage: seguegraph render [OPTION...] [PATH...]

    PATH is a folder, an Xcode project, a .storyboard or a .xib. Without one the
    current folder is read.

    Options:
          --format FORMAT      The form of the drawing. Default: by the ending of
                               the output file, else svg. (svg, png, pdf, dot)
          --focus SCENE        Draw only what is around a scene, named by its id,
                               object id, class, storyboard identifier, title or
                               label. May be repeated.
          --depth N            How many steps around the scenes of --focus are
                               drawn. Default: 2.
          --hide KIND          Leave out the transitions of a kind, such as unwind
                               or embed. May be repeated.
          --size-class PAIR    Draw what UIKit makes of the app in a pair of size
                               classes, width then height: what is pushed, a sheet,
                               a popover or full screen there. (RR, CR, CC, RC)
          --os VERSION         The version of iOS for --size-class, such as 17.
                               Default: the latest. Without --size-class: CR.
          --highlight FINDING  Let what a rule finds, or the finding of a
                               fingerprint, stand out with the way that leads there.
                               May be repeated.
          --rankdir DIR        Where the arrows lead. Default: auto. (auto, LR, TB)
          --engine NAME        The layout engine of Graphviz. Default: dot. (dot,
                               neato, fdp, sfdp, twopi, circo, osage)
          --link-template URL  Link scenes and arrows to their source; {file},
                               {line} and {column} are replaced.
          --no-legend          Leave out the legend.
          --launch-screens     Draw launch screens, too.
          --show-system        Draw controllers of the system, such as alerts, as
                               scenes of their own.
          --no-findings        Do not mark what 'analyze' finds.
      -o, --output FILE        Write to FILE, whole or not at all. Default, and -:
                               standard output.
          --config FILE        Read the configuration FILE, whose paths and patterns
                               then start in the present folder. Default: the
                               nearest .seguegraph.yml in the folder that is read or
                               above it, within its repository.
          --no-config          Read no configuration.
          --set KEY=VALUE      Set a key of the configuration, as in --set
                               'rules.disable=[dead_segue]'. May be repeated.
          --keep-going         Do not fail because of inputs that cannot be read;
                               they are still reported.
          --cache-path DIR     Keep what was read of source files in DIR. Default:
                               'seguegraph' in the cache folder of the user.
          --no-cache           Read all source files anew, and keep nothing for the
                               next run.
      -q, --quiet              No progress and no warnings.
      -h, --help               Print this help.

    """

  private static let analyze = """
    Report where users of the app get stuck, lost or crashed.

    Usage: seguegraph analyze [OPTION...] [PATH...]

    PATH is a folder, an Xcode project, a .storyboard or a .xib. Without one the
    current folder is read.

    'seguegraph rules' lists the rules.

    Options:
          --reporter NAME[=FILE]  The form of the report, and the file that it goes
                                  to instead of --output. May be repeated. Default:
                                  xcode. (xcode, json, sarif, github, gitlab,
                                  codeclimate, junit, checkstyle, markdown, summary)
          --fail-on LEVEL         The lowest severity that ends with status 1.
                                  Default: error. (error, warning, note, never)
          --only RULE             Run this rule and no other. May be repeated.
          --disable RULE          Do not run this rule. May be repeated.
          --baseline FILE         Report only what is not in FILE, which
                                  --write-baseline has written. Default: that of the
                                  configuration.
          --no-baseline           Report what is in the baseline, too.
          --write-baseline FILE   Write all findings to FILE, as known; then only
                                  what comes later is reported.
          --new-since REVISION    Report only what was not found in a git revision
                                  of the project. The work tree is not touched.
      -o, --output FILE           Write to FILE, whole or not at all. Default, and
                                  -: standard output.
          --config FILE           Read the configuration FILE, whose paths and
                                  patterns then start in the present folder.
                                  Default: the nearest .seguegraph.yml in the folder
                                  that is read or above it, within its repository.
          --no-config             Read no configuration.
          --set KEY=VALUE         Set a key of the configuration, as in --set
                                  'rules.disable=[dead_segue]'. May be repeated.
          --keep-going            Do not fail because of inputs that cannot be read;
                                  they are still reported.
          --cache-path DIR        Keep what was read of source files in DIR.
                                  Default: 'seguegraph' in the cache folder of the
                                  user.
          --no-cache              Read all source files anew, and keep nothing for
                                  the next run.
      -q, --quiet                 No progress and no warnings.
      -h, --help                  Print this help.

    """

  private static let snapshot = """
    Fail where the navigation is no longer what a snapshot says.

    Usage: seguegraph snapshot [OPTION...] [PATH...]

    A snapshot is a text with a line for each scene, and for each way to show and to
    leave it. Changes to the navigation show up in it, and so in every review.

    PATH is a folder, an Xcode project, a .storyboard or a .xib. Without one the
    current folder is read.

    Options:
          --write           Write the snapshot of what is there now, and so accept
                            it.
          --file FILE       The snapshot. Default: that of the configuration, else
                            .seguegraph-snapshot in the folder that is read.
          --format FORMAT   The form of the differences. Default: by the ending of
                            the output file, else text. (text, markdown, mermaid,
                            svg)
      -o, --output FILE     Write to FILE, whole or not at all. Default, and -:
                            standard output.
          --config FILE     Read the configuration FILE, whose paths and patterns
                            then start in the present folder. Default: the nearest
                            .seguegraph.yml in the folder that is read or above it,
                            within its repository.
          --no-config       Read no configuration.
          --set KEY=VALUE   Set a key of the configuration, as in --set
                            'rules.disable=[dead_segue]'. May be repeated.
          --keep-going      Do not fail because of inputs that cannot be read; they
                            are still reported.
          --cache-path DIR  Keep what was read of source files in DIR. Default:
                            'seguegraph' in the cache folder of the user.
          --no-cache        Read all source files anew, and keep nothing for the
                            next run.
      -q, --quiet           No progress and no warnings.
      -h, --help            Print this help.

    """

  private static let diff = """
    Tell, or draw, what differs between two states of the navigation.

    Usage: seguegraph diff [OPTION...] FROM [TO]

    FROM and TO are folders, Xcode projects, snapshots, or revisions of git. What is
    there as a file or folder is that; write a revision of the same name as in
    'heads/main'. Without TO, the project as it is now is compared.

    Options:
          --format FORMAT   The form of the differences. Default: by the ending of
                            the output file, else text. (text, markdown, mermaid,
                            svg)
          --exit-code       End with status 1 where anything differs.
          --project PATH    The project that revisions are of. Default: the side
                            that is one, else the current folder.
      -o, --output FILE     Write to FILE, whole or not at all. Default, and -:
                            standard output.
          --config FILE     Read the configuration FILE, whose paths and patterns
                            then start in the present folder. Default: the nearest
                            .seguegraph.yml in the folder that is read or above it,
                            within its repository.
          --no-config       Read no configuration.
          --set KEY=VALUE   Set a key of the configuration, as in --set
                            'rules.disable=[dead_segue]'. May be repeated.
          --keep-going      Do not fail because of inputs that cannot be read; they
                            are still reported.
          --cache-path DIR  Keep what was read of source files in DIR. Default:
                            'seguegraph' in the cache folder of the user.
          --no-cache        Read all source files anew, and keep nothing for the
                            next run.
      -q, --quiet           No progress and no warnings.
      -h, --help            Print this help.

    """

  private static let export = """
    Write the navigation graph for other programs.

    Usage: seguegraph export [OPTION...] [PATH...]

    PATH is a folder, an Xcode project, a .storyboard or a .xib. Without one the
    current folder is read.

    Options:
          --format FORMAT   The form of the graph. Default: by the ending of the
                            output file, else json. (json, dot, mermaid, graphml,
                            csv, csv-scenes)
      -o, --output FILE     Write to FILE, whole or not at all. Default, and -:
                            standard output.
          --config FILE     Read the configuration FILE, whose paths and patterns
                            then start in the present folder. Default: the nearest
                            .seguegraph.yml in the folder that is read or above it,
                            within its repository.
          --no-config       Read no configuration.
          --set KEY=VALUE   Set a key of the configuration, as in --set
                            'rules.disable=[dead_segue]'. May be repeated.
          --keep-going      Do not fail because of inputs that cannot be read; they
                            are still reported.
          --cache-path DIR  Keep what was read of source files in DIR. Default:
                            'seguegraph' in the cache folder of the user.
          --no-cache        Read all source files anew, and keep nothing for the
                            next run.
      -q, --quiet           No progress and no warnings.
      -h, --help            Print this help.

    """

  private static let paths = """
    Tell all shortest ways that lead a user to a scene.

    Usage: seguegraph paths [OPTION...] [PATH...]

    SCENE is the id, object id, class, storyboard identifier, title or label of a
    scene. A name that several scenes have is refused, unless all of them are of one
    class: then the answer is about each.

    PATH is a folder, an Xcode project, a .storyboard or a .xib. Without one the
    current folder is read.

    Options:
          --to SCENE        The scene that the ways lead to.
          --from SCENE      The scene that they start in. Default: where the app
                            starts.
          --format FORMAT   The form of the answer. Default: text. (text, json)
      -o, --output FILE     Write to FILE, whole or not at all. Default, and -:
                            standard output.
          --config FILE     Read the configuration FILE, whose paths and patterns
                            then start in the present folder. Default: the nearest
                            .seguegraph.yml in the folder that is read or above it,
                            within its repository.
          --no-config       Read no configuration.
          --set KEY=VALUE   Set a key of the configuration, as in --set
                            'rules.disable=[dead_segue]'. May be repeated.
          --keep-going      Do not fail because of inputs that cannot be read; they
                            are still reported.
          --cache-path DIR  Keep what was read of source files in DIR. Default:
                            'seguegraph' in the cache folder of the user.
          --no-cache        Read all source files anew, and keep nothing for the
                            next run.
      -q, --quiet           No progress and no warnings.
      -h, --help            Print this help.

    """

  private static let references = """
    Tell what shows a scene, and how it is left.

    Usage: seguegraph references [OPTION...] SCENE [PATH...]

    SCENE is the id, object id, class, storyboard identifier, title or label of a
    scene. A name that several scenes have is refused, unless all of them are of one
    class: then the answer is about each.

    PATH is a folder, an Xcode project, a .storyboard or a .xib. Without one the
    current folder is read.

    Options:
          --format FORMAT   The form of the answer. Default: text. (text, json)
      -o, --output FILE     Write to FILE, whole or not at all. Default, and -:
                            standard output.
          --config FILE     Read the configuration FILE, whose paths and patterns
                            then start in the present folder. Default: the nearest
                            .seguegraph.yml in the folder that is read or above it,
                            within its repository.
          --no-config       Read no configuration.
          --set KEY=VALUE   Set a key of the configuration, as in --set
                            'rules.disable=[dead_segue]'. May be repeated.
          --keep-going      Do not fail because of inputs that cannot be read; they
                            are still reported.
          --cache-path DIR  Keep what was read of source files in DIR. Default:
                            'seguegraph' in the cache folder of the user.
          --no-cache        Read all source files anew, and keep nothing for the
                            next run.
      -q, --quiet           No progress and no warnings.
      -h, --help            Print this help.

    """

  private static let rules = """
    List the rules, or print the page of each that is named.

    Usage: seguegraph rules [OPTION...] [RULE...]

    Options:
      -o, --output FILE  Write to FILE, whole or not at all. Default, and -:
                         standard output.
      -h, --help         Print this help.

    """

  private static let configuration = """
    Print the configuration that is in effect.

    Usage: seguegraph config [OPTION...] [PATH...]

    Every key is there, with what the file, the command line or nobody asks for.

    Options:
          --schema         Print the JSON schema of the configuration instead, for
                           editors.
          --config FILE    Read the configuration FILE, whose paths and patterns
                           then start in the present folder. Default: the nearest
                           .seguegraph.yml in the folder that is read or above it,
                           within its repository.
          --no-config      Read no configuration.
          --set KEY=VALUE  Set a key of the configuration, as in --set
                           'rules.disable=[dead_segue]'. May be repeated.
      -o, --output FILE    Write to FILE, whole or not at all. Default, and -:
                           standard output.
      -h, --help           Print this help.

    """

  private static let initialization = """
    Write a commented .seguegraph.yml for a project.

    Usage: seguegraph init [OPTION...] [PATH]

    Every key is explained, and none is set; remarks tell what there is in the
    project. A file that is there already stays as it is.

    Options:
          --keep-going      Do not fail because of inputs that cannot be read; they
                            are still reported.
          --cache-path DIR  Keep what was read of source files in DIR. Default:
                            'seguegraph' in the cache folder of the user.
          --no-cache        Read all source files anew, and keep nothing for the
                            next run.
      -q, --quiet           No progress and no warnings.
      -h, --help            Print this help.

    """

  private static let completions = """
    Print the completions for a shell.

    Usage: seguegraph completions [OPTION...] bash|zsh|fish

    For this session: 'source <(seguegraph completions bash)', the same with zsh, or
    'seguegraph completions fish | source'. 'make install' and the package put them
    where shells look.

    Options:
      -o, --output FILE  Write to FILE, whole or not at all. Default, and -:
                         standard output.
      -h, --help         Print this help.

    """

  private static let manual = """
    Print the manual page.

    Usage: seguegraph man [OPTION...]

    To read it: 'seguegraph man | man -l -'. 'make install' and the package put it
    where man looks.

    Options:
      -o, --output FILE  Write to FILE, whole or not at all. Default, and -:
                         standard output.
      -h, --help         Print this help.

    """
}
