import { consentId } from "@heimwerk/core/consent/catalogue.ts"
import type { ManagedConsents } from "@heimwerk/core/consent/ManagedConsents.ts"
import { gatedServices } from "@heimwerk/core/consent/services.ts"
import type { Stage } from "@heimwerk/core/environment.ts"
import type { ConsentManager } from "@heimwerk/core/consent/ConsentManager.port.ts"
import type { CookieJar } from "@heimwerk/core/device/CookieJar.port.ts"
import { Clock, Effect, Stream } from "effect"

import { consentCookie, consentLifetimeSeconds, keptConsentsText, readKeptConsents } from "./keptConsents.ts"

const lifetime = { maxAgeSeconds: consentLifetimeSeconds, path: "/" } as const

/**
 * Wraps another consent manager and copies its decisions to the shop's cookie, if they have changed. The
 * server needs them for the page's security policy, and before it passes data to third parties. Only
 * consents to services with a gate are copied.
 */
export const keepForServer = (
  manager: ConsentManager["Service"],
  jar: CookieJar["Service"],
  stage: Stage,
): ConsentManager["Service"] => {
  const ids = new Set(gatedServices.map((service) => consentId(service, stage)))
  const keep = Effect.fnUntraced(function* ({ isRequired, services, ucUserId }: ManagedConsents) {
    const kept = readKeptConsents(yield* jar.get(consentCookie))
    const given = services.flatMap(({ consent, id }) => (consent && ids.has(id) ? [id] : []))
    const hasDecided = !isRequired
    if (kept === undefined && !hasDecided && given.length === 0) return
    const isSame = kept?.hasDecided === hasDecided && kept.given.join() === given.join()
    if (isSame) return
    const at = Math.floor((yield* Clock.currentTimeMillis) / 1000)
    yield* jar.set(consentCookie, keptConsentsText({ given, hasDecided, id: ucUserId, at }), lifetime)
  })
  return { ...manager, news: Stream.tap(manager.news, ({ consents }) => keep(consents)) }
}
