import { loginMessages } from "./loginMessages.ts"
import { passwordGuessable, passwordNotAllowed } from "./passwordInput.ts"
import type { ErrorReasons } from "../values/errorFields.ts"

/**
 * Why a password reset fails: status and German sentence of each reason. This module does not load Effect.
 */
export const passwordResetReasons = {
  EmailInvalid: { status: 422, message: loginMessages.emailInvalid },
  PasswordNotAllowed: { status: 422, message: passwordNotAllowed },
  PasswordGuessable: { status: 422, message: passwordGuessable },
  LinkInvalid: {
    status: 404,
    message:
      "Dieser Link ist nicht mehr gültig: Er gilt 30 Minuten und nur einmal. Bitte fordere einen neuen an.",
  },
  TooManyTries: {
    status: 429,
    message: "Das waren viele Anfragen hintereinander. Bitte versuche es in einer Stunde noch einmal.",
  },
  Unavailable: {
    status: 503,
    message: "Dein Passwort kann gerade nicht geändert werden. Bitte versuche es gleich noch einmal.",
  },
} satisfies ErrorReasons
