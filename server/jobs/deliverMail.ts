import { handOver } from "@heimwerk/adapters/sql/mail/outgoing.ts"
import { deliver } from "@heimwerk/adapters/sql/deliverRequests.ts"
import { Effect, Layer, Schedule } from "effect"

/**
 * Looks every second for mails that are to go out, and hands them over to the outbox, and for requests of customers that are
 * to be delivered. While the database does not answer it looks, and says so, every half minute.
 */
const everySecond = <E, R>(work: Effect.Effect<number, E, R>, complaint: string) =>
  work.pipe(
    Effect.catchCause((cause) =>
      Effect.andThen(Effect.logWarning(complaint, cause), Effect.sleep("30 seconds")),
    ),
    Effect.repeat(Schedule.spaced("1 second")),
    Effect.forkScoped,
  )

export const layer = Layer.effectDiscard(
  Effect.all([
    everySecond(handOver, "Mails could not be handed over"),
    everySecond(deliver, "Requests could not be delivered"),
  ]),
)
