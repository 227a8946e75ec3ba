import { assert, describe, it } from "@effect/vitest"
import {
  canSubmit,
  feedbackReducer,
  type FeedbackEvent,
  type FeedbackView,
  focusAfter,
} from "@heimwerk/core/feedback/dialog.ts"
import * as fc from "fast-check"

const events: ReadonlyArray<FeedbackEvent> = [
  "open",
  "submit",
  "sent",
  "failed",
  "close",
  "closeAnimationEnded",
]

describe("the feedback dialog", () => {
  it.each<[FeedbackView, Partial<Record<FeedbackEvent, FeedbackView>>]>([
    ["form", { submit: "sending", failed: "failed", close: "closing" }],
    ["sending", { sent: "thanks", failed: "failed", close: "closing" }],
    ["failed", { submit: "sending", close: "closing" }],
    ["thanks", { close: "closing" }],
    ["closing", { closeAnimationEnded: "closed" }],
    ["closed", { open: "form" }],
  ])("the feedback dialog in view %s reacts only to the events %j", (view, next) => {
    for (const event of events) assert.strictEqual(feedbackReducer(view, event), next[event] ?? view, event)
  })

  it.each<[FeedbackView, boolean, string | undefined]>([
    ["form", true, undefined],
    ["sending", false, undefined],
    ["failed", true, "submitButton"],
    ["thanks", false, undefined],
    ["closing", false, undefined],
    ["closed", false, "serviceAvatar"],
  ])(
    "the feedback dialog in view %s can be submitted: %s; the focus moves to (undefined: does not move): %s",
    (view, submits, focus) => {
      assert.strictEqual(canSubmit(view), submits)
      assert.strictEqual(focusAfter(view), focus)
    },
  )

  it("feedback is sent only while its button is enabled, and the thanks appear only after the feedback is sent", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events)), (happened) => {
        let view: FeedbackView = "closed"
        for (const event of happened) {
          const next = feedbackReducer(view, event)
          if (next === "sending" && view !== "sending") assert.isTrue(canSubmit(view))
          if (next === "thanks" && view !== "thanks") assert.strictEqual(view, "sending")
          if (next === "closed" && view !== "closed") assert.strictEqual(view, "closing")
          view = next
        }
      }),
    )
  })
})
