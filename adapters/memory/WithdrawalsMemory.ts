import { Clock, Effect, Layer, Semaphore } from "effect"

import { Outbox } from "@heimwerk/core/mail/Outbox.port.ts"
import { Withdrawals, WithdrawalsError } from "@heimwerk/core/withdrawal/Withdrawals.port.ts"
import { withdrawalMails } from "@heimwerk/core/withdrawal/withdrawalMails.ts"
import { receiptNumber } from "@heimwerk/core/withdrawal/receiptNumber.ts"
import type { WithdrawalReceipt } from "@heimwerk/core/withdrawal/Withdrawal.ts"
import { Retailer } from "@heimwerk/core/retailer/Retailer.ts"

/** Withdrawals in memory. */
export const layer: Layer.Layer<Withdrawals, never, Outbox> = Layer.effect(
  Withdrawals,
  Effect.gen(function* () {
    const outbox = yield* Outbox
    const retailer = yield* Retailer
    const receipts = new Map<string, WithdrawalReceipt>()
    const turns = yield* Semaphore.make(1)
    return {
      declare: Effect.fn("WithdrawalsMemory.declare")(
        function* (withdrawal, key) {
          const known = receipts.get(key)
          if (known !== undefined) return known
          const receipt = { number: yield* receiptNumber, receivedAt: yield* Clock.currentTimeMillis }
          yield* Effect.forEach(withdrawalMails(withdrawal, receipt, retailer), (mail) => outbox.accept(mail))
          receipts.set(key, receipt)
          return receipt
        },
        Effect.mapError((cause) => new WithdrawalsError({ reason: "Unavailable", cause })),
        (declaring) => turns.withPermit(declaring),
      ),
    }
  }),
)
