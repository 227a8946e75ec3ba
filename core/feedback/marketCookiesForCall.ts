import * as Effect from "effect/Effect"

import { marketCookies } from "../market/selection.ts"
import { CookieJar } from "../device/CookieJar.port.ts"
import { timings } from "../timings.ts"

/**
 * Shows the feedback service, which is on another host of the domain, the visitor's markets for one call: their cookies are
 * set again for the domain and are gone after a second (storefront 7 and 9, feedback). Those of the shop's own host stay.
 * Without a domain the service is the shop's own host and sees them anyway; setting them again would end them.
 */
export const marketCookiesForCall = Effect.fnUntraced(function* (domain: string | undefined) {
  if (domain === undefined) return
  const jar = yield* CookieJar
  for (const name of [marketCookies.id, marketCookies.previousId]) {
    const value = yield* jar.get(name)
    if (value !== undefined)
      yield* jar.set(name, value, { maxAgeSeconds: timings.feedbackCookie / 1000, path: "/", domain })
  }
})
