import { assert, describe, it } from "@effect/vitest"
import { isEmail } from "@heimwerk/core/values/isEmail.ts"
import { Email } from "@heimwerk/core/values/Email.ts"
import { Effect, Schema } from "effect"
import * as fc from "fast-check"

const long = 100_000

describe("an e-mail address", () => {
  it.each([
    "ada@beispiel.de",
    " ada@beispiel.de ",
    "ada.lovelace+shop@mail.beispiel.de",
    "a-b_c@x-y.museum",
    "a@xn--mller-kva.de",
    "a.-b@x.de",
  ])("'%s' is a valid e-mail address", (text) => {
    assert.isTrue(isEmail(text))
  })

  it.each([
    "",
    " ",
    "ada",
    "ada@",
    "@beispiel.de",
    "ada@beispiel",
    "ada@beispiel.",
    "ada@.de",
    "ada@beispiel..de",
    "ada@-x.de",
    "ada@x-.de",
    ".ada@beispiel.de",
    "ada.@beispiel.de",
    "a b@beispiel.de",
    "ada@bei spiel.de",
    "ada@@beispiel.de",
    "ada@beispiel.de\nada@beispiel.de",
  ])("'%s' is not a valid e-mail address", (text) => {
    assert.isFalse(isEmail(text))
  })

  it.each([
    ["one word", "a".repeat(long)],
    ["dots and words", "a.".repeat(long / 2)],
    ["plus signs, hyphens and points", `a${"+-.".repeat(long / 3)}`],
    ["a domain without an end", `a@${"a.".repeat(long / 2)}`],
    ["hyphens in the domain", `a@a${"-".repeat(long)}`],
    ["a domain with a wrong last character", `a@${"a-a.".repeat(long / 4)}a!`],
    ["blanks", " ".repeat(long)],
  ])(
    "T-I6: the check for an e-mail address finishes with a hostile text of 100 KB and rejects it: %s",
    (_, text) => {
      assert.isFalse(isEmail(text))
    },
  )

  it("any words at any domain with a dot are accepted as an e-mail address", () => {
    const word = fc.stringMatching(/^\w{1,8}$/u)
    fc.assert(
      fc.property(fc.array(word, { minLength: 1 }), fc.array(word, { minLength: 2 }), (names, domain) =>
        isEmail(`${names.join(".")}@${domain.join(".")}`),
      ),
    )
  })

  it.effect("an invalid e-mail address is rejected with the shop's message", () =>
    Effect.gen(function* () {
      assert.strictEqual(yield* Schema.decodeEffect(Email)("ada@beispiel.de"), "ada@beispiel.de")
      const error = yield* Effect.flip(Schema.decodeEffect(Email)("ada"))
      assert.include(error.message, "Bitte gib eine E-Mail-Adresse an")
    }),
  )
})
