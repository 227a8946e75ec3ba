import { Context, Data, type Effect } from "effect"

/** The counter of attempts did not answer. */
export class AttemptsError extends Data.TaggedError("AttemptsError")<{ readonly cause: unknown }> {}

/** Counts attempts for rate limits. All servers of the shop share the counts. */
export class Attempts extends Context.Service<
  Attempts,
  {
    /**
     * Counts an attempt and returns the number of attempts in the current time window, which starts with the
     * first one.
     */
    count(kind: string, who: string, windowMillis: number): Effect.Effect<number, AttemptsError>
    /**
     * Returns when the latest window of attempts began, in ms since 1970, or `undefined` if there was no
     * attempt.
     */
    begun(kind: string, who: string): Effect.Effect<number | undefined, AttemptsError>
    /** Subtracts an attempt that must not count. */
    forgive(kind: string, who: string): Effect.Effect<void, AttemptsError>
  }
>()("server/Attempts") {}
