import { unknownError } from "../navigation/unknownError.ts"
import type { ErrorReasons } from "../values/errorFields.ts"

/**
 * Why a request to the catalogue fails: status and German sentence of each reason. This module does not
 * load Effect.
 */
export const catalogReasons = {
  NotFound: { status: 404, message: "Diesen Artikel gibt es bei uns nicht (mehr)." },
  Unavailable: { status: 503, message: unknownError },
} satisfies ErrorReasons
