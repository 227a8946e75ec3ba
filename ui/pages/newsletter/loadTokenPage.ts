import { Effect } from "effect"

import { brand } from "../../brand.ts"
import { paths } from "../../paths.ts"
import type { Load } from "../Answer.ts"

/** The token of the mailed link; missing if the link is incomplete or the page was opened without one. */
export interface TokenData {
  readonly token?: string
}

/**
 * Returns the loader of a page that a mailed link opens. Search engines do not index the page, because only
 * readers of mails need it.
 */
const tokenPage =
  (title: string, canonicalPath: string): Load<TokenData> =>
  ({ url }) => {
    const token = url.searchParams.get("token")?.trim() ?? ""
    return Effect.succeed({
      kind: "page",
      data: token === "" ? {} : { token },
      meta: { title: `${title} | ${brand.brand}`, description: "", canonicalPath, robots: "noindex" },
    })
  }

export const loadConfirm = tokenPage("Newsletter bestätigen", paths.newsletterConfirm)
export const loadCancel = tokenPage("Newsletter abbestellen", paths.newsletterCancel)
