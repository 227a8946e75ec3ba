import * as Data from "effect/Data"
import * as Effect from "effect/Effect"
import * as Semaphore from "effect/Semaphore"

import type { IdempotencyKey } from "@heimwerk/core/command/IdempotencyKey.ts"
import { BotVerification, type CheckedForm } from "@heimwerk/core/botCheck/BotCheck.port.ts"
import type { CustomerRequest } from "@heimwerk/core/forms/RequestReceiver.port.ts"

import type { Mail } from "@heimwerk/core/mail/Mail.ts"

import type { StoreFailure } from "../visitor/VisitorStore.ts"

/** A submission of a form: its idempotency key, and its answers without the bot check token. */
export interface Submission {
  readonly key: IdempotencyKey
  readonly answers: string
}

/**
 * Why a submission is not stored. `Invalid`: an answer is invalid, or the key was used for another request.
 * `NotHuman`: the bot check failed. `TooManyMails`: the address got too many confirmation mails.
 */
export class RequestRefused extends Data.TaggedError("RequestRefused")<{
  readonly reason: "Invalid" | "NotHuman" | "TooManyMails"
}> {}

/** The confirmation that a request needs before it is delivered. */
export interface Confirmation {
  /** The customer's e-mail address. The number of mails to it is limited. */
  readonly email: string
  /** Returns the mail to the customer. Its link contains the token. */
  readonly mail: (token: string) => Omit<Mail, "id">
}

/**
 * Store of customers' requests by idempotency key. A key may be used again after 24 hours
 * (`keyLifetimeMillis`).
 */
export interface RequestStore {
  /** Returns the request id stored under the key. Refuses a key that was used with other answers. */
  find(submission: Submission): Effect.Effect<string | undefined, RequestRefused | StoreFailure>
  /**
   * Stores a request and returns its id. If another server has stored a request under the same key in the
   * meantime, returns that id. If `confirmation` is given, also sends its mail. The request is then delivered
   * only after the customer has confirmed it.
   */
  store(
    request: Omit<CustomerRequest, "id">,
    submission: Submission,
    confirmation?: Confirmation,
  ): Effect.Effect<string, RequestRefused | StoreFailure>
  /** Confirms the request of a token. Returns `false` if the token is unknown or has expired. */
  confirm(token: string): Effect.Effect<boolean, StoreFailure>
}

/** A submission together with its checks. */
interface Incoming<E> extends Submission {
  readonly form: CustomerRequest["form"]
  readonly checkedAs: CheckedForm
  readonly token: string
  /** The text to store, or `undefined` if an answer is invalid. */
  readonly payload: Effect.Effect<string | undefined, E>
  readonly confirmation?: Confirmation | undefined
}

const maxParallelKeys = 64

const slotOf = (key: string) => {
  let sum = 0
  for (const letter of key) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % maxParallelKeys
  return sum
}

/**
 * Runs the submissions of one idempotency key one after another. The second submission of a double click then
 * finds the first one stored and does not verify its token again. There are 64 slots, so submissions with
 * different keys may also wait for each other. If several servers get the same key, the store accepts one
 * submission.
 */
const makeSerializer = () => {
  const slots = Array.from({ length: maxParallelKeys }, () => Semaphore.makeUnsafe(1))
  return <A, E, R>(key: string, work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    slots[slotOf(key)]?.withPermit(work) ?? work
}

/**
 * Accepts customers' requests and returns their ids (docs/adr/0016). A repeated key returns the same id
 * again. The bot check token is verified last, because verifying uses it up. If the token is refused, the key
 * is looked up again, because another server may have stored the request with that token.
 */
export const makeAcceptRequest = (store: RequestStore) =>
  Effect.map(BotVerification, (bots) => {
    const serialize = makeSerializer()
    return <E>({ answers, checkedAs, confirmation, form, key, payload, token }: Incoming<E>) => {
      const submission = { key, answers }
      const accept = Effect.gen(function* () {
        const before = yield* store.find(submission)
        if (before !== undefined) return before
        const checked = yield* payload
        if (checked === undefined) return yield* new RequestRefused({ reason: "Invalid" })
        if (yield* bots.verify(checkedAs, token))
          return yield* store.store({ form, payload: checked }, submission, confirmation)
        return (yield* store.find(submission)) ?? (yield* new RequestRefused({ reason: "NotHuman" }))
      })
      return serialize(key, accept)
    }
  })
