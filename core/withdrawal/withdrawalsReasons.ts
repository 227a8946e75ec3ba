import type { ErrorReasons } from "../values/errorFields.ts"

/**
 * Why a withdrawal is not accepted: status and German sentence of each reason. This module does not load
 * Effect.
 */
export const withdrawalsReasons = {
  Invalid: { status: 422, message: "Bitte prüfe deine Angaben." },
  TooManyTries: {
    status: 429,
    message: "Das waren viele Widerrufe hintereinander. Bitte versuche es in einer Stunde noch einmal.",
  },
  Unavailable: {
    status: 503,
    message:
      "Dein Widerruf konnte gerade nicht übermittelt werden. Bitte versuche es gleich noch einmal oder erkläre ihn uns per E-Mail.",
  },
} satisfies ErrorReasons
