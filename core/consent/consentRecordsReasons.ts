import type { ErrorReasons } from "../values/errorFields.ts"

/**
 * Why a consent record cannot be stored: status and German sentence of each reason. This module does not
 * load Effect.
 */
export const consentRecordsReasons = {
  NotTheCustomer: {
    status: 403,
    message: "Bitte melde dich an, damit wir deine Auswahl in deinem Kundenkonto vermerken können.",
  },
  Unavailable: {
    status: 503,
    message: "Deine Auswahl zur Privatsphäre gilt, konnte aber nicht in deinem Kundenkonto vermerkt werden.",
  },
} satisfies ErrorReasons
