import type { ErrorReasons } from "../values/errorFields.ts"

/**
 * Why a newsletter subscription, its confirmation or its cancellation fails: status and German sentence of
 * each reason. This module does not load Effect.
 */
export const newsletterReasons = {
  EmailInvalid: { status: 422, message: "Bitte gib eine E-Mail-Adresse an" },
  LinkInvalid: {
    status: 404,
    message: "Dieser Bestätigungslink ist nicht mehr gültig. Bitte melde dich noch einmal zum Newsletter an.",
  },
  CancelLinkInvalid: {
    status: 404,
    message:
      "Dieser Abmeldelink gilt nicht mehr. Gib deine E-Mail-Adresse ein, dann bekommst du einen neuen.",
  },
  TooManyTries: {
    status: 429,
    message: "Das waren viele Anfragen hintereinander. Bitte versuche es in einer Stunde noch einmal.",
  },
  Unavailable: {
    status: 503,
    message: "Der Newsletter ist gerade nicht erreichbar. Bitte versuche es gleich noch einmal.",
  },
} satisfies ErrorReasons
