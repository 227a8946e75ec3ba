import { command } from "../../../runtime/bridge.ts"
import type { Tries } from "../form/sending.ts"
import type { EmailValues, PasswordValues, PersonalValues } from "./commands.ts"

const commands = () => import("./commands.ts")

/** Changes name, salute and telephone number. */
export const changeDataAtom = command(commands, ({ changeData }, values: PersonalValues, tries: Tries) =>
  changeData(values, tries),
)
/** Asks for another address. */
export const changeEmailAtom = command(commands, ({ changeEmail }, values: EmailValues, tries: Tries) =>
  changeEmail(values, tries),
)
/** Sets another password. */
export const changePasswordAtom = command(
  commands,
  ({ changePassword }, values: PasswordValues, tries: Tries) => changePassword(values, tries),
)
/** Settles which card belongs to the account; an empty number: none. */
export const settleCardAtom = command(
  commands,
  ({ settleCard }, values: { readonly cardNumber: string }, tries: Tries) => settleCard(values, tries),
)
