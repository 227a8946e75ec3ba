import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"

import { fakeFetch, json } from "../../../adapters/http/support/fakeShop.ts"
import { smallWorld } from "../../../support/smallWorld.ts"
import { ask, askJson } from "../../support/ask.ts"

/** Market 201 opens from 08:00 to 20:00, Monday to Saturday, and until 13:00 on 24 December. */
const hours = (at: string) => askJson("markets", "hours", "201", "--at", at)
const market = { id: "201", name: "Heimwerk Dresden-Mitte" }

describe("heimwerk markets hours", () => {
  it.effect.each([
    ["2026-11-20T19:59:59", true, "Geöffnet bis 20:00 Uhr", "2026-11-21T08:00:00+01:00"],
    ["2026-11-20T20:00", false, "Öffnet Morgen um 08:00 Uhr", "2026-11-21T08:00:00+01:00"],
    ["2026-11-21T07:59:59", false, "Öffnet Heute um 08:00 Uhr", "2026-11-21T08:00:00+01:00"],
    ["2026-11-21T20:00", false, "Öffnet Montag um 08:00 Uhr", "2026-11-23T08:00:00+01:00"],
    ["2026-12-24T12:59", true, "Geöffnet bis 13:00 Uhr", "2026-12-28T08:00:00+01:00"],
    ["2026-12-24T11:59Z", true, "Geöffnet bis 13:00 Uhr", "2026-12-28T08:00:00+01:00"],
    ["2026-12-24T12:00Z", false, "Öffnet Montag um 08:00 Uhr", "2026-12-28T08:00:00+01:00"],
    ["2026-03-28T21:00", false, "Öffnet Montag um 08:00 Uhr", "2026-03-30T08:00:00+02:00"],
    ["2027-07-01", false, "Öffnet Heute um 08:00 Uhr", "2027-07-01T08:00:00+02:00"],
  ] as const)("the hours command shows the opening status of a market at %s", ([at, open, status, next]) =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* hours(at), { ...market, open, status, next })
    }),
  )

  it.effect(
    "the hours command prints opening hours as one line of JSON with the fields in a fixed order",
    () =>
      Effect.gen(function* () {
        const { stdout } = yield* ask("markets", "hours", "201", "--json", "--at", "2026-11-20T20:00")
        assert.strictEqual(
          stdout,
          '{"id":"201","name":"Heimwerk Dresden-Mitte","open":false,"status":"Öffnet Morgen um 08:00 Uhr","next":"2026-11-21T08:00:00+01:00"}',
        )
      }),
  )

  it.effect(
    "the hours command prints one row per day with all ranges of the day, and 24:00 as the end of a day",
    () =>
      Effect.gen(function* () {
        const range = (isodate: number, label: string, opening: string, closing: string) => ({
          isodate,
          label,
          value: { opening, closing },
        })
        const [market] = smallWorld.markets
        const openingTimes = [range(1, "Montag", "14:00", "24:00"), range(1, "Montag", "08:00", "12:00")]
        const list = { markets: [{ ...market, openingTimes, specialOpeningTimes: [] }] }
        const when = ["--at", "2026-11-23T15:00", "--origin", "https://shop.example"]
        const { stdout } = yield* ask("markets", "hours", "520", ...when).pipe(
          Effect.provide(fakeFetch(json(list)).layer),
        )
        assert.include(stdout, "Geöffnet bis 24:00 Uhr\n")
        assert.match(stdout, /^Montag +08:00 - 12:00, 14:00 - 24:00$/mu)
        assert.strictEqual(stdout.split("Montag").length, 2)
      }),
  )

  it.effect("the hours command accepts a market number with spaces around it, as copied from a table", () =>
    Effect.gen(function* () {
      assert.include((yield* ask("markets", "hours", " 201 ")).stdout, "Heimwerk Dresden-Mitte (201)")
    }),
  )

  it.effect("the hours command prints the weekly hours and the upcoming special opening days", () =>
    Effect.gen(function* () {
      const { code, stdout } = yield* ask("markets", "hours", "201", "--at", "2026-12-24T09:00")
      assert.strictEqual(code, 0)
      assert.include(stdout, "Heimwerk Dresden-Mitte (201)\nGeöffnet bis 13:00 Uhr\n")
      assert.include(stdout, "Samstag     08:00 - 20:00\nSonntag     geschlossen\n")
      assert.include(stdout, "Besondere Tage\n24.12.2026  Heiligabend       08:00 - 13:00\n")
      assert.notInclude(stdout, "18.11.2026")
    }),
  )

  it.effect.each([
    ["999", "Einen Markt mit der Nummer 999 gibt es nicht."],
    ["abc", "„abc“: Bitte eine Marktnummer aus 3 bis 6 Ziffern angeben."],
    ["", "„“: Bitte eine Marktnummer aus 3 bis 6 Ziffern angeben."],
  ])("the hours command fails for the unknown market number „%s“", ([id, message]) =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* ask("markets", "hours", id ?? "", "--json"), {
        code: 1,
        stdout: "",
        stderr: [message ?? ""],
      })
    }),
  )

  it.effect.each(["gestern", "2026-13-01T10:00", "2026-02-29T10:00", "2026-11-21T24:00", "10:00", ""])(
    "the hours command rejects „%s“ as a time",
    (at) =>
      Effect.gen(function* () {
        assert.deepStrictEqual(yield* ask("markets", "hours", "201", "--at", at), {
          code: 1,
          stdout: "",
          stderr: [
            `„${at}“ ist kein Zeitpunkt. Bitte einen wie 2026-12-24T13:30 oder 2026-12-24T12:30Z angeben.`,
          ],
        })
      }),
  )
})
