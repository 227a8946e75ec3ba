import { Clock, Effect, Layer } from "effect"

import { Outbox } from "@heimwerk/core/mail/Outbox.port.ts"
import { Newsletter } from "@heimwerk/core/newsletter/Newsletter.port.ts"
import { confirmationLifetimeMillis, mailWindowMillis } from "@heimwerk/core/newsletter/reply.ts"
import { Retailer } from "@heimwerk/core/retailer/Retailer.ts"

import { newsletterOver } from "../newsletter/newsletterOver.ts"
import { mailingStore } from "./mailingStore.ts"

interface Subscription {
  isConfirmed: boolean
  readonly mailedAt: Array<number>
  readonly keys: Set<string>
  /** The time at which each confirmation link was mailed, by token. */
  readonly tokens: Map<string, number>
  /** The time at which each cancel link was mailed, by token. */
  readonly cancelTokens: Map<string, number>
  readonly cancelKeys: Set<string>
}

const newsletterStore = (outbox: Outbox["Service"]) => {
  const subscriptions = new Map<string, Subscription>()
  const subscriptionOf = (subscriber: string): Subscription => {
    const known = subscriptions.get(subscriber)
    if (known !== undefined) return known
    const fresh: Subscription = {
      isConfirmed: false,
      mailedAt: [],
      keys: new Set(),
      tokens: new Map(),
      cancelTokens: new Map(),
      cancelKeys: new Set(),
    }
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
    sendDecoy: () => Effect.void,
    cancelLinksOf: (subscriber: string, key: string) =>
      Effect.map(Clock.currentTimeMillis, (now) => {
        const known = subscriptions.get(subscriber)
        if (known === undefined || !known.isConfirmed || known.cancelKeys.has(key)) return undefined
        return [...known.cancelTokens.values()].filter((at) => at > now - mailWindowMillis).length
      }),
    recordCancelLink: (subscriber: string, key: string, token: string) =>
      Effect.map(Clock.currentTimeMillis, (now) => {
        const { cancelKeys, cancelTokens } = subscriptionOf(subscriber)
        cancelKeys.add(key)
        cancelTokens.set(token, now)
      }),
    cancel: (token: string) =>
      Effect.sync(() => {
        const found = [...subscriptions.values()].find(({ cancelTokens }) => cancelTokens.has(token))
        if (found === undefined) return false
        found.isConfirmed = false
        found.tokens.clear()
        return true
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
    Effect.gen(function* () {
      const { brand } = yield* Retailer
      return newsletterOver(newsletterStore(yield* Outbox), { brand, origin })
    }),
  )
