import { Effect } from "effect"

import { paths } from "../../paths.ts"
import type { Load } from "../Answer.ts"

/** The token of the mailed link; missing if the link is incomplete. */
export interface ConfirmData {
  readonly token?: string
}

/**
 * Loads the page that confirms a newsletter subscription. It is not indexed, because only readers of the
 * mail need it.
 */
export const loadConfirm: Load<ConfirmData> = ({ url }) => {
  const token = url.searchParams.get("token")?.trim() ?? ""
  return Effect.succeed({
    kind: "page",
    data: token === "" ? {} : { token },
    meta: {
      title: "Newsletter bestätigen | Heimwerk",
      description: "",
      canonicalPath: paths.newsletterConfirm,
      robots: "noindex",
    },
  })
}
