import * as Context from "effect/Context"

/** Returns whether a word is a German word. The word is normalised by `fold`. */
export type IsGermanWord = (word: string) => boolean

/**
 * The German words that the search never corrects, because a correctly written word is not a typing mistake:
 * `duebel` does not become `kuebel` in a shop that has no `duebel`. Default: no words.
 */
export const GermanWords = Context.Reference<IsGermanWord>("core/search/GermanWords", {
  defaultValue: () => () => false,
})
