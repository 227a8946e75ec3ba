import { parseSync, Visitor } from "vite"

import type { Source } from "../../architecture/sources.ts"

/** A regular expression literal and the file it stands in. */
export interface Literal {
  readonly file: string
  readonly pattern: string
  readonly flags: string
}

/** Every regular expression literal of the sources, found in their syntax trees. */
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

/** The files that build regular expressions from text, which no collection of literals sees. */
export const builders = (sources: ReadonlyArray<Source>): ReadonlyArray<string> =>
  sources.filter(({ text }) => /\bRegExp\s*\(/u.test(text)).map(({ file }) => file)
