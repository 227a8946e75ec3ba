import type { SourceText } from "./texts.ts"

/** Lower case, single spaces, and plain quotes and dashes, so that a pasted text fits the source. */
const normal = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[„“”"‚‘’']/gu, "'")
    .replaceAll(/[–—]/gu, "-")
    .replaceAll(/\s+/gu, " ")
    .trim()

/** Fewer letters outside of its parameters would let a template fit almost any text. */
const minFixedLetters = 8

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)

/** Whether a text with parameters, as `Noch … Stück`, fits a query with their values, as `noch 3 Stück`. */
const fitsWithParameters = (text: string, query: string): boolean => {
  const parts = text.split("…")
  if (parts.length === 1 || parts.join("").replaceAll(/[^\p{L}]/gu, "").length < minFixedLetters) return false
  return new RegExp(`^${parts.map(escaped).join(".*?")}$`, "u").test(query)
}

const pairsOf = (text: string): ReadonlyArray<string> =>
  Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2))

/** The Dice coefficient of two texts: 1 for the same pairs of letters, 0 for none in common. */
const likeness = (one: string, other: string): number => {
  const [a, b] = [pairsOf(one), new Set(pairsOf(other))]
  return a.length + b.size === 0 ? 0 : (2 * a.filter((pair) => b.has(pair)).length) / (a.length + b.size)
}

/** Finds the texts that are or contain the query, or fit it with values for their parameters; whole texts come first. */
export const matches = (texts: ReadonlyArray<SourceText>, query: string): ReadonlyArray<SourceText> => {
  const wanted = normal(query.replaceAll(/\$\{[^}]*\}|\.\.\./gu, "…"))
  const all = texts.map((each) => ({ each, text: normal(each.text) }))
  const whole = all.filter(({ text }) => text === wanted)
  const fitting = all.filter(({ text }) => text !== wanted && fitsWithParameters(text, wanted))
  const part = all.filter(({ text }) => text !== wanted && text.includes(wanted))
  return [...new Set([...whole, ...fitting, ...part].map(({ each }) => each))]
}

/** Returns the texts most like the query, the best first; each text once. */
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
