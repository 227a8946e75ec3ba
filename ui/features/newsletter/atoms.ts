import { command } from "../../runtime/bridge.ts"
import type { Tries } from "./commands.ts"

const load = () => import("./commands.ts")

/** Has a link sent to an address. */
export const subscribeAtom = command(load, ({ subscribe }, email: string, tries: Tries) =>
  subscribe(email, tries),
)

/** Confirms the address a link was sent to. */
export const confirmAtom = command(load, ({ confirm }, token: string) => confirm(token))
