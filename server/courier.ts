import { handOver } from "@heimwerk/adapters/sql/mail/outgoing.ts"
import { Effect, Layer, Schedule } from "effect"

/** Looks every second for mails that are to go out, and hands them over to the outbox; whatever goes wrong, it goes on. */
export const layer = Layer.effectDiscard(
  handOver.pipe(
    Effect.catchCause((cause) => Effect.logWarning("Mails could not be handed over", cause)),
    Effect.repeat(Schedule.spaced("1 second")),
    Effect.forkScoped,
  ),
)
