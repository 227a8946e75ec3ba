import { assert, describe, it } from "@effect/vitest"
import { Feedback, FeedbackType } from "@heimwerk/core/feedback/Feedback.ts"
import { sourceTestId, withSource } from "@heimwerk/core/feedback/source.ts"
import {
  checkFeedback,
  type FeedbackCheck,
  type FeedbackEntry,
  sendingFailed,
} from "@heimwerk/core/feedback/submission.ts"
import { defaultFeedbackType, surveyChoices, surveyTitle } from "@heimwerk/core/feedback/survey.ts"
import { Schema } from "effect"
import * as fc from "fast-check"

const entry: FeedbackEntry = { type: "like", message: "Gut", token: "t", environment: "prod" }

const required: FeedbackCheck = { kind: "message", text: "Bitte gib eine Nachricht ein" }
const banner: FeedbackCheck = {
  kind: "banner",
  text: "Es ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.",
}

describe("checking feedback", () => {
  it.each<[string, Partial<FeedbackEntry>, FeedbackCheck]>([
    ["no message", { message: "" }, required],
    ["blanks", { message: " \n\t\u00a0" }, required],
    ["no message and no token", { message: " ", token: "" }, required],
    ["an empty token", { token: "" }, banner],
    ["a blank token", { token: "  " }, banner],
  ])("feedback with %s is not sent", (_, part, problem) => {
    assert.deepStrictEqual(checkFeedback({ ...entry, ...part }), problem)
  })

  it("feedback without a bot check token is not sent", () => {
    assert.deepStrictEqual(checkFeedback({ message: "Gut", environment: "prod" }), banner)
  })

  it("feedback is trimmed, and its type is a suggestion unless the visitor has chosen another type", () => {
    assert.deepStrictEqual(checkFeedback({ message: "  Mehr\nLicht ", token: "t", environment: "ci" }), {
      kind: "valid",
      feedback: { type: "suggestion", message: "Mehr\nLicht", token: "t", environment: "ci" },
    })
    assert.deepStrictEqual(checkFeedback(entry), {
      kind: "valid",
      feedback: { type: "like", message: "Gut", token: "t", environment: "prod" },
    })
  })

  it("the feedback message ends with its source after a blank line", () => {
    assert.deepStrictEqual(checkFeedback({ ...entry, source: "Service Layer" }), {
      kind: "valid",
      feedback: {
        type: "like",
        message: "Gut\n\n[Source: Service Layer]",
        token: "t",
        environment: "prod",
        source: "Service Layer",
      },
    })
    assert.deepStrictEqual(checkFeedback({ ...entry, source: " " }), checkFeedback(entry))
    assert.strictEqual(withSource("Gut"), "Gut")
  })

  it("checked feedback is valid for the HTTP contract, and its message begins with the typed text", () => {
    const entries = fc.record(
      {
        type: fc.constantFrom(...FeedbackType.literals),
        message: fc.string({ unit: "grapheme" }),
        token: fc.string(),
        environment: fc.constantFrom("ci", "ref", "prod"),
        source: fc.string(),
      },
      { requiredKeys: ["message", "environment"] },
    )
    fc.assert(
      fc.property(entries, (some) => {
        const check = checkFeedback(some)
        const isComplete = some.message.trim() !== "" && (some.token ?? "").trim() !== ""
        assert.strictEqual(check.kind === "valid", isComplete)
        if (check.kind !== "valid") return
        assert.isTrue(Schema.is(Feedback)(check.feedback))
        assert.isTrue(check.feedback.message.startsWith(some.message.trim()))
      }),
    )
  })

  it("the error for feedback that the server rejects contains the status and the body of the response", () => {
    assert.strictEqual(sendingFailed(500, "kaputt"), "Error sending feedback: 500 kaputt")
  })
})

describe("the source label", () => {
  it.each([
    ["Service Layer", "service-layer"],
    ["FUSSZEILE", "fusszeile"],
    ["a  b", "a--b"],
    ["Über uns", "über-uns"],
    ["", ""],
  ])("the source label '%s' of the feedback dialog appears in the test id as '%s'", (label, id) => {
    assert.strictEqual(sourceTestId(label), id)
  })
})

describe("the mini survey", () => {
  it("the mini survey has one question with three choices", () => {
    assert.strictEqual(surveyTitle, "Wie hilfreich sind diese Informationen?")
    assert.deepStrictEqual(surveyChoices, [
      { type: "unlike", label: "Gefällt mir nicht" },
      { type: "suggestion", label: "Verbesserungsvorschlag" },
      { type: "like", label: "Gefällt mir" },
    ])
    assert.strictEqual(defaultFeedbackType, "suggestion")
  })

  it("the mini survey offers every type of feedback", () => {
    assert.deepStrictEqual(
      surveyChoices.map(({ type }) => type),
      [...FeedbackType.literals],
    )
  })
})
