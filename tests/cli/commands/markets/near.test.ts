import { assert, describe, it } from "@effect/vitest"
import { distanceKm, distanceText } from "@heimwerk/core/geo/distance.ts"
import { openingStatus } from "@heimwerk/core/market/openingHours.ts"
import type { GeoPoint } from "@heimwerk/core/values/GeoPoint.ts"
import { berlinInstant, berlinIso, berlinTime } from "@heimwerk/core/values/berlinTime.ts"
import { markets } from "@heimwerk/fixtures/markets/markets.ts"
import { places } from "@heimwerk/fixtures/places.ts"
import { Effect } from "effect"
import { TestClock } from "effect/testing"

import { ask, askJson } from "../../support/ask.ts"

const saturday = "2026-11-21T10:30"
const christmas = "2026-12-25T12:00"

/** The expected answer: all markets, simply sorted by distance. */
const byDistance = (point: GeoPoint, date: string, minute: number) =>
  markets(2026)
    .map((market) => {
      const { next, open, status } = openingStatus(market, berlinTime(berlinInstant(date, minute)))
      const km = distanceKm(point, market.geoPoint)
      return {
        id: market.id,
        name: market.name,
        distanceKm: km,
        distanceText: distanceText(km),
        open,
        status,
        next: next === undefined ? null : berlinIso(next),
      }
    })
    .toSorted((a, b) => a.distanceKm - b.distanceKm)

const postcode = (plz: string): GeoPoint => {
  const place = places.find((each) => each.plz === plz)
  if (place === undefined) throw new Error(`There is no postcode ${plz}.`)
  return place.geoPoint
}

