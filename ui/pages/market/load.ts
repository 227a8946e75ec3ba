import { Clock, Effect } from "effect"

import { Markets } from "@heimwerk/core/ports/Markets.ts"
import { berlinTime } from "@heimwerk/core/values/berlinTime.ts"

import type { MarketView } from "../../features/market/MarketView.ts"
import { paths } from "../../paths.ts"
import type { Load } from "../Answer.ts"
import { breadcrumbList } from "../breadcrumbList.ts"
import { failed, missing } from "../failed.ts"
import { marketView } from "../marketView.ts"
import { ownMarket } from "../ownMarket.ts"
import { storeJsonLd } from "./storeJsonLd.ts"

export interface MarketData {
  readonly market: MarketView
  readonly isOwn: boolean
}

/** A market's own page; the address is its `link`. */
export const load: Load<MarketData> = Effect.fn("pages.market.load")(
  function* ({ url }) {
    const markets = yield* (yield* Markets).all
    const market = markets.find(({ link }) => link === url.pathname)
    if (market === undefined) return missing(url.pathname)
    const own = yield* ownMarket()
    const at = berlinTime(yield* Clock.currentTimeMillis)
    const { city, street, zip } = market.address
    return {
      kind: "page" as const,
      data: { market: marketView(market, at), isOwn: own?.id === market.id },
      meta: {
        title: `${market.name}: Öffnungszeiten und Adresse | Heimwerk`,
        description: `${market.name}, ${street}, ${zip} ${city}: Öffnungszeiten, Sonderöffnungszeiten, Telefon und Route.`,
        canonicalPath: market.link,
        jsonLd: [
          storeJsonLd(market, at.date),
          breadcrumbList([
            { link: paths.markets, name: "Märkte" },
            { link: market.link, name: market.name },
          ]),
        ],
      },
    }
  },
  (effect, { url }) => Effect.catch(effect, ({ message }) => Effect.succeed(failed(message, url.pathname))),
)
