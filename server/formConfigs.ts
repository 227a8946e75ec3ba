import * as FormConfigsMemory from "@heimwerk/adapters/memory/FormConfigsMemory.ts"
import { Markets } from "@heimwerk/core/ports/Markets.ts"
import type { FormConfigs } from "@heimwerk/core/ports/FormConfigs.ts"
import { craftsmanAreas } from "@heimwerk/fixtures/forms/craftsmanAreas.ts"
import { craftsmanMarkets } from "@heimwerk/fixtures/forms/craftsmanMarkets.ts"
import { energyConfig } from "@heimwerk/fixtures/forms/energy.ts"
import { Effect, Layer } from "effect"

import { BotCheckChoice } from "./BotCheckChoice.ts"

/** The configurations of the demonstration world; the craftsman service is offered by those of its markets that say so. */
export const layer: Layer.Layer<FormConfigs, never, Markets | BotCheckChoice> = Layer.unwrap(
  Effect.gen(function* () {
    const markets = yield* (yield* Markets).all
    return FormConfigsMemory.layer({
      craftsmanMarkets: craftsmanMarkets(markets),
      craftsmanAreas,
      energy: energyConfig,
      botCheck: yield* BotCheckChoice,
    })
  }).pipe(Effect.orDie),
)
