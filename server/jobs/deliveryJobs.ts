import { sendQueuedMails } from "@heimwerk/adapters/sql/outgoingMail.ts"
import { sendDueRefunds } from "@heimwerk/adapters/sql/orderMoney.ts"
import { meetOrderDeadlines } from "@heimwerk/adapters/sql/staffOrders.ts"
import { deliverRequests } from "@heimwerk/adapters/sql/deliverRequests.ts"
import { Effect, Layer } from "effect"

import { everySecond } from "./everySecond.ts"

export const layer = Layer.effectDiscard(
  Effect.all([
    everySecond(sendQueuedMails, "Mails could not be sent"),
    everySecond(deliverRequests, "Requests could not be delivered"),
    everySecond(meetOrderDeadlines, "Orders could not expire"),
    everySecond(sendDueRefunds, "Refunds could not be sent"),
  ]),
)
