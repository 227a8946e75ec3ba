import { passwordGuessable } from "./passwordInput.ts"
import type { ErrorReasons } from "../values/errorFields.ts"

/**
 * Why a registration or its confirmation fails: status and German sentence of each reason. This module
 * does not load Effect.
 */
export const registrationReasons = {
  Invalid: { status: 422, message: "Bitte prüfe deine Angaben." },
  PasswordGuessable: { status: 422, message: passwordGuessable },
  LinkInvalid: {
    status: 404,
    message: "Dieser Bestätigungslink ist nicht mehr gültig. Bitte registriere dich noch einmal.",
  },
  TooManyTries: {
    status: 429,
    message: "Das waren viele Registrierungen hintereinander. Bitte versuche es in einer Stunde noch einmal.",
  },
  Unavailable: {
    status: 503,
    message: "Die Registrierung ist gerade nicht erreichbar. Bitte versuche es gleich noch einmal.",
  },
} satisfies ErrorReasons
