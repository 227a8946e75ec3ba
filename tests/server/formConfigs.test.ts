import { writeFileSync } from "node:fs"
import { join } from "node:path"

import { assert, describe, it } from "@effect/vitest"
import * as MarketsMemory from "@heimwerk/adapters/memory/MarketsMemory.ts"
import { FormConfigs } from "@heimwerk/core/forms/FormConfigs.port.ts"
import type { Market } from "@heimwerk/core/market/Market.ts"
import { Markets } from "@heimwerk/core/market/Markets.port.ts"
import { craftsmanAreas, craftsmanAreasAsList } from "@heimwerk/fixtures/forms/craftsmanAreas.ts"
import { energyConfig } from "@heimwerk/fixtures/forms/energy.ts"
import { BotCheckChoice } from "@heimwerk/server/settings/ShopSettings.ts"
import * as formConfigs from "@heimwerk/server/data/formConfigs.ts"
import { Effect, Layer } from "effect"

import { temporaryDirectory } from "../support/database.ts"
import { smallWorld } from "../support/smallWorld.ts"

const configsOver = (folder: string, markets: Layer.Layer<Markets>) =>
  formConfigs
    .layer(folder)
    .pipe(
      Layer.provide(markets),
      Layer.provide(Layer.succeed(BotCheckChoice, { siteKey: "shop-key", provider: "altcha" })),
      Layer.fresh,
    )

const configs = (folder: string) =>
  FormConfigs.use(({ craftsman, energy, siteKey }) => Effect.all({ craftsman, energy, siteKey })).pipe(
    Effect.provide(configsOver(folder, MarketsMemory.layer(smallWorld.markets))),
  )

const [firstMarket, secondMarket] = smallWorld.markets

describe("form configurations of the server", () => {
  it.effect("the craftsman form offers the markets of a new import without a restart", () =>
    Effect.gen(function* () {
      const offering = (market: Market | undefined, services: ReadonlyArray<string>) =>
        market === undefined ? [] : [{ ...market, services }]
      let all = offering(firstMarket, ["<strong>Handwerksservice</strong>: Aufmaß und Einbau."])
      const changing = Layer.succeed(Markets, { all: Effect.sync(() => all) })
      const { read } = yield* FormConfigs.use(({ craftsman }) =>
        Effect.succeed({ read: Effect.map(craftsman, ({ markets }) => markets) }),
      ).pipe(Effect.provide(configsOver(join(yield* temporaryDirectory, "none"), changing)))
      const before = yield* read
      assert.deepStrictEqual(Object.values(before), [firstMarket?.id])
      assert.strictEqual(yield* read, before)
      all = [
        ...offering(firstMarket, ["Holzzuschnitt statt Handwerksservices"]),
        ...offering(secondMarket, ["Handwerksservice"]),
      ]
      assert.deepStrictEqual(Object.values(yield* read), [secondMarket?.id])
    }),
  )

  it.effect("the server uses the form configurations of the demonstration world by default", () =>
    Effect.gen(function* () {
      const { craftsman, energy, siteKey } = yield* configs(join(yield* temporaryDirectory, "none"))
      assert.deepStrictEqual<unknown>(energy, energyConfig.energetictransformation)
      assert.lengthOf(craftsman.areas, 7)
      assert.strictEqual(siteKey, "shop-key")
    }),
  )

  it.effect.each([
    ["a keyed object", { ...craftsmanAreas, more: 1 }],
    ["a list", craftsmanAreasAsList],
  ])(
    "the server reads the areas of the craftsman form from the retailer's own file, whose content is %s",
    ([, areas]) =>
      Effect.gen(function* () {
        const folder = yield* temporaryDirectory
        writeFileSync(
          join(folder, "craftsmanservice.json"),
          JSON.stringify(areas).replace('"Badezimmer"', '"Bad und WC"'),
        )
        assert.strictEqual((yield* configs(folder)).craftsman.areas[0]?.title, "Bad und WC")
      }),
  )

  it.effect.each([
    ["craftsmanservice.json", "{", "is not readable as JSON"],
    ["energetictransformation.json", "{}", "energetictransformation: Hier fehlt eine Angabe."],
  ] as const)(
    "the server stops at the start with a message of one line when %s is invalid",
    ([name, text, why]) =>
      Effect.gen(function* () {
        const folder = yield* temporaryDirectory
        writeFileSync(join(folder, name), text)
        const { message } = yield* Effect.flip(configs(folder))
        assert.include(message, why)
        assert.include(message, folder)
        assert.notInclude(message, "\n")
      }),
  )
})
