import type { ErrorReasons } from "../values/errorFields.ts"

/**
 * Why a form request is not accepted: status and German sentence of each reason. This module does not load
 * Effect.
 */
export const formInboxReasons = {
  Invalid: { status: 422, message: "Diese Anfrage ist so nicht möglich. Bitte prüfe deine Angaben." },
  NotHuman: {
    status: 403,
    message: "Wir konnten nicht bestätigen, dass du ein Mensch bist. Bitte bestätige es noch einmal.",
  },
  LinkInvalid: {
    status: 404,
    message: "Dieser Bestätigungslink ist nicht mehr gültig. Bitte stelle deine Anfrage noch einmal.",
  },
  TooManyMails: {
    status: 429,
    message:
      "An diese E-Mail-Adresse haben wir heute schon mehrere Bestätigungen geschickt. Bitte öffne den Link aus einer dieser E-Mails, oder versuche es morgen noch einmal.",
  },
  TooManyTries: {
    status: 429,
    message: "Das waren viele Anfragen hintereinander. Bitte versuche es in einer Stunde noch einmal.",
  },
  Unavailable: {
    status: 503,
    message:
      "Deine Anfrage konnte gerade nicht gesendet werden. Deine Angaben bleiben erhalten. Bitte versuche es noch einmal.",
  },
} satisfies ErrorReasons
