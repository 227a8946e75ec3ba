import type { SourceText } from "./texts.ts"

/**
 * Normalises a text: lower case, single spaces, and plain quotes and dashes, so that a pasted text matches
 * the source.
 */
const normal = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[„“”"‚‘’']/gu, "'")
    .replaceAll(/[–—]/gu, "-")
    .replaceAll(/\s+/gu, " ")
    .trim()

/**
 * Minimum number of letters outside the parameters of a template. With fewer letters, a template matches
 * almost any text.
 */
const minFixedLetters = 8

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)

/**
 * Returns whether a text with parameters, for example `Noch … Stück`, matches a query with their values, for
 * example `noch 3 Stück`.
 */
const fitsWithParameters = (text: string, query: string): boolean => {
  const parts = text.split("…")
  if (parts.length === 1 || parts.join("").replaceAll(/[^\p{L}]/gu, "").length < minFixedLetters) return false
  return new RegExp(`^${parts.map(escaped).join(".*?")}$`, "u").test(query)
}

const pairsOf = (text: string): ReadonlyArray<string> =>
  Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2))

/**
 * Returns the Dice coefficient of two texts: 1 if they have the same pairs of letters, 0 if they share no pair.
 */
const likeness = (one: string, other: string): number => {
  const [a, b] = [pairsOf(one), new Set(pairsOf(other))]
  return a.length + b.size === 0 ? 0 : (2 * a.filter((pair) => b.has(pair)).length) / (a.length + b.size)
}

/**
 * Returns the texts that are or contain the query, or match it with values for their parameters. Complete
 * matches come first.
 */
export const matches = (texts: ReadonlyArray<SourceText>, query: string): ReadonlyArray<SourceText> => {
  const wanted = normal(query.replaceAll(/\$\{[^}]*\}|\.\.\./gu, "…"))
  const all = texts.map((each) => ({ each, text: normal(each.text) }))
  const whole = all.filter(({ text }) => text === wanted)
  const fitting = all.filter(({ text }) => text !== wanted && fitsWithParameters(text, wanted))
  const part = all.filter(({ text }) => text !== wanted && text.includes(wanted))
  return [...new Set([...whole, ...fitting, ...part].map(({ each }) => each))]
}

/** Returns the texts most similar to the query, the most similar first. Each text is returned once. */
export const nearest = (
  texts: ReadonlyArray<SourceText>,
  query: string,
  count = 5,
): ReadonlyArray<SourceText> => {
  const wanted = normal(query)
  const unique = [...new Map(texts.map((each) => [each.text, each])).values()]
  return unique
    .map((each) => [likeness(normal(each.text), wanted), each] as const)
    .toSorted(([a], [b]) => b - a)
    .slice(0, count)
    .map(([, each]) => each)
}
