import { FormConfigs, FormConfigsError } from "@heimwerk/core/forms/FormConfigs.port.ts"
import { decodeSiteKey } from "@heimwerk/core/forms/decodeSiteKey.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Schema from "effect/Schema"

import { clientOf, type ShopClient } from "./client.ts"
import { failAs } from "./failAs.ts"
import { FormsReading } from "./reading/forms.ts"

/** Reports an unreadable response as an invalid configuration, not as an unavailable one. */
const answer = <A, E>(call: Effect.Effect<A, E>) =>
  call.pipe(
    Effect.catchIf(Schema.isSchemaError, (cause) =>
      Effect.fail(new FormConfigsError({ reason: "Invalid", cause })),
    ),
    failAs(FormConfigsError),
  )

/**
 * The configurations of the request forms, called over HTTP. The areas of the craftsman form may have either
 * of two formats.
 */
export const layer: Layer.Layer<FormConfigs, never, ShopClient> = Layer.effect(
  FormConfigs,
  Effect.map(clientOf(FormsReading), ({ brand, calls: { forms } }) => ({
    craftsman: answer(
      Effect.all({ markets: forms.craftsmanMarkets(), areas: forms.craftsmanAreas() }, { concurrency: 2 }),
    ).pipe(
      Effect.map(({ areas, markets: { markets } }) => ({ areas, markets })),
      Effect.withSpan("FormConfigsHttp.craftsman"),
    ),
    energy: answer(forms.energyConfig({ headers: { "client-id": brand } })).pipe(
      Effect.map(({ energetictransformation }) => energetictransformation),
      Effect.withSpan("FormConfigsHttp.energy"),
    ),
    siteKey: answer(forms.botCheckConfig()).pipe(
      Effect.flatMap((config) =>
        Effect.mapError(
          Effect.fromResult(decodeSiteKey(config)),
          (cause) => new FormConfigsError({ reason: "Invalid", cause }),
        ),
      ),
      Effect.withSpan("FormConfigsHttp.siteKey"),
    ),
  })),
)
