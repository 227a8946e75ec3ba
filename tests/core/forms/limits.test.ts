import { assert, describe, it } from "@effect/vitest"
import { withContact, wrongFields } from "@heimwerk/core/forms/contact.ts"
import { toggleActivity, toggleArea, writeNote } from "@heimwerk/core/forms/craftsman/answers.ts"
import { areaMessage } from "@heimwerk/core/forms/craftsman/note.ts"
import { emptyCraftsmanForm } from "@heimwerk/core/forms/craftsman/steps.ts"
import { decodeContact } from "@heimwerk/core/forms/decodeContact.ts"
import { maxContactTextLength, maxNoteLength } from "@heimwerk/core/forms/limits.ts"
import { craftsmanEntries } from "@heimwerk/core/forms/payload.ts"
import { MarketId } from "@heimwerk/core/values/MarketId.ts"
import { Result } from "effect"

import { ada, bath, config, contact } from "./samples.ts"

const long = {
  firstName: "a".repeat(254),
  lastName: "b".repeat(254),
  email: `${"c".repeat(240)}@beispiel.de`.padStart(254, "c"),
  phone: "0".repeat(254),
  address: "d".repeat(254),
  city: "e".repeat(254),
}

describe("maximum text lengths of a request (T-I2)", () => {
  it("T-I2: the maximum length is 254 characters for a contact field and 800 for a note", () => {
    assert.deepStrictEqual([maxContactTextLength, maxNoteLength], [254, 800])
  })

  it.each(Object.entries(long))(
    "the contact field %s accepts at most 254 characters, not counting surrounding spaces",
    (field, text) => {
      const padded = { ...ada, [field]: ` ${text} ` }
      assert.deepStrictEqual(wrongFields(padded), [])
      assert.isTrue(Result.isSuccess(decodeContact(padded)))
      const longer = { ...ada, [field]: `${text}0`.replace(/^(.*)@(.*)0$/u, "c$1@$2") }
      assert.deepStrictEqual<ReadonlyArray<string>>(wrongFields(longer), [field])
      const decoded = decodeContact(longer)
      assert.isTrue(Result.isFailure(decoded))
      if (Result.isFailure(decoded)) assert.deepStrictEqual(decoded.failure.problems[0]?.path, [field])
    },
  )

  it("the length of a contact field is checked as soon as its value changes", () => {
    const form = { userData: ada, errors: [] }
    assert.deepStrictEqual(withContact(form, "city", "e".repeat(255)).errors, ["city"])
    assert.deepStrictEqual(withContact(form, "city", "e".repeat(254)).errors, [])
  })

  it("a note of the craftsman form has at most 800 characters, not counting surrounding spaces, and a longer note shows a message", () => {
    const chosen = toggleActivity(
      config,
      toggleArea(config, emptyCraftsmanForm, bath.value),
      bath,
      bath.activities[0]?.value ?? "",
    )
    const noted = (length: number) => writeNote(config, chosen, bath, ` ${"ß".repeat(length)} `)
    assert.isUndefined(areaMessage(noted(800), bath))
    assert.strictEqual(
      areaMessage(noted(801), bath),
      "Bitte kürze deine Anmerkungen auf höchstens 800 Zeichen.",
    )
  })

  it("the largest craftsman request has at most 64 KiB", () => {
    const widest = "本"
    const text = widest.repeat(maxContactTextLength)
    const person = { firstName: text, lastName: text, address: text, city: text }
    const { email, phone } = Result.getOrThrow(
      decodeContact({ ...ada, email: long.email, phone: long.phone }),
    )
    const entries = craftsmanEntries({
      contact: { ...contact, ...person, email, phone },
      marketId: MarketId.make("520"),
      rooms: Array.from({ length: 7 }, () => ({
        area: "energetische-massnahmen",
        activities: Array.from({ length: 8 }, () => "fassade-oder-dachboden-daemmen"),
        message: widest.repeat(maxNoteLength),
      })),
      token: "a".repeat(1000),
    })
    const length = entries.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("&").length
    assert.isAtMost(length, 64 * 1024)
  })
})
