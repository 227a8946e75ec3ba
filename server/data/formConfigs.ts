import { readFile } from "node:fs/promises"
import { join } from "node:path"

import * as FormConfigsMemory from "@heimwerk/adapters/memory/FormConfigsMemory.ts"
import {
  decodeCraftsmanMarkets,
  type CraftsmanConfig,
} from "@heimwerk/core/forms/craftsman/CraftsmanConfig.ts"
import { FormConfigs, FormConfigsError } from "@heimwerk/core/forms/FormConfigs.port.ts"
import type { Market } from "@heimwerk/core/market/Market.ts"
import { Markets } from "@heimwerk/core/market/Markets.port.ts"
import { craftsmanAreas } from "@heimwerk/fixtures/forms/craftsmanAreas.ts"
import { craftsmanMarkets } from "@heimwerk/fixtures/forms/craftsmanMarkets.ts"
import { energyConfig } from "@heimwerk/fixtures/forms/energy.ts"
import { Effect, Layer } from "effect"

import { BotCheckChoice } from "../settings/ShopSettings.ts"
import { StartProblem } from "../settings/StartProblem.ts"

const isMissing = (error: unknown) => error instanceof Error && "code" in error && error.code === "ENOENT"

const unusable = (file: string, why: string) =>
  new StartProblem({ message: `The form configuration ${file} is not usable: ${why}.` })

/**
 * Reads a configuration file of the retailer. If the file is missing, returns the configuration of the
 * demonstration.
 */
const readOr = (folder: string, name: string, otherwise: unknown) =>
  Effect.tryPromise({
    try: async (): Promise<unknown> => {
      const text = await readFile(join(folder, name), "utf8").catch((error: unknown) => {
        if (isMissing(error)) return undefined
        throw error
      })
      return text === undefined ? otherwise : JSON.parse(text)
    },
    catch: () => unusable(join(folder, name), "it is not readable as JSON"),
  })

/**
 * Returns the craftsman form's configuration with the markets that now offer the service. Until the markets
 * change, each call returns the identical value, so that answers made from it stay prepared.
 */
const withMarkets = (markets: Markets["Service"], configs: FormConfigs["Service"]) => {
  let last: { readonly all: ReadonlyArray<Market>; readonly config: CraftsmanConfig } | undefined
  return Effect.gen(function* () {
    const all = yield* markets.all
    if (last?.all === all) return last.config
    const config = {
      ...(yield* configs.craftsman),
      markets: yield* Effect.fromResult(decodeCraftsmanMarkets(craftsmanMarkets(all))),
    }
    last = { all, config }
    return config
  }).pipe(
    Effect.catchTags({
      MarketsError: (cause) => Effect.fail(new FormConfigsError({ reason: "Unavailable", cause })),
      InvalidFormData: (cause) => Effect.fail(new FormConfigsError({ reason: "Invalid", cause })),
    }),
  )
}

/**
 * Reads the configurations of the request forms once at start. The files `craftsmanservice.json` (in either of
 * its two formats) and `energetictransformation.json` come from the folder. If a file is missing, the
 * demonstration data are used. The data of each market say whether it offers the craftsman service; a market
 * imported later does so without a restart. An invalid file stops the start with a one-line message.
 */
export const layer = (folder: string): Layer.Layer<FormConfigs, StartProblem, Markets | BotCheckChoice> =>
  Layer.unwrap(
    Effect.gen(function* () {
      const markets = yield* Markets
      const configs = FormConfigsMemory.layer({
        craftsmanMarkets: { markets: {} },
        craftsmanAreas: yield* readOr(folder, "craftsmanservice.json", craftsmanAreas),
        energy: yield* readOr(folder, "energetictransformation.json", energyConfig),
        botCheck: yield* BotCheckChoice,
      })
      const judged = FormConfigs.use(({ craftsman, energy }) => Effect.all([craftsman, energy])).pipe(
        Effect.mapError(({ cause, message }) =>
          unusable(`in ${folder}`, cause instanceof Error ? cause.message : message),
        ),
        Effect.provide(configs),
      )
      const current = Layer.effect(
        FormConfigs,
        FormConfigs.useSync((read) => ({ ...read, craftsman: withMarkets(markets, read) })),
      ).pipe(Layer.provide(configs))
      return Layer.provideMerge(Layer.effectDiscard(judged), current)
    }),
  )
