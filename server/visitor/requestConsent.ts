import * as ConsentManagerCookie from "@heimwerk/adapters/browser/ConsentManagerCookie.ts"
import { consentStateOf } from "@heimwerk/core/consent/consentStateOf.ts"
import { consentGrant } from "@heimwerk/core/consent/gate.ts"
import type { GatedService } from "@heimwerk/core/consent/services.ts"
import { ConsentManager } from "@heimwerk/core/consent/ConsentManager.port.ts"
import { CookieJar } from "@heimwerk/core/device/CookieJar.port.ts"
import { Clock, Effect, Layer, Option, Stream } from "effect"
import { HttpServerRequest } from "effect/http"

import { requestCookies } from "../pages/cookies.ts"
import { stageOf } from "../settings/outsideServices.ts"
import { Settings } from "../settings/ShopSettings.ts"

/**
 * Returns the visitor's consent to a service from the cookies of the request, or `undefined`. The page asks
 * the visitor; the server checks again before it sends data about the visitor to a third party.
 */
export const requestConsent = <Service extends GatedService>(service: Service) =>
  Effect.gen(function* () {
    const stage = stageOf((yield* Settings).environment)
    const { cookies } = yield* HttpServerRequest.HttpServerRequest
    const { jar } = requestCookies(cookies, false, yield* Clock.currentTimeMillis)
    const first = yield* ConsentManager.use(({ news }) => Stream.runHead(news)).pipe(
      Effect.provide(ConsentManagerCookie.layer(stage).pipe(Layer.provide(Layer.succeed(CookieJar, jar)))),
      Effect.orElseSucceed(() => Option.none()),
    )
    return Option.match(first, {
      onNone: () => undefined,
      onSome: ({ consents }) => consentGrant(consentStateOf(consents, stage), service),
    })
  })
