import { access } from "node:fs/promises"

import { Context, Effect } from "effect"

/** Whether operators have closed the shop. */
export class Maintenance extends Context.Service<Maintenance, { readonly isOn: Effect.Effect<boolean> }>()(
  "server/Maintenance",
) {}

/**
 * Time for which the result of a check is cached, so that a busy shop accesses the file system at most once
 * a second.
 */
const cacheTime = "1 second"

/** Reports maintenance while a file exists, whatever its content. */
export const maintenanceByFile = (file: string): Effect.Effect<Maintenance["Service"]> =>
  Effect.promise(() =>
    access(file).then(
      () => true,
      () => false,
    ),
  ).pipe(
    Effect.cachedWithTTL(cacheTime),
    Effect.map((isOn) => ({ isOn })),
  )
