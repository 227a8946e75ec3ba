import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"

import type { Withdrawal, WithdrawalReceipt } from "./Withdrawal.ts"
import type { CommandKey } from "../basket/Baskets.port.ts"

const messages = {
  Invalid: "Bitte prüfe deine Angaben.",
  TooManyTries: "Das waren viele Widerrufe hintereinander. Bitte versuche es in einer Stunde noch einmal.",
  Unavailable:
    "Dein Widerruf konnte gerade nicht übermittelt werden. Bitte versuche es gleich noch einmal oder erkläre ihn uns per E-Mail.",
} as const

/** Why a withdrawal was not taken. */
export class WithdrawalsError extends Schema.TaggedError<WithdrawalsError>()("WithdrawalsError", {
  reason: Schema.Literals(["Invalid", "TooManyTries", "Unavailable"]),
  cause: Schema.optionalKey(Schema.Defect()),
}) {
  override get message() {
    return messages[this.reason]
  }
}

/** Takes withdrawals from contracts, from anybody, without an account (§ 356a BGB; quality T-L4). */
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
