import type { ErrorReasons } from "../values/errorFields.ts"

/**
 * Why a call of the payment service fails: status and German sentence of each reason. This module does not
 * load Effect.
 */
export const paymentsReasons = {
  Unavailable: {
    status: 503,
    message:
      "Die Bezahlung ist gerade nicht möglich. Deine Bestellung bleibt erhalten. Bitte versuche es gleich noch einmal.",
  },
  Refused: { status: 422, message: "Der Zahlungsdienst hat den Auftrag abgelehnt." },
  Unknown: { status: 404, message: "Der Zahlungsdienst kennt diese Zahlung nicht." },
  Forged: { status: 400, message: "Diese Nachricht kommt nicht vom Zahlungsdienst." },
} satisfies ErrorReasons
