import { parseSync, Visitor } from "vite"

import type { Source } from "../../architecture/sources.ts"

/** A regular expression literal and its file. */
export interface Literal {
  readonly file: string
  readonly pattern: string
  readonly flags: string
}

/** All regular expression literals of the sources, found in their syntax trees. */
export const literals = (sources: ReadonlyArray<Source>): ReadonlyArray<Literal> =>
  sources.flatMap(({ file, text }) => {
    const found: Array<Literal> = []
    new Visitor({
      Literal: (node) => {
        if ("regex" in node && node.regex !== null) found.push({ file, ...node.regex })
      },
    }).visit(parseSync(file, text).program)
    return found
  })

/** The files that call `RegExp(...)`. `literals` cannot find those expressions. */
export const builders = (sources: ReadonlyArray<Source>): ReadonlyArray<string> =>
  sources.filter(({ text }) => /\bRegExp\s*\(/u.test(text)).map(({ file }) => file)
