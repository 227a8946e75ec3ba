import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"

import type { Withdrawal, WithdrawalReceipt } from "./Withdrawal.ts"
import type { CommandKey } from "../basket/Baskets.port.ts"
import { errorFields } from "../values/errorFields.ts"

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
 * Why a withdrawal was not taken.
 * @stability stable
 */
export class WithdrawalsError extends Schema.TaggedError<WithdrawalsError>()(
  "WithdrawalsError",
  errorFields(reasons),
) {
  static readonly reasons = reasons

  override get message() {
    return reasons[this.reason].message
  }
}

/**
 * Takes withdrawals from contracts, from anybody, without an account (§ 356a BGB; quality T-L4).
 * @stability stable
 */
export class Withdrawals extends Context.Service<
  Withdrawals,
  {
    /**
     * Keeps a withdrawal and has its receipt sent by mail. What has answered is kept for good. The same key twice is one
     * withdrawal, with the receipt of the first.
     */
    declare(withdrawal: Withdrawal, key: CommandKey): Effect.Effect<WithdrawalReceipt, WithdrawalsError>
  }
>()("core/withdrawal/Withdrawals") {}
