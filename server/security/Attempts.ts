import { Context, Data, type Effect } from "effect"

/** Whoever counts did not answer. */
export class AttemptsError extends Data.TaggedError("AttemptsError")<{ readonly cause: unknown }> {}

/** How often somebody tries something, the same for all instances. */
export class Attempts extends Context.Service<
  Attempts,
  {
    /** Counts a try; gives how many there were since the first one, this one included, until the time is up. */
    count(kind: string, who: string, windowMillis: number): Effect.Effect<number, AttemptsError>
    /** Takes a try back that was none. */
    forgive(kind: string, who: string): Effect.Effect<void, AttemptsError>
  }
>()("server/Attempts") {}
