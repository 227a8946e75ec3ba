import type { ErrorReasons } from "../values/errorFields.ts"

/**
 * Why the stock of markets cannot be loaded: status and German sentence of each reason. This module does
 * not load Effect.
 */
export const stocksReasons = {
  Unavailable: {
    status: 503,
    message:
      "Die Verfügbarkeit in den Märkten kann gerade nicht abgefragt werden. Bitte versuche es noch einmal.",
  },
} satisfies ErrorReasons
