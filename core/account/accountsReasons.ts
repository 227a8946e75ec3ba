import { notConfirmed } from "../botCheck/notConfirmed.ts"
import { loginMessages } from "./loginMessages.ts"
import type { ErrorReasons } from "../values/errorFields.ts"

/**
 * Why an account request fails: status and German sentence of each reason. This module does not load Effect.
 */
export const accountsReasons = {
  InvalidCredentials: { status: 401, message: loginMessages.invalidCredentials },
  NotLoggedIn: { status: 401, message: "Bitte melde dich an." },
  NotConfirmed: { status: 422, message: notConfirmed },
  TooManyTries: {
    status: 429,
    message: "Zu viele Anmeldeversuche. Bitte warte einen Moment und versuche es dann noch einmal.",
  },
  Unavailable: {
    status: 503,
    message: "Dein Kundenkonto ist gerade nicht erreichbar. Bitte versuche es später noch einmal.",
  },
} satisfies ErrorReasons
