import { Argument } from "effect/cli"

/**
 * A text that need not be put in quotes: `heimwerk places bad homburg` asks for `bad homburg`. The words as they were typed;
 * none only where it may be left out.
 */
export const freeText = (name: string, description: string, minimum: 0 | 1 = 1) =>
  Argument.String(name).pipe(Argument.withDescription(description), Argument.variadic({ min: minimum }))

/** The words of a free text as one. */
export const joined = (words: ReadonlyArray<string>): string => words.join(" ").trim()
