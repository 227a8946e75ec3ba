import * as Effect from "effect/Effect"

import { onCommand } from "../connection/commandListeners.ts"
import type { Connection } from "../connection/Connection.ts"
import type { Store } from "../Store.ts"

/** The part of a core service that empties and reads its list. */
interface Service {
  readonly forget: Effect.Effect<void>
  readonly load: Effect.Effect<unknown, unknown>
}

/** Matches the paths of the commands that end a customer's session. */
const logout = /\/(?:customer\/logout|customers\/me\/deletion)$/u

/**
 * Reads a list again after a command of another noun gave the visitor another one. After a logout it is empty at once.
 * It is read then, too: the answer to an earlier read may arrive late and show the customer's list. So it is emptied
 * again if the read fails. A list that has never been used is not read.
 *
 * @param changing matches the paths of the other commands after which the visitor has another list
 */
export const keepCurrent = (
  connection: Connection,
  { get }: Store<unknown>,
  { forget, load }: Service,
  changing: RegExp,
): void => {
  const unused = get()
  onCommand(connection, (path) => {
    if (get() === unused) return
    if (logout.test(path))
      Effect.runFork(
        Effect.andThen(
          forget,
          Effect.catch(load, () => forget),
        ),
      )
    // The state of the list shows a failed read.
    if (changing.test(path)) Effect.runFork(Effect.exit(load))
  })
}
