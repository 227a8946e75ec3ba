import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"

import { ScreenWidth } from "@heimwerk/cli/output/screen.ts"

import { ask, askJson } from "../../support/ask.ts"

const explain = (at: string) => ask("markets", "explain", "Tübingen", "--at", at)

describe("heimwerk markets explain", () => {
  it.effect(
    "the markets explain command names the special day on which a market is closed, and the closed days after it",
    () =>
      Effect.gen(function* () {
        const { code, stdout } = yield* explain("25.12.2026 10 Uhr")
        assert.strictEqual(code, 0)
        assert.match(
          stdout,
          /^Tag +1\. Weihnachtstag +Ein besonderer Tag geht dem Wochentag \(Freitag\) vor\. /mu,
        )
        assert.match(
          stdout,
          /^Nächste Öffnung +Montag 28\.12\.2026 um 08:00 Uhr +Geschlossen bleibt: Samstag 26\.12\.2026 \(2\. Weihnachtstag\), Sonntag 27\.12\.2026 \(geschlossen\)\. +storefront 4, /mu,
        )
      }),
  )

  it.effect(
    "the markets explain command says that a market is closed in the minute of its closing time",
    () =>
      Effect.gen(function* () {
        assert.match(
          (yield* explain("24.12.2026 13:00")).stdout,
          /^Geöffnet +nein +13:00 Uhr liegt nicht in der Öffnungszeit \(08:00 - 13:00\)\. Zur Schließzeit ist schon geschlossen\. /mu,
        )
        assert.match((yield* explain("24.12.2026 12:59")).stdout, /^Geöffnet +ja +12:59 Uhr liegt in der /mu)
      }),
  )

  it.effect(
    "the markets explain command prints time, hours, special day and next opening of a market as JSON",
    () =>
      Effect.gen(function* () {
        assert.deepNestedInclude(yield* askJson("markets", "explain", "431", "--at", "2026-12-24T12:00Z"), {
          values: {
            at: "2026-12-24T13:00:00+01:00",
            open: false,
            hours: "08:00 - 13:00",
            specialDay: "Heiligabend",
            next: "2026-12-28T08:00:00+01:00",
          },
        })
      }),
  )

  it.effect(
    "the markets explain command shows a list instead of a table on a narrow screen, so that no reason is cut",
    () =>
      Effect.gen(function* () {
        const { stdout } = yield* Effect.provideService(explain("24.12.2026 12:59"), ScreenWidth, 80)
        assert.include(
          stdout,
          "\nTag: Heiligabend. Ein besonderer Tag geht dem Wochentag (Donnerstag) vor. (storefront 4, store hours)\n",
        )
        assert.notInclude(stdout, "…")
      }),
  )
})
