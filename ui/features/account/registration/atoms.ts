import { command } from "../../../runtime/bridge.ts"
import type { Tries } from "../form/sending.ts"
import type { NewAccountValues } from "./commands.ts"

const commands = () => import("./commands.ts")

/** Registers a new customer. The shop sends a mail with a confirmation link. */
export const registerAtom = command(commands, ({ register }, values: NewAccountValues, tries: Tries) =>
  register(values, tries),
)
/** Confirms the e-mail address of a new account. */
export const confirmRegistrationAtom = command(commands, ({ confirmRegistration }, token: string) =>
  confirmRegistration(token),
)
/** Confirms the new e-mail address of an existing account. */
export const confirmEmailAtom = command(commands, ({ confirmEmail }, token: string) => confirmEmail(token))
/** Requests a mail with a link for a new password. */
export const askResetAtom = command(
  commands,
  ({ askReset }, values: { readonly email: string }, tries: Tries) => askReset(values, tries),
)
/** Sets a new password with the token of a mailed link. */
export const redeemAtom = command(
  commands,
  ({ redeem }, token: string, values: { readonly password: string }, tries: Tries) =>
    redeem(token, values, tries),
)
