import { Argument } from "effect/cli"

/**
 * A text argument that needs no quotes: `heimwerk places bad homburg` searches for `bad homburg`. Its value
 * is the list of words. `minimum` 0 allows an empty text.
 */
export const freeText = (name: string, description: string, minimum: 0 | 1 = 1) =>
  Argument.String(name).pipe(Argument.withDescription(description), Argument.variadic({ min: minimum }))

/** Joins the words of a text argument with spaces. */
export const joined = (words: ReadonlyArray<string>): string => words.join(" ").trim()
