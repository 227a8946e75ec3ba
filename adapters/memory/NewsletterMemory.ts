import { Clock, Effect, Layer } from "effect"

import { Outbox } from "@heimwerk/core/mail/Outbox.port.ts"
import { Newsletter } from "@heimwerk/core/newsletter/Newsletter.port.ts"
import { confirmationLifetimeMillis, mailWindowMillis } from "@heimwerk/core/newsletter/reply.ts"

import { newsletterOver } from "../newsletter/newsletterOver.ts"
import { mailingStore } from "./mailingStore.ts"

interface Subscription {
  isConfirmed: boolean
  readonly mailedAt: Array<number>
  readonly keys: Set<string>
  /** The time at which each link was mailed, by token. */
  readonly tokens: Map<string, number>
}

const newsletterStore = (outbox: Outbox["Service"]) => {
  const subscriptions = new Map<string, Subscription>()
  const subscriptionOf = (subscriber: string): Subscription => {
    const known = subscriptions.get(subscriber)
    if (known !== undefined) return known
    const fresh = { isConfirmed: false, mailedAt: [], keys: new Set<string>(), tokens: new Map() }
    subscriptions.set(subscriber, fresh)
    return fresh
  }
  return {
    ...mailingStore(outbox),
    record: (subscriber: string, key: string) =>
      Effect.map(Clock.currentTimeMillis, (now) => {
        const { isConfirmed, keys, mailedAt } = subscriptionOf(subscriber)
        if (keys.has(key)) return undefined
        keys.add(key)
        return { isConfirmed, mails: mailedAt.filter((at) => at > now - mailWindowMillis).length }
      }),
    recordMail: (subscriber: string, _key: string, token: string | undefined) =>
      Effect.map(Clock.currentTimeMillis, (now) => {
        const { mailedAt, tokens } = subscriptionOf(subscriber)
        mailedAt.push(now)
        if (token !== undefined) tokens.set(token, now)
      }),
    confirm: (token: string) =>
      Effect.map(Clock.currentTimeMillis, (now) => {
        const found = [...subscriptions.values()].find(
          ({ tokens }) => (tokens.get(token) ?? -Infinity) > now - confirmationLifetimeMillis,
        )
        if (found !== undefined) found.isConfirmed = true
        return found !== undefined
      }),
  }
}

/**
 * The newsletter in memory.
 *
 * @param origin the origin of links in mails
 */
export const layer = (origin: string): Layer.Layer<Newsletter, never, Outbox> =>
  Layer.effect(
    Newsletter,
    Outbox.useSync((outbox) => newsletterOver(newsletterStore(outbox), origin)),
  )