describe("heimwerk markets near", () => {
  it.effect(
    "the near command lists the markets nearest to a postcode in order of distance, with the fields in a fixed order",
    () =>
      Effect.gen(function* () {
        const answer = yield* ask("markets", "near", "50667", "--limit", "3", "--at", saturday, "--json")
        const expected = byDistance(postcode("50667"), "2026-11-21", 630).slice(0, 3)
        assert.deepStrictEqual(answer, { code: 0, stdout: JSON.stringify(expected), stderr: [] })
      }),
  )

  it.effect(
    "the near command accepts coordinates as a position, and lists five markets without --limit",
    () =>
      Effect.gen(function* () {
        const expected = byDistance({ lat: 52.52, lng: 13.405 }, "2026-11-21", 630).slice(0, 5)
        const position = ["markets", "near", "--at", saturday]
        assert.deepStrictEqual(yield* askJson(...position, "52.52,13.405"), expected)
        assert.deepStrictEqual(yield* askJson(...position, "52.52", ",", "13.405"), expected)
      }),
  )

  it.effect("the near command uses the current time if --at is missing", () =>
    Effect.gen(function* () {
      yield* TestClock.setTime(berlinInstant("2026-11-21", 630))
      assert.deepStrictEqual(
        yield* askJson("markets", "near", "50667"),
        byDistance(postcode("50667"), "2026-11-21", 630).slice(0, 5),
      )
    }),
  )

  it.effect(
    "the near command with --open lists the five nearest open markets, even if nearer markets are closed",
    () =>
      Effect.gen(function* () {
        const open = byDistance(postcode("50667"), "2026-11-21", 18 * 60 + 30).filter((market) => market.open)
        const found = yield* askJson("markets", "near", "50667", "--open", "--at", "2026-11-21T18:30")
        assert.deepStrictEqual(found, open.slice(0, 5))
      }),
  )

  it.effect("the near command reports that every market near a place is closed", () =>
    Effect.gen(function* () {
      const args = ["markets", "near", "50667", "--open", "--at", christmas]
      const stderr = [
        "Zu dieser Zeit hat kein Markt bei 50667 Köln geöffnet. Zuerst öffnet Heimwerk Köln-Altstadt-Süd (366): Montag 28.12.2026 um 07:00 Uhr.",
      ]
      assert.deepStrictEqual(yield* ask(...args), { code: 1, stdout: "", stderr })
      assert.deepStrictEqual(yield* ask(...args, "--json"), { code: 1, stdout: "[]", stderr })
    }),
  )

  it.effect("the near command says which of the listed markets opens first if all are closed", () =>
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

  it.effect("the near command shows the hours of a whole day if --at names a day without a time", () =>
    Effect.gen(function* () {
      const { stdout } = yield* ask(
        "markets",
        "near",
        "50667",
        "--limit",
        "1",
        "--open",
        "--at",
        "24.12.2026",
      )
      assert.match(stdout, /Heimwerk Köln-Altstadt-Süd +0,8 Km +08:00 - 13:00$/u)
    }),
  )

  it.effect(
    "if several places have the typed name, the near command measures from the best match and names the other places",
    () =>
      Effect.gen(function* () {
        const { code, stderr } = yield* ask("markets", "near", "frankfurt", "--at", saturday)
        assert.strictEqual(code, 0)
        assert.deepStrictEqual(stderr, [
          "„frankfurt“ passt zu mehreren Orten. Gerechnet ab Frankfurt am Main, Hessen; auch gefunden: Frankfurt (Oder), Brandenburg.",
        ])
      }),
  )

  it.effect(
    "the near command does not mention places whose names only begin with the name of the found place",
    () =>
      Effect.gen(function* () {
        assert.deepStrictEqual((yield* ask("markets", "near", "bonn", "--at", saturday)).stderr, [])
        assert.match(
          (yield* ask("markets", "near", "bonnd")).stderr.join("\n"),
          /ab Bonndorf, .*Bonndorf im /u,
        )
        assert.match((yield* ask("markets", "near", "neustadt")).stderr.join("\n"), /Neustadt am Rübenberge/u)
      }),
  )

  it.effect("the near command prefers the postcode when a query contains a postcode and a name", () =>
    Effect.gen(function* () {
      const { stderr, stdout } = yield* ask(
        "markets",
        "near",
        "50667 Neustadt",
        "--limit",
        "1",
        "--at",
        saturday,
      )
      assert.deepStrictEqual(stderr, [])
      assert.include(stdout, "Heimwerk Köln-Altstadt-Süd")
    }),
  )

  it.effect("the near command accepts a place name of several words without quotes", () =>
    Effect.gen(function* () {
      const apart = yield* ask("markets", "near", "bad", "homburg", "--at", saturday)
      assert.strictEqual(apart.code, 0)
      assert.deepStrictEqual(apart, yield* ask("markets", "near", "Bad Homburg", "--at", saturday))
    }),
  )

  it.effect(
    "for an unknown postcode, the near command measures distances from the nearest known postcode, and says so",
    () =>
      Effect.gen(function* () {
        const { code, stderr, stdout } = yield* ask(
          "markets",
          "near",
          "01060",
          "--limit",
          "1",
          "--at",
          saturday,
        )
        assert.strictEqual(code, 0)
        assert.deepStrictEqual(stderr, [
          "Die Postleitzahl 01060 kennen wir nicht. Wir zeigen dir die Orte mit den nächstliegenden Postleitzahlen. Gerechnet ab 01067 Dresden, Sachsen.",
        ])
        assert.include(stdout, "Heimwerk Dresden-Mitte")
      }),
  )

  it.effect("the near command aligns the columns of its table", () =>
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
    ["", "Bitte eine Postleitzahl, einen Ort oder eine Position wie 50.94,6.96 angeben."],
    ["91,7", "„91,7“ ist keine Position. Bitte Breite und Länge in Grad wie 50.94,6.96 angeben."],
    ["50.9,181", "„50.9,181“ ist keine Position. Bitte Breite und Länge in Grad wie 50.94,6.96 angeben."],
    [
      "🙈",
      "Wir haben keine Märkte in diesem Umkreis gefunden. Versuche es bitte mit einer anderen Stadt oder Postleitzahl.",
    ],
  ])("the near command fails for the unknown or invalid place „%s“", ([place, message]) =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* ask("markets", "near", place ?? ""), {
        code: 1,
        stdout: "",
        stderr: [message ?? ""],
      })
    }),
  )
})
