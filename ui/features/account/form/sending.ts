import type { InvalidFormData } from "@heimwerk/core/forms/InvalidFormData.ts"
import { randomKey } from "@heimwerk/core/command/randomKey.ts"
import type { IdempotencyKey } from "@heimwerk/core/command/IdempotencyKey.ts"
import { Effect, Result } from "effect"

import { type AccountPorts, type CustomerPorts, withAccountPorts } from "../../../runtime/customerPorts.ts"
import type { FieldProblems, Sent } from "./Sent.ts"

/**
 * The idempotency key of an attempt that may have arrived although it failed. A form whose values change
 * starts a new one.
 */
export interface Tries {
  key?: IdempotencyKey | undefined
}

/** Sends with the key of earlier attempts until one succeeds. */
const keyed = Effect.fnUntraced(function* <A, E, R>(
  tries: Tries,
  send: (key: IdempotencyKey) => Effect.Effect<A, E, R>,
) {
  const key = (tries.key ??= yield* randomKey)
  const value = yield* send(key)
  tries.key = undefined
  return value
})

const problemsOf = ({ problems }: InvalidFormData): FieldProblems =>
  Object.fromEntries(problems.toReversed().map(({ message, path }) => [path[0] ?? "", message]))

interface PortError {
  readonly reason: string
  readonly message: string
}

/**
 * Sends valid input with one idempotency key over all attempts. An expired session is a separate outcome,
 * not a failure of the form.
 */
export const sending = <Data, A, E extends PortError, R>(
  decoded: Result.Result<Data, InvalidFormData>,
  tries: Tries,
  send: (data: Data, key: IdempotencyKey) => Effect.Effect<A, E, R>,
): Effect.Effect<Sent<A>, E, Exclude<R, AccountPorts> | CustomerPorts> =>
  Result.match(decoded, {
    onFailure: (invalid) => Effect.succeed<Sent<A>>({ kind: "invalid", problems: problemsOf(invalid) }),
    onSuccess: (data) =>
      withAccountPorts(keyed(tries, (key) => send(data, key))).pipe(
        Effect.map((value): Sent<A> => ({ kind: "done", value })),
        Effect.catchIf(
          ({ reason }) => reason === "NotLoggedIn",
          () => Effect.succeed<Sent<A>>({ kind: "loggedOut" }),
        ),
      ),
  })
