import { handOver } from "@heimwerk/adapters/sql/mail/outgoing.ts"
import { Effect, Layer, Schedule } from "effect"

/**
 * Looks every second for mails that are to go out, and hands them over to the outbox. While the database does not answer it
 * looks, and says so, every half minute.
 */
export const layer = Layer.effectDiscard(
  handOver.pipe(
    Effect.catchCause((cause) =>
      Effect.andThen(Effect.logWarning("Mails could not be handed over", cause), Effect.sleep("30 seconds")),
    ),
    Effect.repeat(Schedule.spaced("1 second")),
    Effect.forkScoped,
  ),
)
