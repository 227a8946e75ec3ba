import { requestConfirmationPath } from "@heimwerk/core/forms/energy/requestConfirmationPath.ts"
import { Effect } from "effect"

import { brand } from "../../../brand.ts"
import type { Load } from "../../Answer.ts"

/** The token of the mailed link; missing if the link is incomplete. */
export interface ConfirmRequestData {
  readonly token?: string
}

/**
 * Loads the page that confirms an energy request. Search engines do not index the page, because only readers
 * of the mail need it.
 */
export const loadConfirmRequest: Load<ConfirmRequestData> = ({ url }) => {
  const token = url.searchParams.get("token")?.trim() ?? ""
  return Effect.succeed({
    kind: "page",
    data: token === "" ? {} : { token },
    meta: {
      title: `Anfrage bestätigen | ${brand.brand}`,
      description: "",
      canonicalPath: requestConfirmationPath,
      robots: "noindex",
    },
  })
}
