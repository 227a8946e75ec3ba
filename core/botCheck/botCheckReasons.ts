import { notConfirmed } from "./notConfirmed.ts"
import type { ErrorReasons } from "../values/errorFields.ts"
import { tooManyTries } from "../values/tooManyTries.ts"

/**
 * Why a bot check fails: status and German sentence of each reason. This module does not load Effect.
 */
export const botCheckReasons = {
  OtherBotCheck: {
    status: 404,
    message: "Dieser Shop prüft auf andere Weise, ob ein Mensch ein Formular sendet.",
  },
  NotSolved: { status: 422, message: notConfirmed },
  TooManyTries: tooManyTries,
  Unavailable: {
    status: 503,
    message: "Die Sicherheitsprüfung kann gerade nicht geladen werden. Bitte versuche es noch einmal.",
  },
} satisfies ErrorReasons
