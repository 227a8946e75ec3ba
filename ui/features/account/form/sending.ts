import { type InvalidFormData, problemsByField } from "@heimwerk/core/forms/InvalidFormData.ts"
import { randomKey } from "@heimwerk/core/command/randomKey.ts"
import type { IdempotencyKey } from "@heimwerk/core/command/IdempotencyKey.ts"
import { Effect, Result } from "effect"

import type { Sent } from "./Sent.ts"

/** Idempotency key of a failed attempt that the server may have executed. A changed form gets a new key. */
export interface Tries {
  key?: IdempotencyKey | undefined
}

/**
 * Sends a request with the idempotency key of the last failed attempt, or with a new key. A success clears
 * the key.
 */
const keyed = Effect.fnUntraced(function* <A, E>(
  tries: Tries,
  send: (key: IdempotencyKey) => Effect.Effect<A, E>,
) {
  const key = (tries.key ??= yield* randomKey)
  const value = yield* send(key)
  tries.key = undefined
  return value
})

interface PortError {
  readonly reason: string
  readonly message: string
}

/**
 * Turns the refusal of an easily guessed password into an error message of the password field.
 *
 * @param field the name of the field with the new password
 */
export const guessableAt = <A, E extends PortError>(field: string, sent: Effect.Effect<Sent<A>, E>) =>
  Effect.catchIf(
    sent,
    ({ reason }) => reason === "PasswordGuessable",
    ({ message }) => Effect.succeed<Sent<A>>({ kind: "invalid", problems: { [field]: message } }),
  )

/**
 * Sends valid form data, with one idempotency key for all attempts. Invalid form data and an expired session are
 * results, not errors.
 */
export const sending = <Data, A, E extends PortError>(
  decoded: Result.Result<Data, InvalidFormData>,
  tries: Tries,
  send: (data: Data, key: IdempotencyKey) => Effect.Effect<A, E>,
): Effect.Effect<Sent<A>, E> =>
  Result.match(decoded, {
    onFailure: (invalid) => Effect.succeed<Sent<A>>({ kind: "invalid", problems: problemsByField(invalid) }),
    onSuccess: (data) =>
      keyed(tries, (key) => send(data, key)).pipe(
        Effect.map((value): Sent<A> => ({ kind: "done", value })),
        Effect.catchIf(
          ({ reason }) => reason === "NotLoggedIn",
          () => Effect.succeed<Sent<A>>({ kind: "loggedOut" }),
        ),
      ),
  })
