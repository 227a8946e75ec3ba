import type { ErrorReasons } from "../values/errorFields.ts"

/**
 * Why a form configuration cannot be read: status and German sentence of each reason. This module does not
 * load Effect.
 */
export const formConfigsReasons = {
  Invalid: {
    status: 422,
    message: "Das Formular ist gerade nicht verfügbar. Bitte versuche es später noch einmal.",
  },
  Unavailable: {
    status: 503,
    message: "Das Formular kann gerade nicht geladen werden. Bitte versuche es noch einmal.",
  },
} satisfies ErrorReasons
