import KeyboardNotifications
import Testing

/// Pending layout is done before a target is measured, if a change of the target is laid out too.
@Suite struct AdjustmentOptionsTests {
  @Test(
    arguments: [
      (.keyboardChange(nil), true), (.possibleMove(nil, revealsFocus: true), true), (.resume, true),
      (.updateCall, false), (.recheck, false), (.beforeCommit(nil), false),
      (.secondPass(nil), false),
    ] as [(reason: UpdateReason, laysOut: Bool)]
  )
  func layoutIsDoneForAReasonThatAllowsItAndIsNoFrame(reason: UpdateReason, laysOut: Bool) {
    #expect(AdjustmentOptions().laysOut(before: reason, changesLayout: true) == laysOut)
  }

  @Test(
    arguments: [(nil, false), (.overlaps, true), (.overlapsAndVisibility, true)]
      as [(handlerCalls: AdjustmentOptions.HandlerCalls?, laysOut: Bool)]
  )
  func aHandlerOfOverlapsLaysOutFirst(
    handlerCalls: AdjustmentOptions.HandlerCalls?,
    laysOut: Bool
  ) {
    var options = AdjustmentOptions()
    options.handlerCalls = handlerCalls
    #expect(
      options.laysOut(before: .possibleMove(nil, revealsFocus: true), changesLayout: false)
        == laysOut
    )
  }
}
