import * as Effect from "effect/Effect"
import { FetchHttpClient } from "effect/http"

import { checks } from "./checks/all.ts"
import { makeBackend } from "./suite/Backend.ts"
import type { CheckOptions, CheckResult } from "./suite/CheckOptions.ts"
import { runChecks } from "./suite/runChecks.ts"

export type { CheckOptions, CheckResult } from "./suite/CheckOptions.ts"

const isChosen = (id: string, only: CheckOptions["only"]): boolean =>
  only === undefined || only.some((name) => id === name || id.startsWith(`${name}.`))

/**
 * Checks whether a backend answers as the HTTP contract says. A backend that does not answer fails every check. The
 * promise rejects if `origin` is not a URL, or if a name in `only` is unknown. With `write`, checks also send
 * commands as new visitors, and empty the visitors' lists at the end.
 */
export const checkBackend = (options: CheckOptions): Promise<ReadonlyArray<CheckResult>> => {
  const unknown = options.only?.filter((name) => !checks.some(({ id }) => isChosen(id, [name]))) ?? []
  if (unknown.length > 0) return Promise.reject(new Error(`There is no check named ${unknown.join(", ")}.`))
  return makeBackend(options).pipe(
    Effect.flatMap((backend) =>
      runChecks(
        backend,
        checks.filter(
          ({ id, writes = false }) => isChosen(id, options.only) && (!writes || options.write === true),
        ),
      ),
    ),
    Effect.provide(FetchHttpClient.layer),
    Effect.runPromise,
  )
}
