/// Parts the objects of a xib by the controller that holds them: one scene a controller, nested ones included.
struct XibScenes {
  let objects: [InterfaceObject]

  /// The scenes in document order; what no controller holds (File's Owner, views) comes first, without a controller.
  var scenes: [InterfaceScene] {
    let owners = self.owners
    let controllers = objects.indices.filter { owners[$0] == $0 }
    var scenes: [InterfaceScene] = []
    var sceneOfController: [Int: Int] = [:]
    let loose = objects.indices.filter { owners[$0] == nil }
    if !loose.isEmpty { scenes.append(scene(of: loose, controller: nil)) }
    for controller in controllers {
      sceneOfController[controller] = scenes.count
      var scene = scene(of: objects.indices.filter { owners[$0] == controller }, controller: controller)
      scene.container = objects[controller].parent.flatMap { owners[$0] }.flatMap { sceneOfController[$0] }
      scenes.append(scene)
    }
    return scenes
  }

  /// For each object the nearest controller around it, itself included.
  private var owners: [Int?] {
    var owners: [Int?] = []
    for (index, object) in objects.enumerated() {
      let isController = ControllerElements.contains(object.element)
      owners.append(isController ? index : object.parent.flatMap { owners[$0] })
    }
    return owners
  }

  private func scene(of members: [Int], controller: Int?) -> InterfaceScene {
    var place: [Int: Int] = [:]
    for (new, old) in members.enumerated() { place[old] = new }
    let kept = members.map { old in
      var object = objects[old]
      object.parent = object.parent.flatMap { place[$0] }
      return object
    }
    return InterfaceScene(
      sceneID: nil, controllerIndex: controller.flatMap { place[$0] }, container: nil, objects: kept,
      canvasPosition: nil)
  }
}
