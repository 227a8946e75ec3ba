import { brand } from "../brand.ts"
import type { Answer } from "./Answer.ts"

/**
 * Returns the result for a page whose data failed to load: an error page with a German message, which search
 * engines do not index.
 *
 * @param isPrivate whether the page's address contains a secret. Default: false.
 */
export const failed = (message: string, canonicalPath: string, isPrivate = false): Answer<never> => ({
  kind: "failed",
  message,
  meta: {
    title: `Da ist etwas schief gelaufen | ${brand.brand}`,
    description: "",
    canonicalPath,
    robots: "noindex",
    ...(isPrivate ? { isPrivate } : {}),
  },
})

/** Returns the result for a page that does not exist. */
export const missing = (canonicalPath: string): Answer<never> => ({
  kind: "missing",
  meta: { title: `Seite nicht gefunden | ${brand.brand}`, description: "", canonicalPath, robots: "noindex" },
})
