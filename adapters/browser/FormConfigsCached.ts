import { decodeEnergyConfig } from "@heimwerk/core/forms/energy/EnergyConfig.ts"
import { decodeSiteKey } from "@heimwerk/core/forms/decodeSiteKey.ts"
import type { InvalidFormData } from "@heimwerk/core/forms/InvalidFormData.ts"
import { FormConfigs } from "@heimwerk/core/forms/FormConfigs.port.ts"
import { Effect, Layer, Result } from "effect"

/** Of the browser's cache, named for the modal whose configuration it holds (forms and markets 7). */
const cacheName = "energetictransformation-modal"

/** One answer that is kept: under the address it came from, and in its shape. */
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

/** What is kept; nothing where the browser has no cache, refuses it, or keeps something that no longer fits. */
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
 * Configurations of which those of the energy form are kept in a cache of the browser: its choices are reused when they are there,
 * and brought up to date behind that for the next time; the key of the bot check is reused when it cannot be had. So the form opens
 * without a connection, too (forms and markets 7).
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
