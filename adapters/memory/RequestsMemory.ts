import { Clock, Effect, Layer } from "effect"

import { keyLifetimeMillis } from "@heimwerk/core/command/IdempotencyKey.ts"
import { randomKey } from "@heimwerk/core/command/randomKey.ts"
import { FeedbackInbox } from "@heimwerk/core/feedback/FeedbackInbox.port.ts"
import {
  maxRequestMails,
  requestConfirmationLifetimeMillis,
  requestMailWindowMillis,
} from "@heimwerk/core/forms/energy/confirmation.ts"
import { FormInbox } from "@heimwerk/core/forms/FormInbox.port.ts"
import type { Mail } from "@heimwerk/core/mail/Mail.ts"
import { Outbox } from "@heimwerk/core/mail/Outbox.port.ts"
import type { CustomerRequest } from "@heimwerk/core/forms/RequestReceiver.port.ts"

import { RequestRefused, type RequestStore, type Submission } from "../requests/acceptRequest.ts"
import { feedbackInboxOver } from "../requests/feedbackInboxOver.ts"
import { formInboxOver } from "../requests/formInboxOver.ts"
import { StoreFailure } from "../visitor/VisitorStore.ts"

/** A request with its confirmation link. */
interface WaitingRequest {
  readonly token: string
  readonly who: string
  readonly at: number
  readonly request: CustomerRequest
  isConfirmed: boolean
}

/**
 * Makes a store that appends each request to the given list: at once, or after the customer's confirmation
 * if the request needs one.
 */
const requestStore = (
  requests: Array<CustomerRequest>,
  send: (mail: Mail) => Effect.Effect<void, StoreFailure>,
) => {
  const waiting: Array<WaitingRequest> = []
  const used = new Map<string, { readonly answers: string; readonly id: string; readonly at: number }>()
  const find = Effect.fnUntraced(function* ({ answers, key }: Submission) {
    const now = yield* Clock.currentTimeMillis
    const known = used.get(key)
    if (known === undefined || known.at <= now - keyLifetimeMillis) return undefined
    return known.answers === answers ? known.id : yield* new RequestRefused({ reason: "Invalid" })
  })
  const store: RequestStore = {
    find,
    store: Effect.fnUntraced(function* (request, { answers, key }, confirmation) {
      const id = `${request.form}-${yield* randomKey}`
      const now = yield* Clock.currentTimeMillis
      if (confirmation === undefined) requests.push({ ...request, id })
      else {
        const who = confirmation.email.trim().toLowerCase()
        const mails = waiting.filter((one) => one.who === who && one.at > now - requestMailWindowMillis)
        if (mails.length >= maxRequestMails) return yield* new RequestRefused({ reason: "TooManyMails" })
        const token = yield* randomKey
        yield* send({ ...confirmation.mail(token), id: `confirm-${id}` })
        waiting.push({ token, who, at: now, request: { ...request, id }, isConfirmed: false })
      }
      used.set(key, { answers, id, at: now })
      return id
    }),
    confirm: Effect.fnUntraced(function* (token) {
      const oldest = (yield* Clock.currentTimeMillis) - requestConfirmationLifetimeMillis
      const found = waiting.find((one) => one.token === token && one.at > oldest)
      if (found === undefined) return false
      if (!found.isConfirmed) requests.push(found.request)
      found.isConfirmed = true
      return true
    }),
  }
  return store
}

/**
 * The inbox of the request forms in memory.
 *
 * @param origin the origin of links in mails
 * @param requests the list that requests are appended to
 */
export const formInbox = (origin: string, requests: Array<CustomerRequest> = []) =>
  Layer.effect(
    FormInbox,
    Effect.flatMap(Effect.service(Outbox), (outbox) => {
      const send = (mail: Mail) =>
        Effect.mapError(outbox.accept(mail), (cause) => new StoreFailure({ cause }))
      return formInboxOver(requestStore(requests, send), origin)
    }),
  )

/**
 * The inbox of feedback in memory.
 *
 * @param requests the list to which feedback is appended
 */
export const feedbackInbox = (requests: Array<CustomerRequest> = []) =>
  Layer.effect(
    FeedbackInbox,
    Effect.suspend(() => feedbackInboxOver(requestStore(requests, () => Effect.void))),
  )
