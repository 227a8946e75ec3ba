import { assert, describe, it } from "@effect/vitest"
import { FormInboxError } from "@heimwerk/core/forms/FormInbox.port.ts"

const answer = "Bitte warte 20 Minuten."

describe("the errors of form requests", () => {
  it.each([
    ["Invalid", 422, "Diese Anfrage ist so nicht möglich. Bitte prüfe deine Angaben."],
    [
      "NotHuman",
      403,
      "Wir konnten nicht bestätigen, dass du ein Mensch bist. Bitte bestätige es noch einmal.",
    ],
    [
      "LinkInvalid",
      404,
      "Dieser Bestätigungslink ist nicht mehr gültig. Bitte stelle deine Anfrage noch einmal.",
    ],
    [
      "TooManyMails",
      429,
      "An diese E-Mail-Adresse haben wir heute schon mehrere Bestätigungen geschickt. Bitte öffne den Link aus einer dieser E-Mails, oder versuche es morgen noch einmal.",
    ],
    [
      "Unavailable",
      503,
      "Deine Anfrage konnte gerade nicht gesendet werden. Deine Angaben bleiben erhalten. Bitte versuche es noch einmal.",
    ],
  ] as const)(
    "the form error %s has the HTTP status %d, and shows the shop's own message instead of the server's message",
    (reason, status, text) => {
      assert.strictEqual(new FormInboxError({ reason, answer }).message, text)
      assert.strictEqual(FormInboxError.reasons[reason].status, status)
    },
  )

  it("a visitor who has sent too many requests sees the server's message about the waiting time", () => {
    assert.strictEqual(new FormInboxError({ reason: "TooManyTries", answer }).message, answer)
    assert.strictEqual(
      new FormInboxError({ reason: "TooManyTries" }).message,
      "Das waren viele Anfragen hintereinander. Bitte versuche es in einer Stunde noch einmal.",
    )
    assert.strictEqual(FormInboxError.reasons.TooManyTries.status, 429)
  })
})
