import * as Context from "effect/Context"
import * as Data from "effect/Data"
import type * as Effect from "effect/Effect"

import type { Withdrawal, WithdrawalReceipt } from "./Withdrawal.ts"
import type { IdempotencyKey } from "../command/IdempotencyKey.ts"
import type { ErrorFields } from "../values/errorFields.ts"
import { withdrawalsReasons } from "./withdrawalsReasons.ts"

/**
 * Why a withdrawal was not accepted.
 * @stability stable
 * @example
 * import { WithdrawalsError } from "@heimwerk/core/withdrawal"
 *
 * new WithdrawalsError({ reason: "Invalid" }).message // => "Bitte prüfe deine Angaben."
 */
export class WithdrawalsError extends Data.TaggedError("WithdrawalsError")<
  ErrorFields<typeof withdrawalsReasons>
> {
  static readonly reasons: typeof withdrawalsReasons = withdrawalsReasons

  override get message() {
    return withdrawalsReasons[this.reason].message
  }
}

/**
 * Accepts withdrawals from contracts, without an account (§ 356a BGB; quality T-L4).
 * @stability stable
 * @example
 * import { OutboxMemory, WithdrawalsMemory } from "@heimwerk/adapters/memory"
 * import { Mail } from "@heimwerk/core/mail"
 * import { Email } from "@heimwerk/core/values"
 * import { Withdrawals } from "@heimwerk/core/withdrawal"
 * import * as Effect from "effect/Effect"
 * import * as Layer from "effect/Layer"
 *
 * const mails: Array<Mail> = []
 * const withdrawal = {
 *   name: "Anna Berg",
 *   contract: "H-2026-000123",
 *   email: Email.make("anna.berg@kunde.example"),
 * }
 * const declare = Withdrawals.use((port) => port.declare(withdrawal, crypto.randomUUID()))
 * const shop = Layer.provide(WithdrawalsMemory.layer, OutboxMemory.layer(mails))
 * await Effect.runPromise(Effect.provide(declare, shop))
 * mails.length // => 1
 */
export class Withdrawals extends Context.Service<
  Withdrawals,
  {
    /**
     * Stores a withdrawal, mails its receipt, and mails the declaration to the retailer. A withdrawal is kept for 6
     * years after the year of its arrival. A second request with the same key returns the first receipt.
     */
    declare(withdrawal: Withdrawal, key: IdempotencyKey): Effect.Effect<WithdrawalReceipt, WithdrawalsError>
  }
>()("core/withdrawal/Withdrawals") {}
