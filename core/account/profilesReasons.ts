import { passwordGuessable, passwordNotAllowed } from "./passwordInput.ts"
import type { ErrorReasons } from "../values/errorFields.ts"

/**
 * Why a customer's data cannot be read or changed: status and German sentence of each reason. This module
 * does not load Effect.
 */
export const profilesReasons = {
  NotLoggedIn: { status: 401, message: "Bitte melde dich an, um deine Daten zu sehen und zu ändern." },
  Invalid: { status: 422, message: "Bitte prüfe deine Angaben." },
  WrongPassword: {
    status: 422,
    message: "Dein bisheriges Passwort stimmt nicht. Bitte prüfe deine Eingabe.",
  },
  PasswordNotAllowed: { status: 422, message: passwordNotAllowed },
  PasswordGuessable: { status: 422, message: passwordGuessable },
  LinkInvalid: {
    status: 404,
    message: "Dieser Bestätigungslink ist nicht mehr gültig. Bitte ändere deine E-Mail-Adresse noch einmal.",
  },
  LoyaltyCardUnknown: {
    status: 422,
    message: "Diese Vorteilskartennummer ist nicht gültig. Bitte prüfe deine Eingabe.",
  },
  TooManyTries: {
    status: 429,
    message: "Das waren zu viele falsche Eingaben. Bitte versuche es in einer Viertelstunde noch einmal.",
  },
  Unavailable: {
    status: 503,
    message: "Deine Daten sind gerade nicht erreichbar. Bitte versuche es gleich noch einmal.",
  },
} satisfies ErrorReasons
