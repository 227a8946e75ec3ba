import type { ErrorReasons } from "../values/errorFields.ts"

/**
 * Why the market list cannot be loaded: status and German sentence of each reason. This module does not
 * load Effect.
 */
export const marketsReasons = {
  Unavailable: {
    status: 503,
    message: "Die Märkte können gerade nicht geladen werden. Bitte versuche es später noch einmal.",
  },
} satisfies ErrorReasons
