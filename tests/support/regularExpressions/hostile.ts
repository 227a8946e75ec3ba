/** One character of each class an expression may name. */
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

/** Twice the 100 KB that must be bearable: four times the work for an expression that is not linear, twice for others. */
const length = 200_000

/** The characters an expression is about: those it spells, one of each class it names, and an `a`. */
const charactersOf = (pattern: string): ReadonlyArray<string> => {
  const spelled = pattern.replace(/\\p\{\w+\}|\\[dwsDWSbBu]/gu, "").replace(/[\\^$()[\]{}?*+|]/gu, "")
  const escaped = [...pattern.matchAll(/\\([^\w\s])/gu)].map(([, sign]) => sign ?? "")
  const named = ofClass.filter(([sign]) => pattern.includes(sign)).map(([, character]) => character)
  return [...new Set([...named, ...escaped, ...Array.from(spelled), "a"])].slice(0, 12)
}

const filled = (unit: string): string => unit.repeat(Math.ceil(length / unit.length)).slice(0, length)

/**
 * Long texts that make an expression try as much as it can: each of its characters over and over, each pair of them in
 * turn, and one before many of another; all end in a character that fits nothing, so that the attempt fails at the end.
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
