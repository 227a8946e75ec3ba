import { assert, describe, it } from "@effect/vitest"
import { markets } from "@heimwerk/fixtures/markets/markets.ts"
import { Effect } from "effect"

import { ask, askJson } from "../../support/ask.ts"

describe("heimwerk markets list", () => {
  it.effect(
    "the markets list command prints all markets as JSON with the special opening days of the requested year",
    () =>
      Effect.gen(function* () {
        assert.deepStrictEqual(yield* askJson("markets", "list", "--at", "2027-05-03T10:00"), markets(2027))
      }),
  )

  it.effect("the markets list command prints one line per market below the column headings", () =>
    Effect.gen(function* () {
      const { code, stdout } = yield* ask("markets", "list")
      assert.strictEqual(code, 0)
      assert.strictEqual(stdout.split("\n").length, 1 + markets(2026).length)
      assert.match(stdout, /^Nr\. +Markt +Adresse +Telefon +Status\n201 {2}Heimwerk Dresden-Mitte /u)
    }),
  )

  it.effect("the markets list command with --open prints no market on Christmas Day", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* ask("markets", "list", "--open", "--at", "2026-12-25T12:00"), {
        code: 1,
        stdout: "",
        stderr: ["Zu dieser Zeit hat kein Markt geöffnet."],
      })
    }),
  )
})
