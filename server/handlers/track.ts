import { ShopApi } from "@heimwerk/adapters/http/ShopApi.ts"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"

import { requestConsent } from "../visitor/requestConsent.ts"
import { SearchLogins } from "../visitor/SearchLogins.ts"

/**
 * Handler that reports logins to the search service, only with consent. A failure is logged and does not
 * change the answer (storefront 7, tracking).
 */
export const layer = HttpApiBuilder.group(
  ShopApi,
  "track",
  Effect.fn(function* (handlers) {
    const logins = yield* SearchLogins
    return handlers.handle("login", ({ payload }) =>
      Effect.gen(function* () {
        const consent = yield* requestConsent("searchTracking")
        if (consent === undefined) return
        yield* Effect.forEach(payload, (login) => logins.send(consent, login), { discard: true })
      }).pipe(Effect.ignore({ log: "Warn", message: "A login was not passed on." })),
    )
  }),
)
