import * as Context from "effect/Context"

/** Whether a word, folded by `fold`, is a German word. */
export type IsGermanWord = (word: string) => boolean

/**
 * The German words that the search never corrects, because a correctly written word is not a typing mistake: `duebel`
 * does not become `kuebel` in a shop without `duebel`. By default no word is known.
 */
export const GermanWords = Context.Reference<IsGermanWord>("core/search/GermanWords", {
  defaultValue: () => () => false,
})
