import { command } from "../../../runtime/bridge.ts"
import type { Tries } from "../form/sending.ts"
import type { AddressValues } from "./commands.ts"

const commands = () => import("./commands.ts")

/** Puts an address into the book, or changes the one with that id. */
export const saveAddressAtom = command(
  commands,
  ({ saveAddress }, id: string | undefined, values: AddressValues, tries: Tries) =>
    saveAddress(id, values, tries),
)
/** Takes an address out of the book, */
export const removeAddressAtom = command(commands, ({ removeAddress }, id: string, tries: Tries) =>
  removeAddress(id, tries),
)
/** or makes it the one that is offered first. */
export const makeDefaultAtom = command(commands, ({ makeDefault }, id: string, tries: Tries) =>
  makeDefault(id, tries),
)
