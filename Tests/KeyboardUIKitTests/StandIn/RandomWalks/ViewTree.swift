/// Some views with all views in them, their constraints, guides and gesture recognizers.
struct ViewTree: Equatable {
  private var objects: Set<ObjectIdentifier> = []

  @MainActor
  init(of views: UIView...) {
    for view in views { add(view) }
  }

  @MainActor
  private mutating func add(_ view: UIView) {
    objects.insert(ObjectIdentifier(view))
    objects.formUnion(view.constraints.map { ObjectIdentifier($0) })
    objects.formUnion(view.layoutGuides.map { ObjectIdentifier($0) })
    objects.formUnion((view.gestureRecognizers ?? []).map { ObjectIdentifier($0) })
    for subview in view.subviews { add(subview) }
  }
}
