import { Effect, Layer, Result } from "effect"

import { decodeAreas, decodeCraftsmanMarkets } from "@heimwerk/core/forms/craftsman/CraftsmanConfig.ts"
import { decodeSiteKey } from "@heimwerk/core/forms/decodeSiteKey.ts"
import { decodeEnergyConfig } from "@heimwerk/core/forms/energy/EnergyConfig.ts"
import type { InvalidFormData } from "@heimwerk/core/forms/InvalidFormData.ts"
import { FormConfigs, FormConfigsError } from "@heimwerk/core/forms/FormConfigs.port.ts"

/** The encoded form configurations, as the retailer's services return them (forms and markets 7). */
export interface RemoteFormConfigs {
  /** The answer of `uniform/config/craftsmanservice/`. */
  readonly craftsmanMarkets: unknown
  /** The answer of `fileadmin/uniform/craftsmanservice.json`, in either of its two formats. */
  readonly craftsmanAreas: unknown
  /** The answer of `fileadmin/uniform/energetictransformation.json`. */
  readonly energy: unknown
  /** The answer of `uniform/config/turnstile/`. */
  readonly botCheck: unknown
}

const read = <A>(result: Result.Result<A, InvalidFormData>) =>
  Effect.fromResult(Result.mapError(result, (cause) => new FormConfigsError({ reason: "Invalid", cause })))

/**
 * Decodes the given form configurations when the layer is built. An invalid configuration makes only its own
 * call fail.
 */
export const layer = (remote: RemoteFormConfigs): Layer.Layer<FormConfigs> =>
  Layer.sync(FormConfigs, () => ({
    craftsman: Effect.all({
      markets: read(decodeCraftsmanMarkets(remote.craftsmanMarkets)),
      areas: read(decodeAreas(remote.craftsmanAreas)),
    }),
    energy: read(decodeEnergyConfig(remote.energy)),
    siteKey: read(decodeSiteKey(remote.botCheck)),
  }))
