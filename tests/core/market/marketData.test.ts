import { assert, describe, it } from "@effect/vitest"
import { ClockTime, Market } from "@heimwerk/core/market/Market.ts"
import { CalendarDate } from "@heimwerk/core/values/CalendarDate.ts"
import * as Schema from "effect/Schema"

const market = {
  id: "520",
  name: "Heimwerk Köln-Mülheim",
  link: "/markt/koeln-muelheim",
  geoPoint: { lat: 50.95, lng: 7 },
  address: { street: "Teststraße 1", zip: "51063", city: "Köln", state: "Nordrhein-Westfalen" },
  phone: "0221 4710000",
  email: "koeln@heimwerk.example",
  services: ["<p>Holzzuschnitt</p>"],
  marketOwner: [{ function: "Marktleitung", name: "Erika Muster" }],
  openingTimes: [{ isodate: 1, label: "Montag", value: { opening: "08:00", closing: "20:00:00" } }],
  specialOpeningTimes: [{ date: "2026-12-24", label: "Heiligabend", type: "short", value: {} }],
}
const special = (change: object) => ({
  specialOpeningTimes: [{ ...market.specialOpeningTimes[0], ...change }],
})
const opening = (change: object) => ({ openingTimes: [{ ...market.openingTimes[0], ...change }] })

describe("the ClockTime schema", () => {
  it.each(["00:00", "09:59", "19:30", "23:59", "20:00:00", "08:15:59", "24:00", "24:00:00"])(
    "the ClockTime schema accepts the time %s",
    (text) => {
      assert.isTrue(Schema.is(ClockTime)(text))
    },
  )

  it.each([
    "",
    "8:00",
    "24:01",
    "24:00:01",
    "30:00",
    "08:60",
    "08:5x",
    "08:00:60",
    "08:00:1",
    "008:00",
    "08:00:00:00",
  ])("the ClockTime schema rejects the time '%s'", (text) => {
    assert.isFalse(Schema.is(ClockTime)(text))
  })
})

describe("the CalendarDate schema", () => {
  it.each([
    ["2026-12-24", true],
    ["24.12.2026", false],
    ["x2026-12-24", false],
    ["2026-12-24T00:00", false],
    ["226-12-24", false],
    ["2026-1-24", false],
    ["2026-12-4", false],
    ["XXXX-12-24", false],
    ["2026-XX-24", false],
    ["2026-12-XX", false],
  ])("the check of the calendar date '%s' returns %s", (text, valid) => {
    assert.strictEqual(Schema.is(CalendarDate)(text), valid)
  })
})

describe("the Market schema", () => {
  it("the Market schema decodes a market unchanged, even without e-mail address, telephone number and federal state", () => {
    assert.deepStrictEqual<unknown>(Schema.decodeUnknownSync(Market)(market), market)
    const { email: _, phone: __, ...rest } = market
    const { state: ___, ...address } = market.address
    const least = { ...rest, address }
    assert.deepStrictEqual<unknown>(Schema.decodeUnknownSync(Market)(least), least)
  })

  it.each(["6020", "1010", "L-1009"])(
    "the Market schema accepts a market with the foreign postcode %s",
    (zip) => {
      assert.isTrue(Schema.is(Market)({ ...market, address: { ...market.address, zip } }))
    },
  )

  it.each([{ isodate: 1 }, { isodate: 7 }, { value: { closing: "20:00" } }, { value: { opening: "08:00" } }])(
    "the Market schema accepts opening hours that contain the field %j",
    (change) => {
      assert.isTrue(Schema.is(Market)({ ...market, ...opening(change) }))
    },
  )

  it.each([{ type: "holiday" }, { type: "extra" }])(
    "the Market schema accepts a special day that contains the field %j",
    (change) => {
      assert.isTrue(Schema.is(Market)({ ...market, ...special(change) }))
    },
  )

  it.each([
    ["no number", { id: "" }],
    ["no name", { name: "" }],
    ["no page", { link: "" }],
    ["no address", { address: {} }],
    ["an owner without a name", { marketOwner: [{ function: "Marktleitung" }] }],
    ["weekday 0", opening({ isodate: 0 })],
    ["weekday 8", opening({ isodate: 8 })],
    ["a day without a label", opening({ label: undefined })],
    ["invalid hours", opening({ value: { opening: "8 Uhr" } })],
    ["a special day without a date", special({ date: undefined })],
    ["a special day without a type", special({ type: "" })],
    ["a special day of unknown type", special({ type: "long" })],
  ])("the Market schema rejects a market with %s", (_, wrong) => {
    assert.isFalse(Schema.is(Market)({ ...market, ...wrong }))
  })
})
