import { Effect } from "effect"

import { Places } from "@heimwerk/core/place/Places.port.ts"
import { placeTitle } from "@heimwerk/core/place/title.ts"
import { contentPages } from "@heimwerk/core/search/contentPages.ts"
import { makeWholeWords } from "@heimwerk/core/search/wholeWords.ts"
import { fold } from "@heimwerk/core/values/fold.ts"

import { brand } from "../../brand.ts"
import type { NavigationLink } from "../../layout/ShopData.ts"
import { paths } from "../../paths.ts"
import { centreText } from "../markets/findCentre.ts"
import { countStep, listPath } from "../markets/listAddress.ts"

const marketPage = contentPages([]).find(({ attributes }) => attributes.deeplink === paths.markets)
/** Whether a word says that the visitor looks for a market, such as `Filiale`, `Markt` or the brand. */
const isMarketWord = makeWholeWords(
  `${brand.brand} Baumarkt in ${marketPage?.name ?? ""} ${marketPage?.keywords ?? ""}`,
)

/**
 * Returns a link to the markets around the place that a search term names: `köln`, `50667` or `öffnungszeiten köln`.
 * Returns nothing for other terms, and if the place lookup fails. A term with articles needs a word for markets and
 * the whole name of a place: `heimwerk köln` has the link, `köln` and `heimwerk bad` have not.
 */
export const marketsNear = Effect.fn("pages.list.marketsNear")(
  function* (term: string, isEmpty: boolean) {
    const words = fold(term).split(" ")
    const search = words.filter((word) => !isMarketWord(word)).join(" ")
    if (search === "" || (!isEmpty && search === fold(term))) return []
    const { places } = yield* (yield* Places).search(search, 1)
    return places
      .filter((place) =>
        isEmpty
          ? makeWholeWords(`${placeTitle(place)} ${place.region}`)(search)
          : [place.name, `${place.region} ${place.name}`, place.plz ?? ""].some(
              (name) => fold(name) === search,
            ),
      )
      .map((place): NavigationLink => {
        const link = listPath({ search: placeTitle(place), placeId: place.id, count: countStep })
        return { name: `Märkte ${centreText({ place })}`, link }
      })
  },
  Effect.orElseSucceed((): ReadonlyArray<NavigationLink> => []),
)
