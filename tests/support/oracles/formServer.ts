import { decodeAreas, decodeCraftsmanMarkets } from "@heimwerk/core/forms/craftsman/CraftsmanConfig.ts"
import { decodeEnergyConfig } from "@heimwerk/core/forms/energy/EnergyConfig.ts"
import type { Partner } from "@heimwerk/core/forms/energy/EnergyForm.ts"
import { FormConfigs, FormConfigsError } from "@heimwerk/core/forms/FormConfigs.port.ts"
import { FormInbox, FormInboxError } from "@heimwerk/core/forms/FormInbox.port.ts"
import { Effect, Layer, Result } from "effect"

import { smallForms } from "../smallForms.ts"
import type { Fate } from "./basketServer.ts"

/** One request as the server received it. */
export interface Arrival {
  readonly key: string
  readonly token: string
  /** The request without its token. */
  readonly answers: string
}

const areas = Result.getOrThrow(decodeAreas(smallForms.craftsmanAreas))
const markets = Result.getOrThrow(decodeCraftsmanMarkets(smallForms.craftsmanMarkets))
const energy = Result.getOrThrow(decodeEnergyConfig(smallForms.energy))

export const serverConfigs = { craftsman: { areas, markets }, energy }

/**
 * A model of the server for form requests with an unreliable connection: each key is accepted once, each
 * token works once, and the test sets the outcomes of calls.
 */
export const makeFormServer = () => {
  const fates: Array<Fate> = []
  const arrivals: Array<Arrival> = []
  const accepted = new Map<string, Arrival>()
  const usedTokens = new Set<string>()
  let [configCalls, inFlight, maxInFlight] = [0, 0, 0]
  let [isConfigBroken, hasMarkets] = [false, true]
  let partners = energy.optionsGroups.partners.options

  const config = <A>(answer: A): Effect.Effect<A, FormConfigsError> =>
    Effect.suspend(() => {
      configCalls++
      return isConfigBroken
        ? Effect.fail(new FormConfigsError({ reason: "Unavailable" }))
        : Effect.succeed(answer)
    }).pipe(Effect.delay("10 millis"))

  /** The result of a received request: its id, or the reason for its refusal. */
  const outcome = (arrival: Arrival): string => {
    if (arrival.token === "" || usedTokens.has(arrival.token)) return "NotHuman"
    usedTokens.add(arrival.token)
    const before = accepted.get(arrival.key)
    if (before !== undefined && before.answers !== arrival.answers) return "Invalid"
    if (before === undefined) accepted.set(arrival.key, arrival)
    return `id of ${arrival.key}`
  }

  /** Receives a request at once and answers later. The page may be closed in between. */
  const receive = ({ token, ...answers }: { readonly token: string }, key: string) =>
    Effect.gen(function* () {
      const fate = fates.shift() ?? "ok"
      const arrival = { key, token, answers: JSON.stringify(answers) }
      if (fate !== "unreachable") arrivals.push(arrival)
      const answer = fate === "ok" || fate === "lost" ? outcome(arrival) : "NotHuman"
      inFlight++
      maxInFlight = Math.max(maxInFlight, inFlight)
      yield* Effect.sleep("10 millis")
      if (fate === "unreachable" || fate === "lost")
        return yield* new FormInboxError({ reason: "Unavailable" })
      if (answer === "NotHuman" || answer === "Invalid") return yield* new FormInboxError({ reason: answer })
      return { id: answer }
    }).pipe(Effect.ensuring(Effect.sync(() => void inFlight--)))

  return {
    layer: Layer.mergeAll(
      Layer.succeed(FormConfigs, {
        craftsman: Effect.suspend(() =>
          config({ ...serverConfigs.craftsman, ...(hasMarkets ? {} : { markets: {} }) }),
        ),
        energy: Effect.suspend(() =>
          config({
            ...energy,
            optionsGroups: {
              ...energy.optionsGroups,
              partners: { ...energy.optionsGroups.partners, options: partners },
            },
          }),
        ),
        siteKey: config("key"),
      }),
      Layer.succeed(FormInbox, { craftsman: receive, energy: receive, confirm: () => Effect.void }),
    ),
    /** Sets the outcomes of the next requests in order; later requests succeed. */
    setFates: (...next: ReadonlyArray<Fate>): void => void fates.push(...next),
    /** Sets whether loading configurations fails. */
    breakConfig: (isBroken: boolean): void => void (isConfigBroken = isBroken),
    /** Removes all markets from the craftsman form's configuration. */
    removeMarkets: (): void => void (hasMarkets = false),
    /** Removes the other partners from the configuration of the energy form. */
    offerPartners: (...wanted: ReadonlyArray<Partner>): void =>
      void (partners = partners.filter(({ value }) => wanted.includes(value))),
    arrivals,
    accepted: (): ReadonlyArray<Arrival> => [...accepted.values()],
    configCalls: (): number => configCalls,
    maxInFlight: (): number => maxInFlight,
  }
}
