import { Clock, Effect } from "effect"

import type { Market } from "@heimwerk/core/market/Market.ts"
import { makeNearest } from "@heimwerk/core/market/nearest.ts"
import { Markets } from "@heimwerk/core/ports/Markets.ts"
import { berlinTime } from "@heimwerk/core/values/berlinTime.ts"

import { fields, paths } from "../../paths.ts"
import type { Load } from "../Answer.ts"
import { failed } from "../failed.ts"
import { marketView } from "../marketView.ts"
import { ownMarket } from "../ownMarket.ts"
import { asked } from "./asked.ts"
import type { MarketsData, StateMarkets } from "./MarketsData.ts"

/** The list expands from 3 to 6 (forms and markets 4.3). */
const nearestShown = 6

const byState = (markets: ReadonlyArray<Market>): ReadonlyArray<StateMarkets> =>
  Object.entries(Object.groupBy(markets, ({ address }) => address.state))
    .map(([state, found = []]) => ({
      state,
      markets: found
        .map(({ link, name }) => ({ link, name }))
        .toSorted((a, b) => a.name.localeCompare(b.name, "de")),
    }))
    .toSorted((a, b) => a.state.localeCompare(b.state, "de"))

/** The markets near a place or position, near the own market, or all of them by state. */
export const load: Load<MarketsData> = Effect.fn("pages.markets.load")(
  function* ({ url }) {
    const markets = yield* (yield* Markets).all
    const own = yield* ownMarket()
    const question = yield* asked(url.searchParams)
    const at = berlinTime(yield* Clock.currentTimeMillis)
    const isAsked = question.point !== undefined
    const point = question.point ?? own?.geoPoint
    const near =
      point === undefined
        ? []
        : makeNearest(markets, ({ geoPoint }) => geoPoint)(point, nearestShown + 1)
            .filter(({ item }) => isAsked || item.id !== own?.id)
            .slice(0, nearestShown)
    return {
      kind: "page" as const,
      data: {
        query: (url.searchParams.get(fields.place) ?? "").trim(),
        ...(own === undefined ? {} : { own: marketView(own, at) }),
        ...(near.length === 0
          ? {}
          : {
              near: {
                title: question.title ?? "Märkte im Umkreis",
                markets: near.map(({ distanceKm, item }) => marketView(item, at, distanceKm)),
              },
            }),
        places: question.places,
        ...(question.message === undefined ? {} : { message: question.message }),
        states: isAsked ? [] : byState(markets),
      },
      meta: {
        title: "Märkte und Öffnungszeiten | Heimwerk",
        description: `Finde deinen Heimwerk Baumarkt: ${markets.length} Märkte mit Adresse, Öffnungszeiten und Telefon.`,
        canonicalPath: paths.markets,
        ...(url.search === "" ? {} : { robots: "noindex, follow" }),
      },
    }
  },
  Effect.catch(({ message }) => Effect.succeed(failed(message, paths.markets))),
)
