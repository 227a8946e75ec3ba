import { accountPaths } from "@heimwerk/core/account/paths.ts"
import { Effect } from "effect"

import type { Load } from "../Answer.ts"
import { missing } from "../failed.ts"

/** Answers paths without a page. The root of the account area redirects to its overview, which asks for a login. */
export const load: Load<never> = ({ url }) =>
  Effect.succeed(
    /^\/meinkonto\/?$/u.test(url.pathname)
      ? { kind: "moved", to: accountPaths.overview }
      : missing(url.pathname),
  )
