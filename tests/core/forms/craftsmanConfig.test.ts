import { assert, describe, it } from "@effect/vitest"
import { Areas } from "@heimwerk/core/forms/craftsman/Areas.ts"
import { decodeAreas, decodeCraftsmanMarkets } from "@heimwerk/core/forms/craftsman/CraftsmanConfig.ts"
import { Effect, Result, Schema } from "effect"
import * as fc from "fast-check"

import { problemsOf } from "./problems.ts"
import { bath, kitchen, market } from "./samples.ts"

const rooms = {
  options: [
    { value: "bad", title: "Badezimmer" },
    { value: "kueche", title: "Küche" },
  ],
}
const activities = { options: { bad: bath.activities, kueche: kitchen.activities } }
const oneArea = (area: object, work: object) => ({
  rooms: { options: [area] },
  activities: { options: { bad: [work] } },
})

describe("the areas of the craftsman form", () => {
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
      "an array in reverse order",
      [
        { id: "activities", ...activities },
        { id: "rooms", ...rooms },
      ],
    ],
  ] as const)("the areas of the craftsman form are decoded with their activities from %s", ([, remote]) =>
    Effect.gen(function* () {
      const areas = yield* Effect.fromResult(decodeAreas(remote))
      assert.deepStrictEqual(areas, [bath, kitchen])
      assert.deepStrictEqual(
        yield* Effect.fromResult(decodeAreas(yield* Schema.encodeEffect(Areas)(areas))),
        areas,
      )
    }),
  )

  it("the areas of the craftsman form are decoded with their descriptions", () => {
    const areas = Result.getOrThrow(
      decodeAreas(oneArea({ ...rooms.options[0], description: "Wohlfühlen" }, { value: "a", title: "A" })),
    )
    assert.strictEqual(areas[0]?.description, "Wohlfühlen")
  })

  it.each<[string, unknown, ReadonlyArray<readonly [string, string]>]>([
    [
      "an area without activities",
      { rooms, activities: { options: { bad: bath.activities } } },
      [["1.activities", "Für diesen Bereich fehlen die Arbeiten."]],
    ],
    ["no areas", { rooms: { options: [] }, activities }, [["", "Es fehlen die Bereiche."]]],
    ["an array without groups", [], [["", "Es fehlen die Bereiche."]]],
    ["no content", undefined, [["", "Es fehlen die Bereiche."]]],
    [
      "an object without groups",
      {},
      [
        ["rooms", "Hier fehlt eine Angabe."],
        ["activities", "Hier fehlt eine Angabe."],
      ],
    ],
    ["an unknown group", [{ id: "keller" }], [["0", "Diesen Teil gibt es nicht."]]],
    [
      "an area named like a property of every object",
      { rooms: { options: [{ value: "constructor", title: "?" }] }, activities },
      [["0.activities", "Für diesen Bereich fehlen die Arbeiten."]],
    ],
    [
      "an area listed twice",
      { rooms: { options: [rooms.options[0], rooms.options[0]] }, activities },
      [["", "Ein Bereich steht doppelt da."]],
    ],
    [
      "an activity listed twice",
      {
        rooms: { options: [rooms.options[0]] },
        activities: { options: { bad: [...bath.activities, ...bath.activities] } },
      },
      [["0.activities", "Eine Arbeit steht doppelt da."]],
    ],
    [
      "an area without a name and an activity without a title",
      oneArea({ value: "", title: "?" }, { value: "x" }),
      [
        ["rooms.options.0.value", "Hier fehlt der Text."],
        ["activities.options.bad.0.title", "Hier fehlt eine Angabe."],
      ],
    ],
    [
      "an area whose name is a number",
      oneArea({ value: 5, title: "?" }, { value: "x", title: "X" }),
      [["rooms.options.0.value", "Diese Angabe kann nicht gelesen werden."]],
    ],
  ])(
    "the configuration of the craftsman form rejects area data with %s and reports the path of the problem",
    (_, remote, expected) => {
      assert.deepStrictEqual(problemsOf(decodeAreas(remote)), expected)
    },
  )

  it("the configuration of the craftsman form rejects random values as areas, and throws no exception", () => {
    fc.assert(
      fc.property(fc.anything(), (remote) => {
        assert.isTrue(Result.isFailure(decodeAreas(remote)))
      }),
    )
  })
})

describe("the markets of the craftsman form", () => {
  it("the ids of the markets with craftsman service are decoded together with the names of the markets", () => {
    assert.deepStrictEqual(
      decodeCraftsmanMarkets({ markets: { Köln: "1001" } }),
      Result.succeed({ Köln: market.id }),
    )
  })

  it.each<[string, unknown, ReadonlyArray<readonly [string, string]>]>([
    [
      "an invalid id",
      { markets: { Köln: "x" } },
      [["markets.Köln", "Bitte eine Marktnummer aus 3 bis 6 Ziffern angeben."]],
    ],
    ["no markets", {}, [["markets", "Hier fehlt eine Angabe."]]],
    ["no content", null, [["", "Diese Angabe kann nicht gelesen werden."]]],
  ])(
    "the configuration of the craftsman form rejects market data with %s and reports the path of the problem",
    (_, remote, expected) => {
      assert.deepStrictEqual(problemsOf(decodeCraftsmanMarkets(remote)), expected)
    },
  )
})
