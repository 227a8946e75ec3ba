import { hasCurrentTerms } from "@heimwerk/adapters/sql/search/renewTerms.ts"
import { Effect, Schedule } from "effect"

/** Warning of the log after a failure. Searches then use the old terms. */
export const termsNotComputed = "The search terms of the imported articles could not be computed again"

/**
 * Computes the search terms of the imported world again if older rules have made them. Checks this at the start and then
 * every hour, because an older version may import data beside this server. Searches use the old terms meanwhile. After a
 * failure the next attempt is made an hour later.
 *
 * @param renew computes the terms in another process, and returns why it failed, or an empty text
 */
export const termRenewal = (renew: Effect.Effect<string>) =>
  Effect.gen(function* () {
    if (yield* hasCurrentTerms) return
    yield* Effect.logInfo("The search terms of the imported articles are being computed again")
    const problem = yield* renew
    if (problem === "") yield* Effect.logInfo("The search terms of the imported articles are up to date")
    else yield* Effect.logWarning(`${termsNotComputed}: ${problem}`)
  }).pipe(
    Effect.catchCause((cause) => Effect.logWarning(termsNotComputed, cause)),
    Effect.repeat(Schedule.spaced("1 hour")),
    Effect.forkScoped,
  )
