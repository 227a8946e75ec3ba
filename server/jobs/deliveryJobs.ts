import { sendQueuedMails } from "@heimwerk/adapters/sql/outgoingMail.ts"
import { sendDueRefunds } from "@heimwerk/adapters/sql/orderMoney.ts"
import { meetOrderDeadlines } from "@heimwerk/adapters/sql/staffOrders.ts"
import { deliverRequests } from "@heimwerk/adapters/sql/deliverRequests.ts"
import { Effect, Layer, Schedule } from "effect"

/**
 * Repeats a job with a pause of 1 s. After a failure it logs a warning and waits 30 s longer. The jobs are
 * not traced, because most runs find nothing to do.
 */
const everySecond = <E, R>(work: Effect.Effect<number, E, R>, warning: string) =>
  work.pipe(
    Effect.catchCause((cause) =>
      Effect.andThen(Effect.logWarning(warning, cause), Effect.sleep("30 seconds")),
    ),
    Effect.repeat(Schedule.spaced("1 second")),
    Effect.withTracerEnabled(false),
    Effect.forkScoped,
  )

export const layer = Layer.effectDiscard(
  Effect.all([
    everySecond(sendQueuedMails, "Mails could not be sent"),
    everySecond(deliverRequests, "Requests could not be delivered"),
    everySecond(meetOrderDeadlines, "Orders could not expire"),
    everySecond(sendDueRefunds, "Refunds could not be sent"),
  ]),
)
