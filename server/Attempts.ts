import { Context, Data, type Effect } from "effect"

/** Whoever counts did not answer. */
export class AttemptsError extends Data.TaggedError("AttemptsError")<{ readonly cause: unknown }> {}

/** How often somebody tries something, the same for all instances. */
export class Attempts extends Context.Service<
  Attempts,
  {
    /** Counts a try; gives how many there were within the hour, this one included. */
    count(kind: string, who: string): Effect.Effect<number, AttemptsError>
  }
>()("server/Attempts") {}
