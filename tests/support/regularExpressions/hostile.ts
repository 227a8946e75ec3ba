/** One example character per character class. */
const ofClass: ReadonlyArray<readonly [sign: string, character: string]> = [
  ["\\d", "1"],
  ["\\w", "a"],
  ["\\s", " "],
  ["\\p{L}", "ä"],
  ["\\p{N}", "1"],
  ["\\p{M}", "\u0301"],
  ["\\p{Cc}", "\u0001"],
  [".", "x"],
]

/**
 * Input length in characters: twice the required 100 KB. Compared with 100 KB, a quadratic expression takes
 * four times as long, a linear expression twice as long.
 */
const length = 200_000

/**
 * Returns at most 12 characters that matter to an expression: its literal characters, one per character
 * class, and an `a`.
 */
const charactersOf = (pattern: string): ReadonlyArray<string> => {
  const spelled = pattern.replace(/\\p\{\w+\}|\\[dwsDWSbBu]/gu, "").replace(/[\\^$()[\]{}?*+|]/gu, "")
  const escaped = [...pattern.matchAll(/\\([^\w\s])/gu)].map(([, sign]) => sign ?? "")
  const named = ofClass.filter(([sign]) => pattern.includes(sign)).map(([, character]) => character)
  return [...new Set([...named, ...escaped, ...Array.from(spelled), "a"])].slice(0, 12)
}

const filled = (unit: string): string => unit.repeat(Math.ceil(length / unit.length)).slice(0, length)

/**
 * Long texts that cause maximum backtracking: each character repeated, each pair repeated, and one character
 * before many of another. All end in a character that matches nothing, so that the match fails at the end.
 */
export const hostileInputs = function* (pattern: string): Generator<string> {
  const characters = charactersOf(pattern)
  for (const first of characters) {
    yield `${filled(first)}\u0000`
    for (const second of characters) {
      if (first === second) continue
      yield `${filled(first + second)}\u0000`
      yield `${first}${filled(second)}\u0000`
    }
  }
}
