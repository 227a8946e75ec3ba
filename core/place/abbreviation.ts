import { fold } from "../values/fold.ts"
import type { Place } from "./Place.ts"

/** A name that was typed with an abbreviated addition: `limburg` and `lahn` of `Limburg a.d. Lahn`. */
interface Abbreviated {
  readonly name: string
  /** The last word of the addition, or its beginning. */
  readonly last: string
}

/**
 * Splits folded words before the words of one or two letters at their end, which abbreviate an addition: `a m`,
 * `i br`, `v d h`. One longer word may follow them: `a d lahn`. Returns `undefined` for other words.
 */
export const abbreviated = (words: string): Abbreviated | undefined => {
  const all = words.split(" ")
  const last = all.at(-1) ?? ""
  const end = last.length <= 2 ? all.length : all.length - 1
  let start = end
  while (start > 1 && (all[start - 1] ?? "").length <= 2) start -= 1
  return start === end ? undefined : { name: all.slice(0, start).join(" "), last }
}

/**
 * Returns the places whose name has a later word that begins with the last word of an addition: Frankfurt am Main
 * for `m`. Returns all places if no name has such a word.
 */
export const withAddition = (places: ReadonlyArray<Place>, last: string): ReadonlyArray<Place> => {
  const fitting = places.filter(({ name }) => fold(name).includes(` ${last}`))
  return fitting.length > 0 ? fitting : places
}
