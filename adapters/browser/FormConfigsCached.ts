import { decodeEnergyConfig } from "@heimwerk/core/forms/energy/EnergyConfig.ts"
import { decodeSiteKey } from "@heimwerk/core/forms/decodeSiteKey.ts"
import type { InvalidFormData } from "@heimwerk/core/forms/InvalidFormData.ts"
import { FormConfigs } from "@heimwerk/core/forms/FormConfigs.port.ts"
import { Effect, Layer, Result } from "effect"

/** Name of the browser cache for the energy form's configuration and site key (forms and markets 7). */
const cacheName = "energetictransformation-modal"

/** How a response is cached: the address (the key in the cache), the decoder and the encoder. */
interface Kept<A> {
  readonly address: string
  readonly read: (answer: unknown) => Result.Result<A, InvalidFormData>
  readonly write: (value: A) => unknown
}

const energyConfig: Kept<Effect.Success<FormConfigs["Service"]["energy"]>> = {
  address: "/fileadmin/uniform/energetictransformation.json",
  read: decodeEnergyConfig,
  write: (energetictransformation) => ({ energetictransformation }),
}

const siteKeyConfig: Kept<string> = {
  address: "/uniform/config/turnstile/",
  read: decodeSiteKey,
  write: (siteKey) => ({ siteKey }),
}

/**
 * Reads a cached response. Returns nothing if the response is not cached or has an outdated format, or if the
 * browser has no cache API or refuses access.
 */
const find = <A>({ address, read }: Kept<A>) =>
  Effect.tryPromise(async () => {
    const answer = await (await caches.open(cacheName)).match(address)
    return answer === undefined ? undefined : Result.getOrElse(read(await answer.json()), () => undefined)
  }).pipe(Effect.orElseSucceed(() => undefined))

const keep = <A>({ address, write }: Kept<A>, value: A) =>
  Effect.ignore(
    Effect.tryPromise(async () => (await caches.open(cacheName)).put(address, Response.json(write(value)))),
  )

/**
 * Caches form configurations in the browser (forms and markets 7). The energy form uses its cached
 * configuration at once and refreshes it in the background. The site key of the bot check is read from the
 * cache only when the shop is unavailable. The form can therefore also open offline.
 */
export const layer: Layer.Layer<FormConfigs, never, FormConfigs> = Layer.effect(
  FormConfigs,
  Effect.map(FormConfigs, (remote) => {
    const energy = Effect.tap(remote.energy, (config) => keep(energyConfig, config))
    const siteKey = Effect.tap(remote.siteKey, (key) => keep(siteKeyConfig, key))
    return {
      craftsman: remote.craftsman,
      energy: Effect.flatMap(find(energyConfig), (kept) =>
        kept === undefined
          ? energy
          : Effect.as(Effect.forkDetach(Effect.ignore(energy, { log: "Debug" })), kept),
      ),
      siteKey: Effect.catch(siteKey, (error) =>
        Effect.flatMap(error.reason === "Unavailable" ? find(siteKeyConfig) : Effect.undefined, (kept) =>
          kept === undefined ? Effect.fail(error) : Effect.succeed(kept),
        ),
      ),
    }
  }),
)
