import * as Result from "effect/Result"
import * as Schema from "effect/Schema"

import type { IdempotencyKey } from "../command/IdempotencyKey.ts"
import { decoder } from "./decoder.ts"

/** A try to send a request: the key it had, and its answers as text. */
export interface Attempt {
  readonly key: IdempotencyKey
  readonly answers: string
}

const decode = decoder(
  Schema.fromJsonString(Schema.Array(Schema.Struct({ key: Schema.NonEmptyString, answers: Schema.String }))),
)

/**
 * The tries that a tab remembers; none when nothing, or something unreadable, was kept. Then at worst a request whose answer
 * was lost is sent a second time.
 */
export const readAttempts = (text: string | undefined): ReadonlyArray<Attempt> =>
  text === undefined ? [] : Result.getOrElse(decode(text), () => [])

/** What a request asks for, to be compared: all but the token of the bot check, which is another at each try. */
export const answersOf = (request: { readonly token: string }): string =>
  JSON.stringify({ ...request, token: "" })

/**
 * The tries with this one, under its key from before when the same was tried already: a try whose answer was lost is then
 * repeated and not sent twice. Changed answers have the new key, because one key names one request.
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
