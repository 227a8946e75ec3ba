import { assert, describe, it } from "@effect/vitest"
import { Markets } from "@heimwerk/core/market/Markets.port.ts"
import { Effect, Layer } from "effect"

import { logTo } from "../../../support/logTo.ts"
import { fakeFetch, json, shop } from "../support/fakeShop.ts"

const range = { opening: "08:00", closing: "20:00" }
const market = {
  id: "520",
  name: "Heimwerk Köln",
  link: "/markt/koeln",
  geoPoint: { lat: 50.95, lng: 7 },
  address: { street: "Werkstraße 1", zip: "50823", city: "Köln", state: "Nordrhein-Westfalen" },
  phone: "0221 4710000",
  services: ["<p>Holzzuschnitt</p>"],
  marketOwner: [{ function: "Marktleitung", name: "Erika Muster" }],
  openingTimes: [{ isodate: 1, label: "Montag", value: range }],
  specialOpeningTimes: [{ date: "2026-12-24", label: "Heiligabend", type: "short", value: range }],
}
const { geoPoint: _, ...unplaced } = market
const { state: __, ...address } = market.address
const { phone: ___, ...unreachable } = market
const { id, link, name, phone } = market
const bare = { id, link, name, phone, geoPoint: market.geoPoint, address: market.address }

/** Reads a market list that a backend sends. */
const read = (markets: ReadonlyArray<unknown>, log: Array<string> = []) =>
  Markets.use(({ all }) => all).pipe(
    Effect.provide(Layer.provideMerge(shop, fakeFetch(json({ markets, total: markets.length })).layer)),
    logTo(log),
  )

describe("the market list of another backend", () => {
  it.effect.each([
    ["no federal state", { ...market, address }, { ...market, address }],
    [
      "a foreign postcode",
      { ...market, address: { ...address, zip: "6020" } },
      { ...market, address: { ...address, zip: "6020" } },
    ],
    [
      "a postcode as a number without its leading zero",
      { ...market, address: { ...address, zip: 1067 } },
      { ...market, address: { ...address, zip: "01067" } },
    ],
    ["a number as id", { ...market, id: 520 }, market],
    [
      "the position in the address, as text",
      { ...unplaced, address: { ...address, latitude: "50.95", longitude: 7 } },
      { ...market, address },
    ],
    ["phone null and no e-mail address", { ...market, phone: null, email: null }, unreachable],
    ["unknown fields", { ...market, region: "West", address: { ...market.address, floor: 1 } }, market],
    [
      "a time without its leading zero, and closing at 24:00",
      { ...market, openingTimes: [{ isodate: "1", value: { opening: "8:00", closing: "24:00" } }] },
      {
        ...market,
        openingTimes: [{ isodate: 1, label: "Montag", value: { opening: "08:00", closing: "24:00" } }],
      },
    ],
    [
      "two ranges in one entry",
      { ...market, openingTimes: [{ isodate: 1, label: "Montag", value: [range, range] }] },
      { ...market, openingTimes: [...market.openingTimes, ...market.openingTimes] },
    ],
    [
      "a special day of an unknown kind, with a time and without hours",
      {
        ...market,
        specialOpeningTimes: [{ date: "2026-12-25T00:00:00", label: "Fest", type: "long", value: null }],
      },
      {
        ...market,
        specialOpeningTimes: [{ date: "2026-12-25", label: "Fest", type: "short", value: {} }],
      },
    ],
    [
      "a market without any of its lists",
      bare,
      { ...market, services: [], marketOwner: [], openingTimes: [], specialOpeningTimes: [] },
    ],
  ] as const)("a market list from another backend is read even with %s", ([, wire, expected]) =>
    Effect.gen(function* () {
      const log: Array<string> = []
      assert.deepStrictEqual<unknown>(yield* read([wire], log), [expected])
      assert.deepStrictEqual(log, [])
    }),
  )

  it.effect("the market list leaves out unreadable markets and logs their number, ids and fields", () =>
    Effect.gen(function* () {
      const log: Array<string> = []
      const broken = [{ ...unplaced, id: "521" }, { ...market, id: "522", name: undefined }, "nonsense"]
      assert.deepStrictEqual<unknown>(yield* read([market, ...broken], log), [market])
      assert.deepStrictEqual(log, [
        "Warn: Left out 3 of 4 markets that cannot be read: 521 at geoPoint.lat, 522 at name, #4 at id",
      ])
    }),
  )

  it.effect(
    "a market with an unreadable opening time is shown without this time, and the field of the time is logged",
    () =>
      Effect.gen(function* () {
        const log: Array<string> = []
        const openingTimes = [
          ...market.openingTimes,
          { isodate: 2, value: { opening: "acht", closing: "20:00" } },
        ]
        assert.deepStrictEqual<unknown>(yield* read([{ ...market, openingTimes }], log), [market])
        assert.deepStrictEqual(log, [
          "Warn: Left out 1 of 2 opening times of a market that cannot be read: #2 at value.opening",
        ])
      }),
  )
})
