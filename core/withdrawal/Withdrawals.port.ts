import * as Context from "effect/Context"
import * as Data from "effect/Data"
import type * as Effect from "effect/Effect"

import type { Withdrawal, WithdrawalReceipt } from "./Withdrawal.ts"
import type { IdempotencyKey } from "../command/IdempotencyKey.ts"
import type { ErrorFields } from "../values/errorFields.ts"

const reasons = {
  Invalid: { status: 422, message: "Bitte prüfe deine Angaben." },
  TooManyTries: {
    status: 429,
    message: "Das waren viele Widerrufe hintereinander. Bitte versuche es in einer Stunde noch einmal.",
  },
  Unavailable: {
    status: 503,
    message:
      "Dein Widerruf konnte gerade nicht übermittelt werden. Bitte versuche es gleich noch einmal oder erkläre ihn uns per E-Mail.",
  },
} as const

/**
 * Why a withdrawal was not accepted.
 * @stability stable
 */
export class WithdrawalsError extends Data.TaggedError("WithdrawalsError")<ErrorFields<typeof reasons>> {
  static readonly reasons = reasons

  override get message() {
    return reasons[this.reason].message
  }
}

/**
 * Accepts withdrawals from contracts, without an account (§ 356a BGB; quality T-L4).
 * @stability stable
 */
export class Withdrawals extends Context.Service<
  Withdrawals,
  {
    /**
     * Stores a withdrawal and mails its receipt. A stored withdrawal is never deleted. A second request with
     * the same key returns the first receipt.
     */
    declare(withdrawal: Withdrawal, key: IdempotencyKey): Effect.Effect<WithdrawalReceipt, WithdrawalsError>
  }
>()("core/withdrawal/Withdrawals") {}
