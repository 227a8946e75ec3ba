import { assert, describe, it } from "@effect/vitest"
import { feedbackMail } from "@heimwerk/core/feedback/feedbackMail.ts"
import { isSendable, maxMessageLength, messageError } from "@heimwerk/core/feedback/submission.ts"
import { Email } from "@heimwerk/core/values/Email.ts"

const source = "Service Layer"
const ending = "\n\n[Source: Service Layer]"

describe("received feedback", () => {
  it.each([
    ["accepts a message", "Gut", undefined, true],
    ["rejects blanks", " \n", undefined, false],
    ["accepts a message of 4.000 characters", "ä".repeat(4000), undefined, true],
    ["accepts 4.000 characters with surrounding spaces", ` ${"ä".repeat(4000)} `, undefined, true],
    ["rejects a message of 4.001 characters", "ä".repeat(4001), undefined, false],
    ["accepts a message with its source", `Gut${ending}`, source, true],
    ["accepts 4.000 characters and their source", "ä".repeat(4000) + ending, source, true],
    ["rejects 4.001 characters and their source", "ä".repeat(4001) + ending, source, false],
    ["rejects a source alone", ending, source, false],
    ["accepts a message that does not end with its source", "Gut", source, true],
  ])("T-I2 T-I3: the server's check of feedback %s", (_, message, from, sendable) => {
    const feedback = from === undefined ? { message } : { message, source: from }
    assert.strictEqual(isSendable(feedback), sendable)
  })

  it("a feedback message over 4,000 characters is rejected with an error message that names the limit", () => {
    assert.strictEqual(maxMessageLength, 4000)
    assert.strictEqual(
      messageError("a".repeat(4001)),
      "Bitte kürze deine Nachricht auf höchstens 4.000 Zeichen",
    )
  })

  it("the feedback mail contains the type, the environment and the message", () => {
    const to = Email.make("anfragen@heimwerk.example")
    assert.deepStrictEqual(
      feedbackMail({ id: "feedback-1", to }, { type: "unlike", environment: "ref", message: `Öde${ending}` }),
      {
        id: "feedback-1",
        to,
        subject: "Neues Feedback: Gefällt mir nicht",
        text: `Feedback: feedback-1\nUmgebung: ref\n\nÖde${ending}\n`,
      },
    )
  })
})
