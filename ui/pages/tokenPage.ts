import { brand } from "../brand.ts"
import type { Answer } from "./Answer.ts"

/** Data of a page that a mailed link opens. */
export interface TokenData {
  /** The token in the page's URL; missing if the visitor did not come from a complete link. */
  readonly token?: string
}

/**
 * Returns a page that needs no data of the shop, and takes its token from the address if a mailed link has opened it.
 * Search engines do not index the page. No cache may store it with a token, because a token is a secret.
 */
export const tokenPage = (title: string, canonicalPath: string, { searchParams }: URL): Answer<TokenData> => {
  const token = searchParams.get("token")?.trim() ?? ""
  const meta = { title: `${title} | ${brand.brand}`, description: "", canonicalPath, robots: "noindex" }
  return token === ""
    ? { kind: "page", data: {}, meta }
    : { kind: "page", data: { token }, meta: { ...meta, isPrivate: true } }
}
