import * as Data from "effect/Data"
import * as Effect from "effect/Effect"
import * as Semaphore from "effect/Semaphore"

import type { IdempotencyKey } from "@heimwerk/core/command/IdempotencyKey.ts"
import { BotVerification, type CheckedForm } from "@heimwerk/core/botCheck/BotCheck.port.ts"
import type { CustomerRequest } from "@heimwerk/core/forms/RequestReceiver.port.ts"

import type { StoreFailure } from "../visitor/VisitorStore.ts"

/** A try to send a request: its idempotency key, and its answers without the token of the bot check. */
export interface Submission {
  readonly key: IdempotencyKey
  readonly answers: string
}

/** Why a request is not stored: an answer is wrong or the key names another request (`Invalid`), or the bot check failed. */
export class RequestRefused extends Data.TaggedError("RequestRefused")<{
  readonly reason: "Invalid" | "NotHuman"
}> {}

/** Stored requests by their keys. A key is free again after 24 hours (`keyLifetimeMillis`). */
export interface RequestStore {
  /** Returns the id stored under the key. Refuses a key that was used with other answers. */
  find(submission: Submission): Effect.Effect<string | undefined, RequestRefused | StoreFailure>
  /** Stores a request and returns its id, or the id that another server stored under the same key in the meantime. */
  store(
    request: Omit<CustomerRequest, "id">,
    submission: Submission,
  ): Effect.Effect<string, RequestRefused | StoreFailure>
}

/** A submission with its checks. */
interface Incoming<E> extends Submission {
  readonly form: CustomerRequest["form"]
  readonly checkedAs: CheckedForm
  readonly token: string
  /** The text to store, or `undefined` when an answer is not allowed. */
  readonly payload: Effect.Effect<string | undefined, E>
}

const maxParallelKeys = 64

const slotOf = (key: string) => {
  let sum = 0
  for (const letter of key) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % maxParallelKeys
  return sum
}

/**
 * Runs the submissions of one key one after another, so that the second request of a double click finds the first one stored
 * and does not verify its token again. Keys in the same slot wait for each other too. Between servers the store decides.
 */
const makeSerializer = () => {
  const slots = Array.from({ length: maxParallelKeys }, () => Semaphore.makeUnsafe(1))
  return <A, E, R>(key: string, work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    slots[slotOf(key)]?.withPermit(work) ?? work
}

/**
 * Accepts customers' requests and returns their ids (docs/adr/0016). A known key returns the id from before. The token is
 * verified last, because verification uses it up. After a refused token the key is looked up again: another server may have
 * stored the request with that token.
 */
export const makeAcceptRequest = (store: RequestStore) =>
  Effect.map(BotVerification, (bots) => {
    const serialize = makeSerializer()
    return <E>({ answers, checkedAs, form, key, payload, token }: Incoming<E>) => {
      const submission = { key, answers }
      const accept = Effect.gen(function* () {
        const before = yield* store.find(submission)
        if (before !== undefined) return before
        const checked = yield* payload
        if (checked === undefined) return yield* new RequestRefused({ reason: "Invalid" })
        if (yield* bots.verify(checkedAs, token))
          return yield* store.store({ form, payload: checked }, submission)
        return (yield* store.find(submission)) ?? (yield* new RequestRefused({ reason: "NotHuman" }))
      })
      return serialize(key, accept)
    }
  })
