import type { Stage } from "@heimwerk/core/environment.ts"
import { ConsentManager } from "@heimwerk/core/consent/ConsentManager.port.ts"
import { CookieJar } from "@heimwerk/core/device/CookieJar.port.ts"
import { Clock, Effect, Layer, Queue, Stream } from "effect"

import {
  consentCookie,
  consentLifetimeSeconds,
  type KeptConsents,
  keptConsentsText,
  readKeptConsents,
} from "../consent/keptConsents.ts"
import { type KeptDecisions, makeConsentManager } from "../consent/makeConsentManager.ts"
import { consentTabs } from "./consentTabs.ts"

const lifetime = { maxAgeSeconds: consentLifetimeSeconds, path: "/" } as const

const decisionsOf = (kept: KeptConsents | undefined): KeptDecisions => ({
  given: new Set(kept?.given),
  hasDecided: kept?.hasDecided ?? false,
})

/**
 * The shop's own consent manager, which stores consents in a cookie (storefront 4, consent). Writes no
 * cookie before the visitor decides. Treats an unreadable cookie as no decision. Adopts decisions made in
 * other tabs.
 */
export const layer = (stage: Stage): Layer.Layer<ConsentManager, never, CookieJar> =>
  Layer.effect(
    ConsentManager,
    Effect.gen(function* () {
      const jar = yield* CookieJar
      const read = Effect.map(jar.get(consentCookie), readKeptConsents)
      const found = yield* read
      const kept = decisionsOf(found)
      const news = yield* Queue.unbounded<void>()
      const tabs = yield* Effect.acquireRelease(
        Effect.sync(() => consentTabs(() => Queue.offerUnsafe(news, undefined))),
        ({ close }) => Effect.sync(close),
      )
      const ucUserId = found?.id ?? crypto.randomUUID()
      const keep = Effect.gen(function* () {
        if (!kept.hasDecided && kept.given.size === 0 && found === undefined) return
        const at = Math.floor((yield* Clock.currentTimeMillis) / 1000)
        const { given, hasDecided } = kept
        yield* jar.set(
          consentCookie,
          keptConsentsText({ given: [...given], hasDecided, id: ucUserId, at }),
          lifetime,
        )
        tabs.publish(hasDecided ? "decided" : "changed")
      })
      const elsewhere = Stream.mapEffect(Stream.fromQueue(news), () => Effect.map(read, decisionsOf))
      return yield* makeConsentManager({ stage, ucUserId, kept, keep, elsewhere })
    }),
  )
