import { command } from "../../../runtime/bridge.ts"
import type { Tries } from "../form/sending.ts"
import type { NewAccountValues } from "./commands.ts"

const commands = () => import("./commands.ts")

/** Registers a new customer; the mail with the link is on its way then. */
export const registerAtom = command(commands, ({ register }, values: NewAccountValues, tries: Tries) =>
  register(values, tries),
)
/** Confirms the address a new account was registered with. */
export const confirmRegistrationAtom = command(commands, ({ confirmRegistration }, token: string) =>
  confirmRegistration(token),
)
/** Confirms the new address of an account. */
export const confirmEmailAtom = command(commands, ({ confirmEmail }, token: string) => confirmEmail(token))
/** Has a link for a new password sent. */
export const askResetAtom = command(
  commands,
  ({ askReset }, values: { readonly email: string }, tries: Tries) => askReset(values, tries),
)
/** Sets a new password. */
export const redeemAtom = command(
  commands,
  ({ redeem }, token: string, values: { readonly password: string }, tries: Tries) =>
    redeem(token, values, tries),
)
