import { Email } from "../values/Email.ts"
import type { WithdrawalInput } from "./form.ts"
import type { Withdrawal } from "./Withdrawal.ts"

/** Converts the valid input of the withdrawal form to a withdrawal. */
export const toWithdrawal = (input: WithdrawalInput): Withdrawal => {
  const note = input.note.trim()
  return {
    name: input.name.trim(),
    contract: input.contract.trim(),
    email: Email.make(input.email.trim()),
    ...(note === "" ? {} : { note }),
  }
}
