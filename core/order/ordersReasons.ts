import type { ErrorReasons } from "../values/errorFields.ts"

/**
 * Why a customer's orders cannot be read: status and German sentence of each reason. This module does not
 * load Effect.
 */
export const ordersReasons = {
  NotLoggedIn: { status: 401, message: "Bitte melde dich an, um deine Einkäufe zu sehen." },
  UnknownOrder: { status: 404, message: "Diese Bestellung gibt es in deinem Kundenkonto nicht." },
  Unavailable: {
    status: 503,
    message: "Deine Einkäufe sind gerade nicht erreichbar. Bitte versuche es gleich noch einmal.",
  },
} satisfies ErrorReasons
