import { brand } from "../brand.ts"
import type { Answer } from "./Answer.ts"

/** Data of a page that a mailed link opens. */
export interface TokenData {
  /** The token in the page's URL; missing if the visitor did not come from a complete link. */
  readonly token?: string
}

/**
 * Returns the page of a mailed link, or a page of the account beside it. Search engines do not index it, because only
 * readers of mails need it. No cache may store a page with a token: whoever has the token can use the link.
 */
export const tokenPage = (title: string, canonicalPath: string, { searchParams }: URL): Answer<TokenData> => {
  const token = searchParams.get("token")?.trim() ?? ""
  const meta = { title: `${title} | ${brand.brand}`, description: "", canonicalPath, robots: "noindex" }
  return token === ""
    ? { kind: "page", data: {}, meta }
    : { kind: "page", data: { token }, meta: { ...meta, isPrivate: true } }
}
