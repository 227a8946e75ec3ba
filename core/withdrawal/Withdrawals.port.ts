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
 */
export class WithdrawalsError extends Data.TaggedError("WithdrawalsError")<
  ErrorFields<typeof withdrawalsReasons>
> {
  static readonly reasons = withdrawalsReasons

  override get message() {
    return withdrawalsReasons[this.reason].message
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
