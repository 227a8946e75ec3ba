import { accountPaths } from "@heimwerk/core/account/paths.ts"
import { Effect } from "effect"

import type { Load } from "../Answer.ts"
import { missing } from "../failed.ts"

/**
 * Returns "not found" for paths without a page. `/meinkonto` redirects to the account overview, which
 * requires a login.
 */
export const load: Load<never> = ({ url }) =>
  Effect.succeed(
    /^\/meinkonto\/?$/u.test(url.pathname)
      ? { kind: "moved", to: accountPaths.overview + url.search }
      : missing(url.pathname),
  )
