import { assert, describe, expectTypeOf, it } from "@effect/vitest"
import type { Cents } from "@heimwerk/core/values/Cents.ts"
import { CentsFromGerman } from "@heimwerk/core/values/CentsFromGerman.ts"
import { formatCents, parseGermanMoney } from "@heimwerk/core/values/germanMoney.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"
import { Effect, Schema } from "effect"
import * as fc from "fast-check"

const amounts = fc.integer({ min: 0, max: 99_999_999 })
const intl = new Intl.NumberFormat("de-DE", { style: "currency", currency: "EUR" })

describe("German money", () => {
  it.each([
    [0, "0,00\u00a0€"],
    [5, "0,05\u00a0€"],
    [1_23, "1,23\u00a0€"],
    [999_99, "999,99\u00a0€"],
    [1_234_56, "1.234,56\u00a0€"],
    [999_999_99, "999.999,99\u00a0€"],
  ])("an amount of %i cents is formatted as %s", (cents, text) => {
    assert.strictEqual(formatCents(toCents(cents)), text)
  })

  it("the compiler accepts cents as the argument of formatCents, and rejects a plain number, which could be euros", () => {
    expectTypeOf<Cents>().toExtend<Parameters<typeof formatCents>[0]>()
    expectTypeOf<number>().not.toExtend<Parameters<typeof formatCents>[0]>()
  })

  it("cents are formatted in the same way as by Intl.NumberFormat", () => {
    fc.assert(
      fc.property(amounts, (cents) => formatCents(toCents(cents)) === intl.format(cents / 100)),
      { numRuns: 2_000 },
    )
  })

  it.each([
    ["129,00", 129_00],
    ["1.234,56 €", 1_234_56],
    ["1234,56€", 1_234_56],
    ["  0,05\u00a0€ ", 5],
    ["12,5", 12_50],
    ["129", 129_00],
    ["1.234", 1_234_00],
    ["1".padEnd(100), 1_00],
    ["999.999,99", 999_999_99],
  ])("the German amount '%s' is %i cents", (text, cents) => {
    assert.strictEqual(parseGermanMoney(text), cents)
  })

  it.each([
    "",
    "€",
    "abc",
    "129.00",
    "1.23,00",
    "12.34.567,00",
    "1,234",
    "-5,00",
    "1 234,00",
    "1e3",
    "1.000.000,00",
    "1000000",
    "9".repeat(99_999),
    "１２",
    "1".padEnd(101),
  ])("the text '$0' is not a German amount", (text) => {
    assert.isUndefined(parseGermanMoney(text))
  })

  it("T-L3: a formatted amount is parsed to the same number of cents", () => {
    fc.assert(
      fc.property(amounts, (cents) => parseGermanMoney(formatCents(toCents(cents))) === cents),
      { numRuns: 5_000 },
    )
  })

  it("parsing a German amount does not throw, whatever the text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const cents = parseGermanMoney(text)
        return cents === undefined || (Number.isInteger(cents) && cents >= 0)
      }),
    )
  })

  it.effect("German amounts are decoded to cents, and invalid text is rejected with a German message", () =>
    Effect.gen(function* () {
      assert.strictEqual(yield* Schema.decodeEffect(CentsFromGerman)("1.234,56 €"), 1_234_56)
      assert.strictEqual(yield* Schema.encodeEffect(CentsFromGerman)(toCents(1_234_56)), "1.234,56\u00a0€")
      const error = yield* Effect.flip(Schema.decodeEffect(CentsFromGerman)("12.3"))
      assert.include(error.message, "Bitte einen Betrag wie 1.234,56 € eingeben.")
    }),
  )
})
