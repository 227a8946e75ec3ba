import type { Market } from "@heimwerk/core/market/Market.ts"
import { FormConfigs } from "@heimwerk/core/forms/FormConfigs.port.ts"
import * as Effect from "effect/Effect"
import type * as Layer from "effect/Layer"

import { now } from "../input/moment.ts"
import { askShop } from "./askShop.ts"
import { allMarkets } from "./markets.ts"

const fixtures = async (markets: ReadonlyArray<Market>): Promise<Layer.Layer<FormConfigs>> => {
  const [{ layer }, { craftsmanMarkets }, { craftsmanAreas }, { energyConfig }, { botCheckConfig }] =
    await Promise.all([
      import("@heimwerk/adapters/memory/FormConfigsMemory.ts"),
      import("@heimwerk/fixtures/forms/craftsmanMarkets.ts"),
      import("@heimwerk/fixtures/forms/craftsmanAreas.ts"),
      import("@heimwerk/fixtures/forms/energy.ts"),
      import("@heimwerk/fixtures/forms/botCheck.ts"),
    ])
  return layer({
    craftsmanMarkets: craftsmanMarkets(markets),
    craftsmanAreas,
    energy: energyConfig,
    botCheck: botCheckConfig,
  })
}

const live = async (origin: string): Promise<Layer.Layer<FormConfigs>> =>
  (await import("./liveForms.ts")).formsAt(origin)

/** The data that both request forms need from the shop: its markets and the form configurations. */
export const formWorld = Effect.gen(function* () {
  const markets = yield* allMarkets(yield* now)
  const { craftsman, energy } = yield* askShop(
    FormConfigs.use((configs) =>
      Effect.all({ craftsman: configs.craftsman, energy: configs.energy }, { concurrency: 2 }),
    ),
    { fixtures: () => fixtures(markets), live },
  )
  return { markets, craftsman, energy }
})

export type FormWorld = Effect.Success<typeof formWorld>
