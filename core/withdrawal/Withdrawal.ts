import * as Schema from "effect/Schema"

import { Email } from "../values/Email.ts"
import { withdrawalLimits } from "./limits.ts"

const filled = (limit: number) =>
  Schema.String.check(
    Schema.isMaxLength(limit),
    Schema.makeFilter((text: string) => text.trim() !== ""),
  )

/**
 * Withdrawal from a contract: the person, the contract, and the address for the receipt (§ 356a BGB).
 * @stability stable
 * @example
 * import { Email } from "@heimwerk/core/values"
 * import { Withdrawal } from "@heimwerk/core/withdrawal"
 *
 * const withdrawal = Withdrawal.make({
 *   name: "Anna Berg",
 *   contract: "H-2026-000123",
 *   email: Email.make("anna.berg@kunde.example"),
 * })
 * withdrawal.contract // => "H-2026-000123"
 */
export class Withdrawal extends Schema.Opaque<Withdrawal>()(
  Schema.Struct({
    name: filled(withdrawalLimits.name),
    /** Number of the order or contract, or another description of the contract. */
    contract: filled(withdrawalLimits.contract),
    email: Email.check(Schema.isMaxLength(withdrawalLimits.email)),
    /** Part of the contract that is withdrawn; absent for the whole contract. */
    note: Schema.optionalKey(filled(withdrawalLimits.note)),
  }),
) {}

/**
 * Receipt with which the shop confirms a withdrawal.
 * @stability stable
 * @example
 * import { WithdrawalReceipt } from "@heimwerk/core/withdrawal"
 *
 * const text = ({ number }: WithdrawalReceipt) => `Dein Widerruf ${number} ist eingegangen.`
 * text({ number: "W-2026-000001", receivedAt: Date.UTC(2026, 10, 23) })
 * // => "Dein Widerruf W-2026-000001 ist eingegangen."
 */
export class WithdrawalReceipt extends Schema.Opaque<WithdrawalReceipt>()(
  Schema.Struct({
    number: Schema.NonEmptyString,
    /** Time at which the withdrawal arrived, in epoch ms. */
    receivedAt: Schema.Int,
  }),
) {}
