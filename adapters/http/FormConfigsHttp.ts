import { FormConfigs, FormConfigsError } from "@heimwerk/core/forms/FormConfigs.port.ts"
import { decodeSiteKey } from "@heimwerk/core/forms/decodeSiteKey.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import { formConfigs } from "../client/endpoints/formConfigs.ts"
import { plain, type Read, Unreadable } from "../client/reading/Read.ts"
import { portCall } from "./contract/portCall.ts"
import { ShopConnection } from "./ShopConnection.ts"

const answer = portCall(FormConfigsError)
const { reasons } = FormConfigsError

type Found<A> = { readonly value: A } | { readonly cause: Unreadable }

/** Returns an unreadable answer as a value. Otherwise the connection would report it as `Unavailable`. */
const found =
  <A>(read: Read<A>): Read<Found<A>> =>
  (raw, report) => {
    try {
      return { value: read(raw, report) }
    } catch (cause) {
      if (cause instanceof Unreadable) return { cause }
      throw cause
    }
  }

const invalid = (cause: unknown) => new FormConfigsError({ reason: "Invalid", cause })

/**
 * The configurations of the request forms, called over HTTP. The areas of the craftsman form may have either
 * of two formats. An unreadable configuration is invalid, not unavailable.
 */
export const layer: Layer.Layer<FormConfigs, never, ShopConnection> = Layer.effect(
  FormConfigs,
  Effect.map(ShopConnection, ({ call }) => {
    const { botCheckKey, craftsmanAreas, craftsmanMarkets, energyConfig } = formConfigs
    const load = <A>({
      read,
      ...request
    }: {
      readonly method: string
      readonly path: string
      readonly read: Read<A>
    }) =>
      answer((signal) => call({ ...request, signal }, found(read), reasons)).pipe(
        Effect.flatMap((one) =>
          "value" in one ? Effect.succeed(one.value) : Effect.fail(invalid(one.cause)),
        ),
      )
    return {
      craftsman: Effect.all(
        { markets: load(craftsmanMarkets), areas: load(craftsmanAreas) },
        { concurrency: 2 },
      ),
      energy: load(energyConfig),
      siteKey: load({ ...botCheckKey, read: plain }).pipe(
        Effect.flatMap((config) => Effect.mapError(Effect.fromResult(decodeSiteKey(config)), invalid)),
      ),
    }
  }),
)
