import { Clock, Effect, Layer } from "effect"

import { keyLifetimeMillis } from "@heimwerk/core/command/IdempotencyKey.ts"
import { randomKey } from "@heimwerk/core/command/randomKey.ts"
import { FeedbackInbox } from "@heimwerk/core/feedback/FeedbackInbox.port.ts"
import { FormInbox } from "@heimwerk/core/forms/FormInbox.port.ts"
import type { CustomerRequest } from "@heimwerk/core/forms/RequestReceiver.port.ts"

import { RequestRefused, type RequestStore, type Submission } from "../requests/acceptRequest.ts"
import { feedbackInboxOver } from "../requests/feedbackInboxOver.ts"
import { formInboxOver } from "../requests/formInboxOver.ts"

/** Appends customers' requests to the given list, oldest first. */
const requestStore = (requests: Array<CustomerRequest>) => {
  const used = new Map<string, { readonly answers: string; readonly id: string; readonly at: number }>()
  const find = Effect.fnUntraced(function* ({ answers, key }: Submission) {
    const now = yield* Clock.currentTimeMillis
    const known = used.get(key)
    if (known === undefined || known.at <= now - keyLifetimeMillis) return undefined
    return known.answers === answers ? known.id : yield* new RequestRefused({ reason: "Invalid" })
  })
  const store: RequestStore = {
    find,
    store: Effect.fnUntraced(function* (request, { answers, key }) {
      const id = `${request.form}-${yield* randomKey}`
      used.set(key, { answers, id, at: yield* Clock.currentTimeMillis })
      requests.push({ ...request, id })
      return id
    }),
  }
  return store
}

/** The inbox of the request forms in memory. */
export const formInbox = Layer.effect(
  FormInbox,
  Effect.suspend(() => formInboxOver(requestStore([]))),
)

/**
 * The inbox of feedback in memory.
 *
 * @param requests the list to which feedback is appended
 */
export const feedbackInbox = (requests: Array<CustomerRequest> = []) =>
  Layer.effect(
    FeedbackInbox,
    Effect.suspend(() => feedbackInboxOver(requestStore(requests))),
  )
