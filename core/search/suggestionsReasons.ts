import { unknownError } from "../navigation/unknownError.ts"
import type { ErrorReasons } from "../values/errorFields.ts"

/**
 * Why suggestions cannot be read: status and German sentence of each reason. This module does not load
 * Effect.
 */
export const suggestionsReasons = {
  Unavailable: { status: 503, message: unknownError },
} satisfies ErrorReasons
