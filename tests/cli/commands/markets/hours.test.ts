import { assert, describe, it } from "@effect/vitest"
import { noTime } from "@heimwerk/core/typed/askedTime.ts"
import { berlinInstant } from "@heimwerk/core/values/berlinTime.ts"
import { Effect } from "effect"
import { TestClock } from "effect/testing"

import { fakeFetch, json } from "../../../adapters/http/support/fakeShop.ts"
import { smallWorld } from "../../../support/smallWorld.ts"
import { ask } from "../../support/ask.ts"

describe("heimwerk markets hours", () => {
  it.effect(
    "the markets hours command prints opening hours as one line of JSON with its fields in a fixed order",
    () =>
      Effect.gen(function* () {
        const { stdout } = yield* ask("markets", "hours", "201", "--json", "--at", "2026-11-20T20:00")
        assert.match(
          stdout,
          /^\{"id":"201","name":"Heimwerk Dresden-Mitte","open":false,"status":"Öffnet Morgen um 08:00 Uhr","next":"2026-11-21T08:00:00\+01:00","answer":"Nein, .*","week":\[\{"day":"Montag","hours":"08:00 - 20:00"\},.*\],"specialDays":\[\{"date":"2026-12-24","label":"Heiligabend","hours":"08:00 - 13:00"\},.*\]\}$/u,
        )
      }),
  )

  it.effect(
    "the markets hours command prints one row per day with all ranges of the day, and 24:00 as the end of a day",
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
        assert.include(stdout, "Ja, geöffnet bis 24:00 Uhr (Montag 23.11.2026)\n")
        assert.match(stdout, /^Montag +08:00 - 12:00, 14:00 - 24:00$/mu)
        assert.lengthOf(stdout.match(/^Montag/gmu) ?? [], 1)
      }),
  )

  it.effect.each([
    ["24.12. 12:59", "Ja, geöffnet bis 13:00 Uhr (Heiligabend, Donnerstag 24.12.2026)", 0],
    ["Sonntag", "Nein, öffnet Montag 23.11.2026 um 08:00 Uhr (gefragt: Sonntag 22.11.2026)", 1],
  ] as const)(
    "the markets hours command says whether a market is open at „%s“, and with --check the exit code says the same",
    ([at, answer, code]) =>
      Effect.gen(function* () {
        yield* TestClock.setTime(berlinInstant("2026-11-19", 600))
        const asked = yield* ask("markets", "hours", "201", "--at", at)
        assert.deepStrictEqual([asked.code, asked.stdout.split("\n")[1]], [0, answer])
        const checked = yield* ask("markets", "hours", "201", "--at", at, "--check")
        assert.deepStrictEqual(checked, { ...asked, code })
      }),
  )

  it.effect.each([
    ["Tübingen", "Heimwerk Tübingen (431)"],
    ["tuebingen", "Heimwerk Tübingen (431)"],
    ["Heimwerk Köln-Süd", "Heimwerk Köln-Süd (369)"],
    ["Dresden Mitte", "Heimwerk Dresden-Mitte (201)"],
    ["72076", "Heimwerk Tübingen (431)"],
  ])(
    "the markets hours command finds a market by its name or postcode, typed without quotes: „%s“",
    ([name, found]) =>
      Effect.gen(function* () {
        const { stdout } = yield* ask("markets", "hours", ...(name ?? "").split(" "))
        assert.strictEqual(stdout.split("\n")[0], found)
      }),
  )

  it.effect(
    "the markets hours command accepts a market number with spaces around it, as copied from a table",
    () =>
      Effect.gen(function* () {
        assert.include((yield* ask("markets", "hours", " 201 ")).stdout, "Heimwerk Dresden-Mitte (201)")
      }),
  )

  it.effect("the markets hours command prints the weekly hours and the upcoming special opening days", () =>
    Effect.gen(function* () {
      const { code, stdout } = yield* ask("markets", "hours", "201", "--at", "2026-12-24T09:00")
      assert.strictEqual(code, 0)
      assert.include(
        stdout,
        "Heimwerk Dresden-Mitte (201)\nJa, geöffnet bis 13:00 Uhr (Heiligabend, Donnerstag 24.12.2026)\n",
      )
      assert.include(stdout, "Samstag     08:00 - 20:00\nSonntag     geschlossen\n")
      assert.match(stdout, /^Heiligabend +24\.12\.2026 +Donnerstag +08:00 - 13:00$/mu)
      assert.notInclude(stdout, "18.11.2026")
    }),
  )

  it.effect.each([
    ["999", "Einen Markt mit der Nummer 999 gibt es nicht. Alle zeigt: heimwerk markets list"],
    [
      "72077",
      "Einen Markt mit der Nummer oder Postleitzahl 72077 gibt es nicht. Die nächsten zeigt: heimwerk markets near 72077",
    ],
    ["", "Bitte die Nummer oder den Namen eines Marktes angeben."],
    [
      "Xanadu",
      "Einen Markt „Xanadu“ gibt es nicht. Den nächsten zu einem Ort zeigt: heimwerk markets near Xanadu",
    ],
    [
      "Tübigen",
      "Einen Markt „Tübigen“ gibt es nicht. Ähnlich heißen: Heimwerk Tübingen (431). Den nächsten zu einem Ort zeigt: heimwerk markets near Tübigen",
    ],
    [
      "Dresden",
      "„Dresden“ passt zu mehreren Märkten: Heimwerk Dresden-Mitte (201), Heimwerk Dresden-Nord (202), Heimwerk Dresden-Ost (203). Bitte die Nummer angeben.",
    ],
  ])(
    "the markets hours command fails for „%s“, which does not name exactly one market, and prints the reason",
    ([id, message]) =>
      Effect.gen(function* () {
        assert.deepStrictEqual(yield* ask("markets", "hours", id ?? "", "--json"), {
          code: 1,
          stdout: "",
          stderr: [message ?? ""],
        })
      }),
  )

  it.effect("the markets hours command rejects a text that is no time", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* ask("markets", "hours", "201", "--at", "bald"), {
        code: 1,
        stdout: "",
        stderr: [noTime("bald")],
      })
    }),
  )
})
