import { nothingFound } from "./nothingFound.ts"
import type { ErrorReasons } from "../values/errorFields.ts"

/**
 * German message when a place search failed: the specified sentence (forms and markets 8), and a sentence that
 * says that the search can be repeated.
 */
const searchFailed = `${nothingFound} Die Suche ist gerade fehlgeschlagen, du kannst sie gleich wiederholen.`

/** Why a place lookup fails: status and German sentence of each reason. This module does not load Effect. */
export const placesReasons = {
  UnknownPlace: { status: 404, message: nothingFound },
  Unavailable: { status: 503, message: searchFailed },
} satisfies ErrorReasons
