import { assert } from "@effect/vitest"
import { Effect } from "effect"

import { FormConfigs } from "@heimwerk/core/forms/FormConfigs.port.ts"

import type { SuiteIt } from "./Suite.ts"

/** What every adapter of the form configurations does; the adapter shows those of the small world. */
export const formConfigsSuite = (it: SuiteIt<FormConfigs>) => {
  it.effect("The craftsman form has its seven areas in their order, each with what can be done there", () =>
    Effect.gen(function* () {
      const { areas } = yield* (yield* FormConfigs).craftsman
      assert.deepStrictEqual(
        areas.map(({ title }) => title),
        [
          "Badezimmer",
          "Küche",
          "Innenausbau",
          "Außenbau",
          "Dach",
          "Garten & Außenbereich",
          "Energetische Maßnahmen",
        ],
      )
      for (const { activities } of areas) {
        assert.isAtLeast(activities.length, 5)
        assert.strictEqual(
          activities.at(-1)?.title,
          "Etwas anderes (bitte erläutere dein Vorhaben bei den Anmerkungen)",
        )
      }
    }),
  )

  it.effect("The craftsman form knows by name which markets offer the service", () =>
    Effect.gen(function* () {
      const { markets } = yield* (yield* FormConfigs).craftsman
      assert.deepStrictEqual<Readonly<Record<string, string>>>(markets, {
        "Heimwerk Köln-Ehrenfeld": "520",
        "Heimwerk Kiel": "521",
      })
    }),
  )

  it.effect("The energy form has its choices and texts", () =>
    Effect.gen(function* () {
      const { optionsGroups, texts } = yield* (yield* FormConfigs).energy
      const valuesOf = ({ options }: { readonly options: ReadonlyArray<{ readonly value: string }> }) =>
        options.map(({ value }) => value)
      assert.deepStrictEqual(valuesOf(optionsGroups.objecttype), ["house-owner", "apartment-owner", "renter"])
      assert.deepStrictEqual(valuesOf(optionsGroups.partners), [
        "hansetherm",
        "otovo",
        "fuchsundeule",
        "varm",
      ])
      assert.deepStrictEqual(valuesOf(optionsGroups.incentives), ["coupon", "black-loyalty-card"])
      assert.match(texts.intro, /unverbindlich/u)
      assert.match(texts.terms, /einverstanden/u)
    }),
  )

  it.effect("The bot check has a site key", () =>
    Effect.gen(function* () {
      assert.strictEqual(yield* (yield* FormConfigs).siteKey, "heimwerk-vorschau")
    }),
  )
}
