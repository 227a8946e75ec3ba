import { fold } from "../values/fold.ts"
import { stem } from "./stem.ts"

const stemsOf = (text: string): ReadonlyArray<string> => fold(text).split(" ").filter(Boolean).map(stem)

/**
 * Returns a function that tells whether each word of a term is a whole word of a text, in any inflected form: with
 * `Meine Einkäufe Bestellung`, `bestellungen` is, `bestell` is not. A term without words never is.
 */
export const makeWholeWords = (text: string): ((term: string) => boolean) => {
  const own = new Set(stemsOf(text))
  return (term) => {
    const words = stemsOf(term)
    return words.length > 0 && words.every((word) => own.has(word))
  }
}
