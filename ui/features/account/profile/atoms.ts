import { command } from "../../../runtime/bridge.ts"
import type { Tries } from "../form/sending.ts"
import type { EmailValues, PasswordValues, PersonalValues } from "./commands.ts"

const commands = () => import("./commands.ts")

/** Changes salutation, name and telephone number of the customer. */
export const changeDataAtom = command(commands, ({ changeData }, values: PersonalValues, tries: Tries) =>
  changeData(values, tries),
)
/** Requests a change of the account's e-mail address. */
export const changeEmailAtom = command(commands, ({ changeEmail }, values: EmailValues, tries: Tries) =>
  changeEmail(values, tries),
)
/** Changes the password of the logged-in customer. */
export const changePasswordAtom = command(
  commands,
  ({ changePassword }, values: PasswordValues, tries: Tries) => changePassword(values, tries),
)
/** Sets the loyalty card of the account. An empty number means no card. */
export const settleCardAtom = command(
  commands,
  ({ settleCard }, values: { readonly cardNumber: string }, tries: Tries) => settleCard(values, tries),
)
