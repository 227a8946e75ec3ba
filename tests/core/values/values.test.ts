import { assert, describe, it } from "@effect/vitest"
import { ArticleId } from "@heimwerk/core/values/ArticleId.ts"
import { Cents } from "@heimwerk/core/values/Cents.ts"
import { GeoPoint } from "@heimwerk/core/values/GeoPoint.ts"
import { MarketId } from "@heimwerk/core/values/MarketId.ts"
import { Plz } from "@heimwerk/core/values/Plz.ts"
import { Quantity } from "@heimwerk/core/values/Quantity.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"
import { toQuantity } from "@heimwerk/core/values/toQuantity.ts"
import { Effect, Schema } from "effect"
import * as fc from "fast-check"

const numbers = fc.oneof(
  fc.integer(),
  fc.double(),
  fc.constantFrom(0, -0, 1, 999, 1000, 99_999_999, 100_000_000),
)

const accepts = (make: (value: number) => unknown, value: number): boolean => {
  try {
    return make(value) === value
  } catch (error) {
    return !(error instanceof RangeError)
  }
}

describe("a quantity", () => {
  it.each([0, -1, 1.5, "2", 1e9, 1000, null, Number.NaN])("is not %j", (value) => {
    assert.isFalse(Schema.is(Quantity)(value))
  })

  it("is the same to the schema and to the helper without one", () => {
    fc.assert(fc.property(numbers, (value) => accepts(toQuantity, value) === Schema.is(Quantity)(value)))
  })

  it.effect("that is wrong has a German message", () =>
    Effect.gen(function* () {
      const error = yield* Effect.flip(Schema.decodeEffect(Quantity)(0))
      assert.include(error.message, "Bitte gib eine ganze Zahl von 1 bis 999 als Menge an.")
    }),
  )
})

describe("an amount", () => {
  it("is the same to the schema and to the helper without one", () => {
    fc.assert(fc.property(numbers, (value) => accepts(toCents, value) === Schema.is(Cents)(value)))
  })
})

describe("a number on the price tag, of a market or of a post office", () => {
  it.each([
    [ArticleId, "1234567", true],
    [ArticleId, "12345", false],
    [ArticleId, "12345678901", false],
    [ArticleId, "12345a", false],
    [MarketId, "520", true],
    [MarketId, "52", false],
    [Plz, "01067", true],
    [Plz, "1067", false],
    [Plz, "50667 ", false],
    [Plz, "５０６６７", false],
  ])("case %#: %o takes '%s': %s", (schema, text, valid) => {
    assert.strictEqual(Schema.is(schema)(text), valid)
  })
})

describe("a position", () => {
  it.each([
    [{ lat: 90, lng: -180 }, true],
    [{ lat: 90.1, lng: 0 }, false],
    [{ lat: 0, lng: 181 }, false],
    [{ lat: Number.NaN, lng: 0 }, false],
  ])("%j is valid: %s", (point, valid) => {
    assert.strictEqual(Schema.is(GeoPoint)(point), valid)
  })
})
