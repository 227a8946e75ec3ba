import * as Effect from "effect/Effect"

import type { IdempotencyKey } from "@heimwerk/core/command/IdempotencyKey.ts"
import { randomKey } from "@heimwerk/core/command/randomKey.ts"
import { confirmationLink, mailFor } from "@heimwerk/core/newsletter/mails.ts"
import { type Newsletter, NewsletterError } from "@heimwerk/core/newsletter/Newsletter.port.ts"
import { type KnownSubscriber, replyTo, subscriberOf } from "@heimwerk/core/newsletter/reply.ts"

import type { MailingStore } from "../mail/MailingStore.ts"

export interface NewsletterStore<E> extends MailingStore<E> {
  /**
   * Records a subscription request and returns what is known about the subscriber, or `undefined` for a
   * repeated key.
   */
  record(subscriber: string, key: IdempotencyKey): Effect.Effect<KnownSubscriber | undefined, E>
  /** Records that a subscription request was answered with a mail, and the token of the link in that mail. */
  recordMail(subscriber: string, key: IdempotencyKey, token: string | undefined): Effect.Effect<unknown, E>
  /** Confirms the subscriber of a token. Returns whether there is one and the token is not expired. */
  confirm(token: string): Effect.Effect<boolean, E>
}

const unavailable = (cause: unknown) => new NewsletterError({ reason: "Unavailable", cause })

/**
 * Implements the newsletter on a store.
 *
 * @param origin the origin of links in mails
 */
export const newsletterOver = <E>(store: NewsletterStore<E>, origin: string): Newsletter["Service"] => ({
  subscribe: Effect.fn("newsletterOver.subscribe")(
    function* (email, key) {
      const subscriber = subscriberOf(email)
      const known = yield* store.record(subscriber, key)
      const reply = known === undefined ? "none" : replyTo(known)
      if (reply === "none") return
      const token = yield* store.newToken
      yield* store.recordMail(subscriber, key, reply === "confirm" ? token : undefined)
      const id = `newsletter-${yield* randomKey}`
      yield* store.send(mailFor(reply, { id, email, link: confirmationLink(origin, token) }))
    },
    (work) => store.atomically(work),
    Effect.mapError(unavailable),
  ),
  confirm: Effect.fn("newsletterOver.confirm")(function* (token) {
    const isConfirmed = yield* Effect.mapError(store.confirm(token), unavailable)
    if (!isConfirmed) return yield* new NewsletterError({ reason: "LinkInvalid" })
  }),
})
