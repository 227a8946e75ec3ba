import type { Answer } from "./Answer.ts"

/** The answer for a page whose data could not be had: its own German words, nothing for search engines. */
export const failed = (message: string, canonicalPath: string): Answer<never> => ({
  kind: "failed",
  message,
  meta: {
    title: "Da ist etwas schief gelaufen | Heimwerk",
    description: "",
    canonicalPath,
    robots: "noindex",
  },
})

/** The answer for an address that leads nowhere. */
export const missing = (canonicalPath: string): Answer<never> => ({
  kind: "missing",
  meta: { title: "Seite nicht gefunden | Heimwerk", description: "", canonicalPath, robots: "noindex" },
})
