import type { ErrorReasons } from "../values/errorFields.ts"
import { tooManyTries } from "../values/tooManyTries.ts"

/**
 * Why a consent record cannot be stored: status and German sentence of each reason. This module does not
 * load Effect.
 */
export const consentRecordsReasons = {
  NotTheCustomer: {
    status: 403,
    message: "Bitte melde dich an, damit wir deine Auswahl in deinem Kundenkonto vermerken können.",
  },
  TooManyTries: tooManyTries,
  Unavailable: {
    status: 503,
    message: "Deine Auswahl zur Privatsphäre gilt, konnte aber nicht in deinem Kundenkonto vermerkt werden.",
  },
} satisfies ErrorReasons
