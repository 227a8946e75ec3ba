import * as Result from "effect/Result"
import * as Schema from "effect/Schema"

import type { IdempotencyKey } from "../command/IdempotencyKey.ts"
import { decoder } from "./decoder.ts"

/** An attempt to send a form: its idempotency key, and its answers as text. */
export interface Attempt {
  readonly key: IdempotencyKey
  readonly answers: string
}

const decode = decoder(
  Schema.fromJsonString(Schema.Array(Schema.Struct({ key: Schema.NonEmptyString, answers: Schema.String }))),
)

/**
 * Reads the attempts stored in this browser tab. Returns an empty list for missing or invalid text. In the
 * worst case a request whose response was lost is then sent twice.
 */
export const readAttempts = (text: string | undefined): ReadonlyArray<Attempt> =>
  text === undefined ? [] : Result.getOrElse(decode(text), () => [])

/**
 * Returns the answers of a form request as text for comparison. Omits the bot check token, which differs in
 * each attempt.
 */
export const answersOf = (request: { readonly token: string }): string =>
  JSON.stringify({ ...request, token: "" })

/**
 * Adds an attempt to send a form. An attempt with the same answers reuses the earlier key, so that a request
 * with a lost response is stored once. Changed answers get `newKey`, because a key belongs to one request.
 */
export const withAttempt = (
  attempts: ReadonlyArray<Attempt>,
  answers: string,
  newKey: IdempotencyKey,
): { readonly key: IdempotencyKey; readonly attempts: ReadonlyArray<Attempt> } => {
  const known = attempts.find((attempt) => attempt.answers === answers)
  return known === undefined
    ? { key: newKey, attempts: [...attempts, { key: newKey, answers }] }
    : { key: known.key, attempts }
}
