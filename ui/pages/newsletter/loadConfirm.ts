import { Effect } from "effect"

import { paths } from "../../paths.ts"
import type { Load } from "../Answer.ts"

/** The token of the link, or none when the link was torn on its way. */
export interface ConfirmData {
  readonly token?: string
}

/** The page a newsletter's mail leads to; for nobody but the reader of the mail. */
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
