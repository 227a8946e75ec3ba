import type { ErrorReason } from "./errorFields.ts"

/** Reason of a refused call: its network has made too many calls within an hour. */
export const tooManyTries: ErrorReason = {
  status: 429,
  message: "Das waren viele Versuche hintereinander. Bitte versuche es in einer Stunde noch einmal.",
}
