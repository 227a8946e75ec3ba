import { assert } from "@effect/vitest"
import { Effect } from "effect"

import { FormConfigs } from "@heimwerk/core/forms/FormConfigs.port.ts"

import type { SuiteIt } from "./Suite.ts"

/**
 * Tests for every adapter of the form configurations. The adapter must show the configurations of the small
 * world.
 */
export const formConfigsSuite = (it: SuiteIt<FormConfigs>) => {
  it.effect(
    "the craftsman form has seven areas in a fixed order, each with at least five activities, and the last activity is 'Etwas anderes'",
    () =>
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

  it.effect(
    "the configuration of the craftsman form contains the name and id of each market with craftsman service",
    () =>
      Effect.gen(function* () {
        const { markets } = yield* (yield* FormConfigs).craftsman
        assert.deepStrictEqual<Readonly<Record<string, string>>>(markets, {
          "Heimwerk Köln-Ehrenfeld": "520",
          "Heimwerk Kiel": "521",
        })
      }),
  )

  it.effect("the configuration of the energy form contains the choices and texts of the form", () =>
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

  it.effect("the configuration of the bot check contains a site key", () =>
    Effect.gen(function* () {
      assert.strictEqual(yield* (yield* FormConfigs).siteKey, "heimwerk-vorschau")
    }),
  )
}
