import * as Effect from "effect/Effect"

import type { IdempotencyKey } from "@heimwerk/core/command/IdempotencyKey.ts"
import { randomKey } from "@heimwerk/core/command/randomKey.ts"
import type { Mail } from "@heimwerk/core/mail/Mail.ts"
import { cancelLink, confirmationLink, mailFor } from "@heimwerk/core/newsletter/mails.ts"
import { type Newsletter, NewsletterError } from "@heimwerk/core/newsletter/Newsletter.port.ts"
import { type KnownSubscriber, maxMails, replyTo, subscriberOf } from "@heimwerk/core/newsletter/reply.ts"

import type { MailingStore, ShopOfMails } from "../mail/MailingStore.ts"

export interface NewsletterStore<E> extends MailingStore<E> {
  /** Takes as long as `send` and sends nothing, so that the duration does not reveal subscribers. */
  sendDecoy(mail: Mail): Effect.Effect<unknown, E>
  /**
   * Records a subscription request and returns what is known about the subscriber, or `undefined` for a
   * repeated key.
   */
  record(subscriber: string, key: IdempotencyKey): Effect.Effect<KnownSubscriber | undefined, E>
  /**
   * Records that a subscription request was answered with a mail, and the token of the confirmation link in
   * that mail, if it has one.
   */
  recordMail(subscriber: string, key: IdempotencyKey, token: string | undefined): Effect.Effect<unknown, E>
  /**
   * Confirms the subscriber of a token. Returns whether the token belongs to a subscriber and has not
   * expired.
   */
  confirm(token: string): Effect.Effect<boolean, E>
  /**
   * Returns the number of cancel links mailed within `mailWindowMillis` to a confirmed subscriber. Returns `undefined`
   * for other addresses and for a known key.
   */
  cancelLinksOf(subscriber: string, key: IdempotencyKey): Effect.Effect<number | undefined, E>
  /** Records the token of a cancel link that is mailed to a confirmed subscriber. */
  recordCancelLink(subscriber: string, key: IdempotencyKey, token: string): Effect.Effect<unknown, E>
  /** Ends the subscription of a cancel link's token. Returns whether the token is known. */
  cancel(token: string): Effect.Effect<boolean, E>
}

const unavailable = (cause: unknown) => new NewsletterError({ reason: "Unavailable", cause })

/**
 * Implements the newsletter on a store.
 *
 * @param shop the origin of links in mails, and the brand
 */
export const newsletterOver = <E>(
  store: NewsletterStore<E>,
  { brand, origin }: ShopOfMails,
): Newsletter["Service"] => ({
  subscribe: Effect.fn("newsletterOver.subscribe")(
    function* (email, key) {
      const subscriber = subscriberOf(email)
      const known = yield* store.record(subscriber, key)
      const reply = known === undefined ? "none" : replyTo(known)
      if (reply === "none") return
      const token = yield* store.newToken
      const isNew = reply === "confirm"
      yield* store.recordMail(subscriber, key, isNew ? token : undefined)
      if (!isNew) yield* store.recordCancelLink(subscriber, key, token)
      const id = `newsletter-${yield* randomKey}`
      yield* store.send(
        mailFor(reply, { id, email, brand, link: (isNew ? confirmationLink : cancelLink)(origin, token) }),
      )
    },
    (work) => store.atomically(work),
    Effect.mapError(unavailable),
  ),
  confirm: Effect.fn("newsletterOver.confirm")(function* (token) {
    const isConfirmed = yield* Effect.mapError(store.confirm(token), unavailable)
    if (!isConfirmed) return yield* new NewsletterError({ reason: "LinkInvalid" })
  }),
  askToCancel: Effect.fn("newsletterOver.askToCancel")(
    function* (email, key) {
      const subscriber = subscriberOf(email)
      const links = yield* store.cancelLinksOf(subscriber, key)
      const token = yield* store.newToken
      const id = `newsletter-${yield* randomKey}`
      const mail = mailFor("cancel", { id, email, brand, link: cancelLink(origin, token) })
      if (links === undefined || links >= maxMails) yield* store.sendDecoy(mail)
      else {
        yield* store.recordCancelLink(subscriber, key, token)
        yield* store.send(mail)
      }
    },
    (work) => store.atomically(work),
    Effect.mapError(unavailable),
    Effect.asVoid,
  ),
  cancel: Effect.fn("newsletterOver.cancel")(function* (token) {
    const isCancelled = yield* store.atomically(store.cancel(token)).pipe(Effect.mapError(unavailable))
    if (!isCancelled) return yield* new NewsletterError({ reason: "CancelLinkInvalid" })
  }),
})
