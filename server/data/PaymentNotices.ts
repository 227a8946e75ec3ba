import { receivePaymentNotice } from "@heimwerk/adapters/sql/orderMoney.ts"
import type { Markets } from "@heimwerk/core/market/Markets.port.ts"
import type { PaymentNotice, PaymentsError } from "@heimwerk/core/payment/Payments.port.ts"
import { Context, Effect, Layer } from "effect"
import type { SqlClient } from "effect/sql"

interface Receiver {
  /**
   * Applies a message to its order. Fails if the payment service does not answer; any other failure is a
   * defect.
   */
  receive(notice: PaymentNotice): Effect.Effect<void, PaymentsError>
}

/**
 * Receives the messages of the payment service. By default it ignores them, for shops without a database of
 * orders.
 */
export const PaymentNotices = Context.Reference<Receiver>("server/PaymentNotices", {
  defaultValue: () => ({ receive: () => Effect.void }),
})

/** Applies the messages to the orders in the database. */
export const layer = Layer.effect(
  PaymentNotices,
  Effect.map(Effect.context<SqlClient.SqlClient | Markets>(), (services) => ({
    receive: (notice) =>
      receivePaymentNotice(notice).pipe(
        Effect.catch((error) => (error._tag === "PaymentsError" ? Effect.fail(error) : Effect.die(error))),
        Effect.provideContext(services),
      ),
  })),
)
