import { feedbackFailed } from "./submission.ts"
import type { ErrorReasons } from "../values/errorFields.ts"
import { tooManyTries } from "../values/tooManyTries.ts"

/**
 * Why feedback cannot be submitted: status and German sentence of each reason. This module does not load
 * Effect.
 */
export const feedbackReasons = {
  NotHuman: { status: 403, message: feedbackFailed },
  MessageInvalid: { status: 422, message: feedbackFailed },
  TooManyTries: tooManyTries,
  Unavailable: { status: 503, message: feedbackFailed },
} satisfies ErrorReasons
