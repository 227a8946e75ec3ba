import { command } from "../../../runtime/bridge.ts"
import type { Tries } from "../form/sending.ts"
import type { AddressValues } from "./commands.ts"

const commands = () => import("./commands.ts")

/** Adds an address to the address book, or changes the one with the given id. */
export const saveAddressAtom = command(
  commands,
  ({ saveAddress }, id: string | undefined, values: AddressValues, tries: Tries) =>
    saveAddress(id, values, tries),
)
/** Removes an address from the address book. */
export const removeAddressAtom = command(commands, ({ removeAddress }, id: string, tries: Tries) =>
  removeAddress(id, tries),
)
/** Makes an address the default one. */
export const makeDefaultAtom = command(commands, ({ makeDefault }, id: string, tries: Tries) =>
  makeDefault(id, tries),
)
