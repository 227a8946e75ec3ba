import { decodeAreas, decodeCraftsmanMarkets } from "@heimwerk/core/forms/craftsman/CraftsmanConfig.ts"
import { decodeEnergyConfig } from "@heimwerk/core/forms/energy/EnergyConfig.ts"
import { FormConfigs, FormConfigsError } from "@heimwerk/core/forms/FormConfigs.port.ts"
import { FormInbox, FormInboxError } from "@heimwerk/core/forms/FormInbox.port.ts"
import { Effect, Layer, Result } from "effect"

import { smallForms } from "../smallForms.ts"
import type { Fate } from "./basketServer.ts"

/** One request as the retailer saw it arrive. */
export interface Arrival {
  readonly key: string
  readonly token: string
  /** Everything but the token. */
  readonly answers: string
}

const areas = Result.getOrThrow(decodeAreas(smallForms.craftsmanAreas))
const markets = Result.getOrThrow(decodeCraftsmanMarkets(smallForms.craftsmanMarkets))
const energy = Result.getOrThrow(decodeEnergyConfig(smallForms.energy))

/** The configurations that this server answers. */
export const serverConfigs = { craftsman: { areas, markets }, energy }

/** A retailer on a bad line: every key accepted once, every token good once, and the fates of the calls told beforehand. */
export const makeFormServer = () => {
  const fates: Array<Fate> = []
  const arrivals: Array<Arrival> = []
  const accepted = new Map<string, Arrival>()
  const usedTokens = new Set<string>()
  let [configCalls, inFlight, mostInFlight] = [0, 0, 0]
  let isConfigBroken = false

  const config = <A>(answer: A): Effect.Effect<A, FormConfigsError> =>
    Effect.suspend(() => {
      configCalls++
      return isConfigBroken
        ? Effect.fail(new FormConfigsError({ reason: "Unavailable" }))
        : Effect.succeed(answer)
    }).pipe(Effect.delay("10 millis"))

  /** What becomes of a request that has arrived: its id, or why it is refused. */
  const outcome = (arrival: Arrival): string => {
    if (arrival.token === "" || usedTokens.has(arrival.token)) return "NotHuman"
    usedTokens.add(arrival.token)
    const before = accepted.get(arrival.key)
    if (before !== undefined && before.answers !== arrival.answers) return "Invalid"
    if (before === undefined) accepted.set(arrival.key, arrival)
    return `id of ${arrival.key}`
  }

  /** A request arrives at once; its answer takes a while, in which the page may be left. */
  const receive = ({ token, ...answers }: { readonly token: string }, key: string) =>
    Effect.gen(function* () {
      const fate = fates.shift() ?? "ok"
      const arrival = { key, token, answers: JSON.stringify(answers) }
      if (fate !== "unreachable") arrivals.push(arrival)
      const answer = fate === "ok" || fate === "lost" ? outcome(arrival) : "NotHuman"
      inFlight++
      mostInFlight = Math.max(mostInFlight, inFlight)
      yield* Effect.sleep("10 millis")
      if (fate === "unreachable" || fate === "lost")
        return yield* new FormInboxError({ reason: "Unavailable" })
      if (answer === "NotHuman" || answer === "Invalid") return yield* new FormInboxError({ reason: answer })
      return { id: answer }
    }).pipe(Effect.ensuring(Effect.sync(() => void inFlight--)))

  return {
    layer: Layer.mergeAll(
      Layer.succeed(FormConfigs, {
        craftsman: config(serverConfigs.craftsman),
        energy: config(serverConfigs.energy),
        siteKey: config("key"),
      }),
      Layer.succeed(FormInbox, { craftsman: receive, energy: receive }),
    ),
    /** The fates of the next requests, in their order; those after them succeed. */
    foretell: (...next: ReadonlyArray<Fate>): void => void fates.push(...next),
    /** Whether configurations cannot be had from now on. */
    breakConfig: (isBroken: boolean): void => void (isConfigBroken = isBroken),
    arrivals,
    accepted: (): ReadonlyArray<Arrival> => [...accepted.values()],
    configCalls: (): number => configCalls,
    mostInFlight: (): number => mostInFlight,
  }
}
