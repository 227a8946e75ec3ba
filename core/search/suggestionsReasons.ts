import { unknownError } from "../navigation/unknownError.ts"

/**
 * Why suggestions cannot be read: status and German sentence of each reason. This module does not load
 * Effect.
 */
export const suggestionsReasons = {
  Unavailable: { status: 503, message: unknownError },
} as const
