import { assert, describe, it } from "@effect/vitest"
import { markets } from "@heimwerk/fixtures/markets/markets.ts"
import { Effect } from "effect"

import { ask, askJson } from "../../support/ask.ts"

describe("heimwerk markets show", () => {
  it.effect("the markets show command prints a market as JSON with all its data", () =>
    Effect.gen(function* () {
      const [first] = markets(2026)
      assert.deepStrictEqual(yield* askJson("markets", "show", "201", "--at", "2026-05-03T10:00"), first)
    }),
  )

  it.effect("the markets show command prints address, status and services of a market without HTML", () =>
    Effect.gen(function* () {
      const { stdout } = yield* ask("markets", "show", "201", "--at", "2026-11-21T10:00")
      assert.include(stdout, "Adresse       Industriestraße 7, 01069 Dresden (Sachsen)\n")
      assert.include(stdout, "Status        Ja, geöffnet bis 20:00 Uhr (Samstag 21.11.2026)\n")
      assert.include(stdout, "- Mietgeräte: Bohr- und Abbruchhämmer, Vertikutierer und Gartenfräsen, ")
      assert.notMatch(stdout, /[<>]|&amp;/u)
    }),
  )

  it.effect.each([
    ["24.12.2026", "Ja, geöffnet 08:00 - 13:00 Uhr (Heiligabend, Donnerstag 24.12.2026)"],
    ["22.11.2026", "Nein, öffnet Montag 23.11.2026 um 08:00 Uhr (gefragt: Sonntag 22.11.2026)"],
  ])("the markets show command answers for the whole day --at %s", ([day = "", status = ""]) =>
    Effect.gen(function* () {
      const { stdout } = yield* ask("markets", "show", "201", "--at", day)
      assert.include(stdout, `Status        ${status}\n`)
    }),
  )

  it.effect("the markets show command reports an unknown market number", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* ask("markets", "show", "999999"), {
        code: 1,
        stdout: "",
        stderr: ["Einen Markt mit der Nummer 999999 gibt es nicht. Alle zeigt: heimwerk markets list"],
      })
    }),
  )
})
