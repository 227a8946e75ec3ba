import { type NamedMarket, marketsNamed } from "@heimwerk/core/market/marketSearch.ts"
import { editDistance } from "@heimwerk/core/search/editDistance.ts"
import { type BerlinTime } from "@heimwerk/core/values/berlinTime.ts"
import { fold } from "@heimwerk/core/values/fold.ts"
import * as Effect from "effect/Effect"

import { NoAnswer } from "../errors.ts"
import { allMarkets } from "./markets.ts"

/** A market that a typed number or name can mean. */
interface NumberedMarket extends NamedMarket {
  readonly id: string
}

/** Maximum number of markets that an error message lists. */
const maxCandidates = 10

const listed = (markets: ReadonlyArray<NumberedMarket>): string => {
  const more = markets.length - maxCandidates
  const names = markets.slice(0, maxCandidates).map(({ id, name }) => `${name} (${id})`)
  return `${names.join(", ")}${more > 0 ? ` und ${more} weitere` : ""}`
}

/**
 * Returns whether a typed word is the beginning of a word of a market's name or city, or differs from this word
 * by a typo. Typed words of 4 to 7 letters may have 1 wrong letter, longer ones 2.
 */
const isSimilar = (typed: string, own: string): boolean =>
  own.startsWith(typed) ||
  (typed.length > 3 && editDistance(typed, own, typed.length < 8 ? 1 : 2) !== undefined)

/**
 * Returns the markets that share the most words with a text, in name and city. Words with typos are included;
 * words of 1 or 2 letters are ignored.
 */
const similarMarkets = (
  markets: ReadonlyArray<NumberedMarket>,
  text: string,
): ReadonlyArray<NumberedMarket> => {
  const words = fold(text)
    .split(" ")
    .filter((word) => word.length > 2)
  const scored = markets.map((market) => {
    const own = fold(`${market.name} ${market.address.city}`).split(" ")
    return { market, score: words.filter((word) => own.some((each) => isSimilar(word, each))).length }
  })
  const best = Math.max(0, ...scored.map(({ score }) => score))
  return best === 0 ? [] : scored.filter(({ score }) => score === best).map(({ market }) => market)
}

const noMarket = (markets: ReadonlyArray<NumberedMarket>, text: string) => {
  if (/^\d*$/u.test(text)) {
    const message =
      text === ""
        ? "Bitte die Nummer oder den Namen eines Marktes angeben."
        : text.length === 5
          ? `Einen Markt mit der Nummer oder Postleitzahl ${text} gibt es nicht. Die nächsten zeigt: heimwerk markets near ${text}`
          : `Einen Markt mit der Nummer ${text} gibt es nicht. Alle zeigt: heimwerk markets list`
    return new NoAnswer({ message })
  }
  const similar = similarMarkets(markets, text)
  const hint = similar.length === 0 ? "" : ` Ähnlich heißen: ${listed(similar)}.`
  return new NoAnswer({
    message: `Einen Markt „${text}“ gibt es nicht.${hint} Den nächsten zu einem Ort zeigt: heimwerk markets near ${text}`,
  })
}

/**
 * Finds a market of a list by its number, name, city or postcode: `431`, `Tübingen`, `Köln-Süd`, `koeln sued`, `72076`.
 * Fails with `NoAnswer` if the text does not mean exactly one market. The error message lists the candidates,
 * if there are any.
 */
export const marketIn = Effect.fnUntraced(function* <M extends NumberedMarket>(
  markets: ReadonlyArray<M>,
  typed: string,
) {
  const text = typed.trim()
  const numbered = markets.find(({ id }) => id === text)
  if (numbered !== undefined) return numbered
  const matches = /^\d+$/u.test(text)
    ? markets.filter(({ address }) => address.zip === text)
    : marketsNamed(markets, text)
  const [first, ...others] = matches
  if (first === undefined) return yield* noMarket(markets, text)
  if (others.length === 0) return first
  const isFullName = ({ name }: M): boolean => ` ${fold(name)}`.endsWith(` ${fold(text)}`)
  const [exact, ...more] = matches.filter(isFullName)
  if (exact !== undefined && more.length === 0) return exact
  return yield* new NoAnswer({
    message: `„${text}“ passt zu mehreren Märkten: ${listed(matches)}. Bitte die Nummer angeben.`,
  })
})

/** Finds a market of the shop that the command line asks (see `marketIn`). */
export const oneMarket = (typed: string, at: BerlinTime) =>
  Effect.flatMap(allMarkets(at), (markets) => marketIn(markets, typed))
