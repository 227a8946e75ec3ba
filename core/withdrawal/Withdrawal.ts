import * as Schema from "effect/Schema"

import { Email } from "../values/Email.ts"
import { withdrawalLimits } from "./limits.ts"

const filled = (limit: number) =>
  Schema.String.check(
    Schema.isMaxLength(limit),
    Schema.makeFilter((text: string) => text.trim() !== ""),
  )

/**
 * A contract is withdrawn from: who, which contract, and where the receipt goes (§ 356a BGB).
 * @stability stable
 */
export const Withdrawal = Schema.Struct({
  name: filled(withdrawalLimits.name),
  /** The number of the order or the contract, or what names it as well. */
  contract: filled(withdrawalLimits.contract),
  email: Email.check(Schema.isMaxLength(withdrawalLimits.email)),
  /** What the withdrawal is limited to, if it is not the whole contract. */
  note: Schema.optionalKey(filled(withdrawalLimits.note)),
})
export type Withdrawal = typeof Withdrawal.Type

/**
 * That a withdrawal has arrived, and when.
 * @stability stable
 */
export const WithdrawalReceipt = Schema.Struct({
  number: Schema.NonEmptyString,
  /** Milliseconds since 1970. */
  receivedAt: Schema.Int,
})
export type WithdrawalReceipt = typeof WithdrawalReceipt.Type
