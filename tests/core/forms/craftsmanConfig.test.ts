import { assert, describe, it } from "@effect/vitest"
import { Areas, CraftsmanMarkets } from "@heimwerk/core/forms/craftsman/CraftsmanConfig.ts"
import { Effect, Schema } from "effect"
import * as fc from "fast-check"

import { bath, kitchen, market } from "./samples.ts"

const rooms = {
  options: [
    { value: "bad", title: "Badezimmer" },
    { value: "kueche", title: "Küche" },
  ],
}
const activities = { options: { bad: bath.activities, kueche: kitchen.activities } }
const decode = Schema.decodeUnknownEffect(Areas)

describe("the configuration of the craftsman form", () => {
  it.effect.each([
    ["a keyed object", { rooms, activities }],
    [
      "an array",
      [
        { id: "rooms", ...rooms },
        { id: "activities", ...activities },
      ],
    ],
    [
      "an array the other way round",
      [
        { id: "activities", ...activities },
        { id: "rooms", ...rooms },
      ],
    ],
  ] as const)("is the same from %s", ([, remote]) =>
    Effect.gen(function* () {
      const areas = yield* decode(remote)
      assert.deepStrictEqual(areas, [bath, kitchen])
      assert.deepStrictEqual(yield* decode(yield* Schema.encodeEffect(Areas)(areas)), areas)
    }),
  )

  it.effect.each([
    [
      "an area without activities",
      { rooms, activities: { options: { bad: bath.activities } } },
      "fehlen die Arbeiten",
    ],
    ["no areas", { rooms: { options: [] }, activities }, "Es fehlen die Bereiche."],
    ["an array without groups", [], "Es fehlen die Bereiche."],
    [
      "an area called as what every object has",
      { rooms: { options: [{ value: "constructor", title: "?" }] }, activities },
      "fehlen die Arbeiten",
    ],
  ] as const)("is refused with %s", ([, remote, message]) =>
    Effect.gen(function* () {
      assert.include((yield* Effect.flip(decode(remote))).message, message)
    }),
  )

  it.effect("holds the markets by name, and ids that are none are refused", () =>
    Effect.gen(function* () {
      const read = Schema.decodeUnknownEffect(CraftsmanMarkets)
      assert.deepStrictEqual(yield* read({ markets: { Köln: "1001" } }), { markets: { Köln: market.id } })
      assert.include((yield* Effect.flip(read({ markets: { Köln: "x" } }))).message, "Marktnummer")
    }),
  )

  it("of any shape is read without a failure that nobody expects", () => {
    const read = Schema.decodeUnknownOption(Areas)
    fc.assert(
      fc.property(fc.jsonValue(), (remote) => {
        assert.strictEqual(read(remote)._tag, "None")
      }),
    )
  })
})
