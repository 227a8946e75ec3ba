import { Clock, Effect, Layer } from "effect"

import { commandKey } from "@heimwerk/core/command/commandKey.ts"
import { confirmationLink, mailFor } from "@heimwerk/core/newsletter/mails.ts"
import {
  confirmationLifetimeMillis,
  mailWindowMillis,
  replyTo,
  subscriberOf,
} from "@heimwerk/core/newsletter/reply.ts"
import { Newsletter, NewsletterError } from "@heimwerk/core/newsletter/Newsletter.port.ts"
import { Outbox } from "@heimwerk/core/mail/Outbox.port.ts"

interface Subscription {
  isConfirmed: boolean
  readonly mailedAt: Array<number>
  readonly keys: Set<string>
  /** The time each link was sent, by token. */
  readonly tokens: Map<string, number>
}

/**
 * The newsletter in memory.
 *
 * @param origin the origin of links in mails
 */
export const layer = (origin: string): Layer.Layer<Newsletter, never, Outbox> =>
  Layer.effect(
    Newsletter,
    Effect.gen(function* () {
      const outbox = yield* Outbox
      const subscriptions = new Map<string, Subscription>()

      const subscriptionOf = (subscriber: string): Subscription => {
        const known = subscriptions.get(subscriber)
        if (known !== undefined) return known
        const fresh = { isConfirmed: false, mailedAt: [], keys: new Set<string>(), tokens: new Map() }
        subscriptions.set(subscriber, fresh)
        return fresh
      }

      return {
        subscribe: Effect.fn("NewsletterMemory.subscribe")(
          function* (email, key) {
            const now = yield* Clock.currentTimeMillis
            const { isConfirmed, keys, mailedAt, tokens } = subscriptionOf(subscriberOf(email))
            if (keys.has(key)) return
            keys.add(key)
            const mails = mailedAt.filter((at) => at > now - mailWindowMillis).length
            const reply = replyTo({ isConfirmed, mails })
            if (reply === "none") return
            const token = yield* commandKey
            mailedAt.push(now)
            if (reply === "confirm") tokens.set(token, now)
            const id = `newsletter-${yield* commandKey}`
            yield* outbox.accept(mailFor(reply, { id, email, link: confirmationLink(origin, token) }))
          },
          Effect.mapError((cause) => new NewsletterError({ reason: "Unavailable", cause })),
        ),
        confirm: Effect.fn("NewsletterMemory.confirm")(function* (token) {
          const now = yield* Clock.currentTimeMillis
          for (const subscription of subscriptions.values()) {
            const sentAt = subscription.tokens.get(token)
            if (sentAt === undefined || sentAt <= now - confirmationLifetimeMillis) continue
            subscription.isConfirmed = true
            return
          }
          return yield* new NewsletterError({ reason: "LinkInvalid" })
        }),
      }
    }),
  )
