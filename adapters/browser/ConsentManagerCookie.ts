import type { Stage } from "@heimwerk/core/environment.ts"
import { ConsentManager } from "@heimwerk/core/ports/ConsentManager.ts"
import { CookieJar } from "@heimwerk/core/ports/CookieJar.ts"
import { Clock, Effect, Layer } from "effect"

import {
  consentCookie,
  consentLifetimeSeconds,
  keptConsentsText,
  readKeptConsents,
} from "../consent/keptConsents.ts"
import { makeConsentManager } from "../consent/makeConsentManager.ts"

const lifetime = { maxAgeSeconds: consentLifetimeSeconds, path: "/" } as const

/**
 * The shop's own consent manager, which keeps the decisions in a cookie (storefront 4, consent). Nothing is kept before
 * the visitor decides something; a cookie that cannot be read counts as no decision.
 */
export const layer = (stage: Stage): Layer.Layer<ConsentManager, never, CookieJar> =>
  Layer.effect(
    ConsentManager,
    Effect.gen(function* () {
      const jar = yield* CookieJar
      const found = readKeptConsents(yield* jar.get(consentCookie))
      const kept = { given: new Set(found?.given), hasDecided: found?.hasDecided ?? false }
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
      })
      return yield* makeConsentManager({ stage, ucUserId, kept, keep })
    }),
  )
