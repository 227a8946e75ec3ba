import { Effect } from "effect"

import { applyCookieChanges } from "@heimwerk/core/market/applyCookieChanges.ts"
import { marketCookies, proposeMarket } from "@heimwerk/core/market/selection.ts"
import { CookieJar } from "@heimwerk/core/device/CookieJar.port.ts"
import { Markets } from "@heimwerk/core/market/Markets.port.ts"

import { paths } from "../../paths.ts"
import type { Load } from "../Answer.ts"
import { failed, missing } from "../failed.ts"

/**
 * Handles a link to a market from a leaflet or newsletter: proposes the market to visitors who have none, and
 * redirects to the home page with the same query, for example `utm_source`. The redirect is temporary:
 * browsers cache a permanent redirect, and would then skip the proposal.
 */
export const load: Load<never> = Effect.fn("pages.proposed.load")(
  function* ({ params, url }) {
    const markets = yield* (yield* Markets).all
    const market = markets.find(({ id }) => id === params["marketId"])
    if (market === undefined) return missing(url.pathname)
    const jar = yield* CookieJar
    yield* applyCookieChanges(proposeMarket(market, yield* jar.get(marketCookies.id)))
    return { kind: "moved" as const, to: paths.home + url.search, isForNow: true as const }
  },
  (effect, { url }) => Effect.catch(effect, ({ message }) => Effect.succeed(failed(message, url.pathname))),
)
