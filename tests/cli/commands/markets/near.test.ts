import { assert, describe, it } from "@effect/vitest"
import { nearMarkets } from "@heimwerk/core/market/nearMarkets.ts"
import type { GeoPoint } from "@heimwerk/core/values/GeoPoint.ts"
import { berlinInstant, berlinIso, berlinTime } from "@heimwerk/core/values/berlinTime.ts"
import { markets } from "@heimwerk/fixtures/markets/markets.ts"
import { places } from "@heimwerk/fixtures/places.ts"
import { Effect } from "effect"
import { TestClock } from "effect/testing"

import { ask, askJson } from "../../support/ask.ts"

const saturday = "2026-11-21T10:30"
const christmas = "2026-12-25T12:00"

/** Returns the expected markets. `date` is a date of 2026, `minute` is the minute of that day. */
const expectedNear = (point: GeoPoint, limit: number, date: string, minute: number) => {
  const asked = { time: berlinTime(berlinInstant(date, minute)), isWholeDay: false }
  const { markets: found } = nearMarkets(markets(2026), { name: "", point }, asked, { limit, isOpen: false })
  return found.map(({ next, ...market }) => ({
    ...market,
    next: next === undefined ? null : berlinIso(next),
  }))
}

const postcode = (plz: string): GeoPoint => {
  const place = places.find((each) => each.plz === plz)
  if (place === undefined) throw new Error(`There is no postcode ${plz}.`)
  return place.geoPoint
}

describe("heimwerk markets near", () => {
  it.effect(
    "the markets near command lists the markets nearest to a postcode in order of distance, with the fields in a fixed order",
    () =>
      Effect.gen(function* () {
        const answer = yield* ask("markets", "near", "50667", "--limit", "3", "--at", saturday, "--json")
        const expected = expectedNear(postcode("50667"), 3, "2026-11-21", 630)
        assert.deepStrictEqual(answer, { code: 0, stdout: JSON.stringify(expected), stderr: [] })
      }),
  )

  it.effect(
    "the markets near command accepts coordinates as a position, and lists five markets without --limit",
    () =>
      Effect.gen(function* () {
        const expected = expectedNear({ lat: 52.52, lng: 13.405 }, 5, "2026-11-21", 630)
        const position = ["markets", "near", "--at", saturday]
        assert.deepStrictEqual(yield* askJson(...position, "52.52,13.405"), expected)
        assert.deepStrictEqual(yield* askJson(...position, "52.52", ",", "13.405"), expected)
      }),
  )

  it.effect("the markets near command uses the current time if --at is missing", () =>
    Effect.gen(function* () {
      yield* TestClock.setTime(berlinInstant("2026-11-21", 630))
      assert.deepStrictEqual(
        yield* askJson("markets", "near", "50667"),
        expectedNear(postcode("50667"), 5, "2026-11-21", 630),
      )
    }),
  )

  it.effect(
    "the markets near command with --open prints no market if all are closed, and says which one opens first",
    () =>
      Effect.gen(function* () {
        const args = ["markets", "near", "50667", "--open", "--at", christmas]
        const stderr = [
          "Zu dieser Zeit hat kein Markt bei 50667 Köln geöffnet. Zuerst öffnet Heimwerk Köln-Altstadt-Süd (366): Montag 28.12.2026 um 07:00 Uhr.",
        ]
        assert.deepStrictEqual(yield* ask(...args), { code: 1, stdout: "", stderr })
        assert.deepStrictEqual(yield* ask(...args, "--json"), { code: 1, stdout: "[]", stderr })
      }),
  )

  it.effect("the markets near command says which of the listed markets opens first if all are closed", () =>
    Effect.gen(function* () {
      const near = ["markets", "near", "50667", "--limit", "3", "--at"]
      assert.deepStrictEqual((yield* ask(...near, saturday)).stderr, [])
      const { code, stderr } = yield* ask(...near, "2026-11-22T10:00")
      assert.deepStrictEqual(
        [code, stderr],
        [0, ["Zuerst öffnet Heimwerk Köln-Altstadt-Süd (366): Montag 23.11.2026 um 07:00 Uhr."]],
      )
    }),
  )

  it.effect(
    "if several places have the typed name, the markets near command measures from the best match and names the other places",
    () =>
      Effect.gen(function* () {
        const { code, stderr } = yield* ask("markets", "near", "frankfurt", "--at", saturday)
        assert.strictEqual(code, 0)
        assert.deepStrictEqual(stderr, [
          "„frankfurt“ passt zu mehreren Orten. Gerechnet ab Frankfurt am Main, Hessen; auch gefunden: Frankfurt (Oder), Brandenburg.",
        ])
      }),
  )

  it.effect("the markets near command accepts a place name of several words without quotes", () =>
    Effect.gen(function* () {
      const apart = yield* ask("markets", "near", "bad", "homburg", "--at", saturday)
      assert.strictEqual(apart.code, 0)
      assert.deepStrictEqual(apart, yield* ask("markets", "near", "Bad Homburg", "--at", saturday))
    }),
  )

  it.effect.each([
    ["Samstag", "Koeln 21:00", "21:00"],
    ["Samstag", "21.30 Koeln", "21.30"],
    ["Samstag", "Koeln um 19 Uhr", "um 19 Uhr"],
    ["heute", "50667 9 Uhr 30", "9 Uhr 30"],
    ["21:00", "Koeln Uhr", "Uhr"],
  ])(
    "the markets near command asks for quotation marks if --at %s is followed by the place words %s",
    ([day = "", place = "", clock = ""]) =>
      Effect.gen(function* () {
        const args = ["markets", "near", "--open", "--at", day, ...place.split(" ")]
        const message = `„${clock}“ gehört wohl zur Zeit. Bitte setze die ganze Zeit in Anführungszeichen: --at "${day} ${clock}"`
        assert.deepStrictEqual(yield* ask(...args), { code: 2, stdout: "", stderr: [message] })
      }),
  )

  it.effect("the markets near command reads the numbers of a position with --at as no time of day", () =>
    Effect.gen(function* () {
      for (const position of ["52.52 , 13.40", "51.5, 7.45"])
        assert.strictEqual((yield* ask("markets", "near", "--at", saturday, ...position.split(" "))).code, 0)
    }),
  )

  it.effect("the markets near command aligns the columns of its table", () =>
    Effect.gen(function* () {
      const { stdout } = yield* ask("markets", "near", "50667", "--limit", "2", "--at", saturday)
      assert.deepStrictEqual(stdout.split("\n"), [
        "Nr.  Markt                       Entfernung  Status",
        "366  Heimwerk Köln-Altstadt-Süd      0,8 Km  Geöffnet bis 20:00 Uhr",
        "369  Heimwerk Köln-Süd               8,2 Km  Geöffnet bis 20:00 Uhr",
      ])
    }),
  )

  it.effect.each([
    ["91,7", "„91,7“ ist keine Position. Bitte Breite und Länge in Grad wie 50.94,6.96 angeben."],
    [
      "🙈",
      "Wir haben keine Märkte in diesem Umkreis gefunden. Versuche es bitte mit einer anderen Stadt oder Postleitzahl.",
    ],
  ])("the markets near command fails for the unknown or invalid place „%s“", ([place, message]) =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* ask("markets", "near", place ?? ""), {
        code: 1,
        stdout: "",
        stderr: [message ?? ""],
      })
    }),
  )
})
