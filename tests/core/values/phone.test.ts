import { assert, describe, it } from "@effect/vitest"
import { isPhone } from "@heimwerk/core/values/isPhone.ts"
import { Phone } from "@heimwerk/core/values/Phone.ts"
import { Effect, Schema } from "effect"
import * as fc from "fast-check"

describe("a telephone number", () => {
  it.each(["0221/12345", "+49-221-12345", "00", " 0221 "])("'%s' is a valid telephone number", (text) => {
    assert.isTrue(isPhone(text))
  })

  it.each([
    "",
    " ",
    "0",
    "+",
    "221",
    "-0221",
    "0221 12345",
    "0221a",
    "0+221",
    "(0221)",
    "0２２１",
    "0221\n0221",
  ])("'%s' is not a valid telephone number", (text) => {
    assert.isFalse(isPhone(text))
  })

  it("T-I6: the check for a telephone number finishes with texts of 100 KB, accepts digits and rejects a wrong last character", () => {
    assert.isFalse(isPhone(`0${"1-/".repeat(33_000)}x`))
    assert.isTrue(isPhone(`+${"1".repeat(100_000)}`))
  })

  it("a telephone number starts with 0 or + and continues with digits, hyphens and slashes", () => {
    const part = fc.string({ unit: fc.constantFrom(..."0123456789-/+ a".split("")), maxLength: 12 })
    fc.assert(
      fc.property(fc.constantFrom("0", "+", "1", ""), part, (first, rest) => {
        const expected =
          first !== "1" &&
          (first === "" ? /^[0+]/u.test(rest.trim()) : true) &&
          `${first}${rest}`
            .trim()
            .slice(1)
            .split("")
            .every((letter) => "0123456789-/".includes(letter)) &&
          `${first}${rest}`.trim().length > 1
        return isPhone(first + rest) === expected
      }),
      { numRuns: 2_000 },
    )
  })

  it.effect("an invalid telephone number is rejected with the shop's message", () =>
    Effect.gen(function* () {
      assert.strictEqual(yield* Schema.decodeEffect(Phone)("0221"), "0221")
      const error = yield* Effect.flip(Schema.decodeEffect(Phone)("221"))
      assert.include(error.message, "Bitte gib eine Telefonnummer an")
    }),
  )
})
