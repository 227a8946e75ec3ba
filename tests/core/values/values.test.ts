import { assert, describe, it } from "@effect/vitest"
import { ArticleId } from "@heimwerk/core/values/ArticleId.ts"
import { CalendarDate } from "@heimwerk/core/values/CalendarDate.ts"
import { Cents } from "@heimwerk/core/values/Cents.ts"
import { GeoPoint } from "@heimwerk/core/values/GeoPoint.ts"
import { isMarketId } from "@heimwerk/core/values/isMarketId.ts"
import { itemAt } from "@heimwerk/core/values/itemAt.ts"
import { MarketId } from "@heimwerk/core/values/MarketId.ts"
import { numberAt } from "@heimwerk/core/values/numberAt.ts"
import { Plz } from "@heimwerk/core/values/Plz.ts"
import { Quantity } from "@heimwerk/core/values/Quantity.ts"
import { StaffName } from "@heimwerk/core/values/StaffName.ts"
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
  it.each([0, -1, 1.5, "2", 1e9, 1000, null, Number.NaN])(
    "the Quantity schema rejects the value %j",
    (value) => {
      assert.isFalse(Schema.is(Quantity)(value))
    },
  )

  it("toQuantity accepts the same numbers as the Quantity schema", () => {
    fc.assert(fc.property(numbers, (value) => accepts(toQuantity, value) === Schema.is(Quantity)(value)))
  })

  it("toQuantity throws a RangeError for an invalid quantity", () => {
    assert.throws(() => toQuantity(1000), RangeError, "1000 is not a whole number from 1 to 999.")
  })
})

describe("an amount", () => {
  it("toCents throws a RangeError for an invalid amount", () => {
    const message = "-1 is not an amount of whole cents from 0 to 99999999."
    assert.throws(() => toCents(-1), RangeError, message)
  })

  it("toCents accepts the same numbers as the Cents schema", () => {
    fc.assert(fc.property(numbers, (value) => accepts(toCents, value) === Schema.is(Cents)(value)))
  })
})

describe("ids of articles and markets, and postcodes", () => {
  const schemas = { ArticleId, MarketId, Plz }

  it.each<[keyof typeof schemas, string, boolean]>([
    ["ArticleId", "1234567", true],
    ["ArticleId", "12345", false],
    ["ArticleId", "12345678901", false],
    ["ArticleId", "12345a", false],
    ["MarketId", "520", true],
    ["ArticleId", "A1234567", false],
    ["MarketId", "520371", true],
    ["MarketId", "52", false],
    ["MarketId", "5203712", false],
    ["MarketId", "M520", false],
    ["Plz", "01067", true],
    ["Plz", "D01067", false],
    ["Plz", "010679", false],
    ["Plz", "1067", false],
    ["Plz", "50667 ", false],
    ["Plz", "５０６６７", false],
  ])("the schema %s accepts the text '%s': %s", (name, text, valid) => {
    assert.strictEqual(Schema.is(schemas[name])(text), valid)
  })
})

describe("numbers of markets without a schema", () => {
  it.each([
    ["520", true],
    ["123456", true],
    ["52", false],
    ["1234567", false],
    ["a520", false],
    ["520a", false],
    ["abc", false],
    ["", false],
  ])("the text '%s' is the number of a market: %s", (text, expected) => {
    assert.strictEqual(isMarketId(text), expected)
  })
})

describe("names of members of staff", () => {
  it.each([
    ["Anna Berg", true],
    ["x".repeat(60), true],
    ["x".repeat(61), false],
    ["", false],
    ["Anna\nBerg", false],
    ["Anna\r", false],
    ["\n", false],
  ])("the name of a member of staff %j is accepted: %s", (name, expected) => {
    assert.strictEqual(Schema.is(StaffName)(name), expected)
  })
})

describe("calendar dates", () => {
  it.effect("a date in another format is refused with an example of the right format", () =>
    Effect.gen(function* () {
      const decode = Schema.decodeUnknownEffect(CalendarDate)
      assert.strictEqual(yield* decode("2026-12-24"), "2026-12-24")
      for (const wrong of ["24.12.2026", "2026-12-24T12:00", "12026-12-24"])
        assert.include(
          String(yield* Effect.flip(decode(wrong))),
          "Bitte einen Tag wie 2026-12-24 angeben.",
          wrong,
        )
    }),
  )
})

describe("messages of invalid values", () => {
  it.effect.each<[string, Schema.Codec<unknown, unknown>, unknown, string]>([
    ["quantity", Quantity, 0, "Bitte gib eine ganze Zahl von 1 bis 999 als Menge an."],
    ["amount", Cents, -1, "Bitte einen Betrag bis 999.999,99 € angeben."],
    ["article number", ArticleId, "1", "Bitte eine Artikelnummer aus 6 bis 10 Ziffern angeben."],
    ["market number", MarketId, "1", "Bitte eine Marktnummer aus 3 bis 6 Ziffern angeben."],
    ["postcode", Plz, "1", "Bitte gib eine gültige Postleitzahl an"],
  ])("the error for an invalid %s is a German message", ([, schema, value, message]) =>
    Effect.gen(function* () {
      const error = yield* Effect.flip(Schema.decodeUnknownEffect(schema)(value))
      assert.strictEqual(error.message.split("\n")[0], message)
    }),
  )
})

describe("numberAt", () => {
  it("numberAt returns the number at a position, and 0 outside the list", () => {
    const list = Float64Array.of(3, 5)
    assert.deepStrictEqual(
      [-1, 0, 1, 2].map((index) => numberAt(list, index)),
      [0, 3, 5, 0],
    )
  })
})

describe("a position", () => {
  it.each([
    [{ lat: 90, lng: -180 }, true],
    [{ lat: -90, lng: 180 }, true],
    [{ lat: -90.1, lng: 0 }, false],
    [{ lat: 0, lng: -180.1 }, false],
    [{ lat: 90.1, lng: 0 }, false],
    [{ lat: 0, lng: 181 }, false],
    [{ lat: Number.NaN, lng: 0 }, false],
  ])("the check of the geo point %j returns %s", (point, valid) => {
    assert.strictEqual(Schema.is(GeoPoint)(point), valid)
  })
})

describe("itemAt", () => {
  it("itemAt returns the item at a position of the list", () => {
    assert.deepStrictEqual(
      [0, 1].map((index) => itemAt(["Hammer", "Säge"], index)),
      ["Hammer", "Säge"],
    )
  })

  it.each([-1, 2, 0.5])("itemAt throws an error for position %d outside the list", (index) => {
    assert.throws(
      () => itemAt(["Hammer", "Säge"], index),
      RangeError,
      `There is no item ${index} in a list of 2.`,
    )
  })
})
