import { access } from "node:fs/promises"

import { Context, Effect } from "effect"

/** Whether the operators have closed the shop for a while. */
export class Maintenance extends Context.Service<Maintenance, { readonly isOn: Effect.Effect<boolean> }>()(
  "server/Maintenance",
) {}

/** How long an answer of the file system counts: a busy shop asks it once a second, not once a request. */
const remembered = "1 second"

/** The switch is a file: the shop is closed while it is there, whatever is in it. */
export const maintenanceByFile = (file: string): Effect.Effect<Maintenance["Service"]> =>
  Effect.promise(() =>
    access(file).then(
      () => true,
      () => false,
    ),
  ).pipe(
    Effect.cachedWithTTL(remembered),
    Effect.map((isOn) => ({ isOn })),
  )
