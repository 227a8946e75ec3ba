import { assert, describe, it } from "@effect/vitest"
import { Mail } from "@heimwerk/core/mail/Mail.ts"
import { OutboxError } from "@heimwerk/core/mail/Outbox.port.ts"
import * as Schema from "effect/Schema"

const mail = {
  id: "order-HW-1",
  to: "anna@kunde.example",
  subject: "Deine Bestellung",
  text: "Hallo",
  html: "<p>Hallo</p>",
  qrCodes: ["A"],
}
const isMail = Schema.is(Mail)

describe("the data of a mail", () => {
  it("a mail is decoded unchanged, with and without HTML and QR codes", () => {
    const { html: _, qrCodes: __, ...plain } = mail
    for (const data of [mail, plain])
      assert.deepStrictEqual<unknown>(Schema.decodeUnknownSync(Mail)(data), data)
  })

  it.each([
    ["a", true],
    ["order_HW-1", true],
    ["x".repeat(128), true],
    ["x".repeat(129), false],
    ["", false],
    ["-a b", false],
    [" a", false],
    ["a\n", false],
  ])(
    "the id of a mail has 1 to 128 letters, digits, '-' or '_'; the check of %j returns %s",
    (id, isRight) => {
      assert.strictEqual(isMail({ ...mail, id }), isRight)
    },
  )

  it.each([
    ["Deine Bestellung", true],
    ["", false],
    ["Deine\nBestellung", false],
    ["Deine Bestellung\r", false],
    ["\nDeine Bestellung", false],
  ])(
    "the subject of a mail is one line and cannot add a header; the check of %j returns %s",
    (subject, isRight) => {
      assert.strictEqual(isMail({ ...mail, subject }), isRight)
    },
  )

  it("the error of an outbox that takes no mails has an English message without data of the mail", () => {
    const error = new OutboxError({ isFinal: true })
    assert.deepStrictEqual(
      [error.message, error.isFinal],
      ["The outbox does not take mails at the moment.", true],
    )
  })
})
