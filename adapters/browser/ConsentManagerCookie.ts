import type { Stage } from "@heimwerk/core/environment.ts"
import { ConsentManager } from "@heimwerk/core/ports/ConsentManager.ts"
import { CookieJar } from "@heimwerk/core/ports/CookieJar.ts"
import { Effect, Layer, Option, Schema } from "effect"

import { makeConsentManager } from "../consent/makeConsentManager.ts"

const cookieName = "heimwerk_consents"

/** A decision is asked for again after half a year. */
const lifetime = { maxAgeSeconds: 15_552_000, path: "/" } as const

/** The given services by id, whether the dialog was answered, and this browser's number. */
const Kept = Schema.fromJsonString(
  Schema.Struct({
    given: Schema.Array(Schema.String),
    hasDecided: Schema.Boolean,
    id: Schema.NonEmptyString,
  }),
)
const decode = Schema.decodeUnknownOption(Kept)

/**
 * The shop's own consent manager, which keeps the decisions in a cookie (storefront 4, consent). Nothing is kept before
 * the visitor decides something; a cookie that cannot be read counts as no decision.
 */
export const layer = (stage: Stage): Layer.Layer<ConsentManager, never, CookieJar> =>
  Layer.effect(
    ConsentManager,
    Effect.gen(function* () {
      const jar = yield* CookieJar
      const found = Option.getOrUndefined(decode((yield* jar.get(cookieName)) ?? ""))
      const kept = { given: new Set(found?.given), hasDecided: found?.hasDecided ?? false }
      const ucUserId = found?.id ?? crypto.randomUUID()
      const keep = Effect.suspend(() =>
        kept.hasDecided || kept.given.size > 0
          ? jar.set(cookieName, JSON.stringify({ ...kept, given: [...kept.given], id: ucUserId }), lifetime)
          : Effect.void,
      )
      return yield* makeConsentManager({ stage, ucUserId, kept, keep })
    }),
  )
