/** A mistake in a retailer's data. `path` names the field, for example `price.regular`. */
export interface Problem {
  readonly file: string
  readonly line?: number
  readonly path?: string
  /** One or two German sentences: what is wrong and what to do. */
  readonly message: string
}

/** Maximum number of problems that are kept and printed. All problems are counted. */
const maxProblems = 20

/** Collects the problems of all files. */
export interface Problems {
  readonly add: (problem: Problem) => void
  readonly count: () => number
  readonly kept: ReadonlyArray<Problem>
}

export const makeProblems = (): Problems => {
  const kept: Array<Problem> = []
  let count = 0
  return {
    add: (problem) => {
      count += 1
      if (kept.length < maxProblems) kept.push(problem)
    },
    count: () => count,
    kept,
  }
}

/** Formats a problem as one line: `articles.csv, Zeile 3, price.regular: Diese Angabe fehlt.` */
export const problemText = ({ file, line, message, path }: Problem): string =>
  `${[file, ...(line === undefined ? [] : [`Zeile ${line}`]), ...(path === undefined || path === "" ? [] : [path])].join(", ")}: ${message}`

/** Returns the last line of a list of problems: their number, and how many of them the list contains. */
export const problemsText = ({ count, kept }: Problems): string => {
  const all = count() === 1 ? "1 Fehler" : `${count()} Fehler`
  return count() > kept.length ? `${all}, die ersten ${kept.length} stehen oben.` : `${all}.`
}
