import { fold } from "../values/fold.ts"
import { plainNumber } from "./plainNumber.ts"
import { units } from "./units.ts"

/** A part of a text before stemming: a word or a code. */
export interface RawToken {
  /**
   * Kind of the token. A `word` is stemmed and corrected. A `code` (number, measure, socket, thread) stays as
   * it is.
   */
  readonly kind: "word" | "code"
  /** The folded text: lower case, a to z and digits. */
  readonly text: string
  /** The original spelling in lower case, used to show a correction. */
  readonly word: string
}

interface Part {
  readonly kind: "number" | "letters"
  /** The text in lower case. */
  readonly text: string
  /** The text as written. */
  readonly written: string
  /** Whether this part follows the previous one without a separator. */
  readonly glued: boolean
  /** Whether a hyphen joins this part to the previous one. */
  readonly hyphenated: boolean
}

const maxTextLength = 4000
const pattern = /\d+(?:[.,]\d+)*|[\p{L}\p{M}²³]+/gu

/** Whether a digit after two parts makes them an area or a volume: `6 m2`, `10 cm3`. Without a number, `M2` is a thread. */
const isPower = (digit: string, length: Part | undefined, number: Part | undefined): boolean =>
  /^[23]$/u.test(digit) && /^(?:m|cm|mm)$/u.test(length?.text ?? "") && number?.kind === "number"

/** The letter that stands for a diameter: `Ø 57 cm`. Other signs for it are no letters. */
const diameter = /(?<!\p{L})[øØ](?!\p{L})/gu

/** An inch sign after a number. A quotation mark that closes a quotation is not one: `"Modell 2000"`. */
const inches = /(?<=\d\s?)(?:"(?<!(?:^|[^\d\s])\s*"[^"]*")|″|'')/gu

/** Characters of fractions: `½`, `¾`, `⅛`. */
const fractions = /[¼-¾⅐-⅞]/gu

/** Writes signs of numbers as usual characters: `½"` becomes `1/2 zoll`, `6 × 8` becomes `6 x 8`. */
const spellSigns = (text: string): string =>
  text
    .replace(fractions, (sign) => ` ${sign.normalize("NFKC").replace("⁄", "/")}`)
    .replace(inches, " zoll ")
    .replaceAll("×", "x")

const split = (text: string): ReadonlyArray<Part> => {
  const parts: Array<Part> = []
  let end = -1
  for (const match of text.matchAll(pattern)) {
    const written = match[0]
    const found = written.toLowerCase()
    const last = parts.at(-1)
    if (last !== undefined && match.index === end && isPower(found, last, parts.at(-2))) {
      parts[parts.length - 1] = { ...last, text: last.text + found }
      end += written.length
      continue
    }
    parts.push({
      // ":" is the character after "9", so a smaller first character is a digit.
      kind: found < ":" ? "number" : "letters",
      text: found,
      written,
      glued: match.index === end,
      hyphenated: match.index === end + 1 && text[end] === "-",
    })
    end = match.index + written.length
  }
  return parts
}

const unitOf = (part: Part | undefined): string | undefined =>
  part?.kind === "letters" && Object.hasOwn(units, part.text) ? units[part.text] : undefined

/** The end of the chain that begins with a number, such as `6 x 8 cm`, and its unit. */
const chainFrom = (parts: ReadonlyArray<Part>, start: number) => {
  let end = start
  while (parts[end + 1]?.text === "x" && parts[end + 2]?.kind === "number") end += 2
  return { end, unit: end === start ? undefined : unitOf(parts[end + 1]) }
}

/** Folds a text to a single word. Some characters fold to several words, whose spaces are removed. */
const letters = (text: string): string => fold(text).replaceAll(" ", "")

/**
 * Returns the digits of a text that consists of digits and separators, if it can be an article number or an EAN as
 * printed: `2 804105 549581`. Returns `undefined` for other texts, also for digits without separators.
 */
const joinedNumber = (text: string): string | undefined => {
  const digits = text.replace(/[\s./-]/gu, "")
  return digits !== text && /^\d{6,13}$/u.test(digits) ? digits : undefined
}

/** Whether a part after a number belongs to the number: a unit, or letters without a separator. */
const belongsToNumber = (part: Part | undefined): boolean =>
  part?.kind === "letters" && (part.glued || unitOf(part) !== undefined)

/** Letters of a socket, thread or class: `GU 10`, `DN 50`, `OSB 3`. In a text of capitals they may be a word. */
const capitals = /^\p{Lu}{2,4}$/u

const code = (text: string): RawToken => ({ kind: "code", text, word: text })

/**
 * Splits a text into words and codes. A number keeps its unit (`18 v`, `18V` and `18 Volt` become `18v`).
 * Sockets and threads keep letters and number together (`M8`, `E 27`). `10 x 20 cm` becomes `10` and `20cm`, and
 * `B 80 cm` becomes `b` and `80cm`.
 *
 * With `joined`, a hyphenated word also gives its joined form: `Akku-Schrauber` becomes `akku`, `schrauber` and
 * `akkuschrauber`. A number after a separate letter is also a token of its own: `J 3` becomes `j3` and `3`. Two to four
 * capitals before a separate number also give a code: `GU 10` becomes `gu`, `gu10` and `10`; not in a longer text of
 * capitals. Each number of a chain is also a token with the unit of the chain: `6 x 8 cm` becomes `6`, `6cm` and `8cm`.
 * The index of articles uses `joined`, search queries do not. Takes linear time; text beyond 4,000 characters
 * is ignored.
 *
 * Search queries pass `isKnown`, which returns whether the catalogue contains a code. Parts with separators become
 * one code if it is known: `GU 10` becomes `gu10`, and `2 804105 549581` becomes `2804105549581`.
 */
export const tokens = (
  text: string,
  joined = false,
  isKnown: (code: string) => boolean = () => false,
): ReadonlyArray<RawToken> => {
  const number = joinedNumber(text)
  if (number !== undefined && isKnown(number)) return [code(number)]
  const parts = split(spellSigns(text.slice(0, maxTextLength).normalize("NFC").replace(diameter, " ")))
  const hasSmallLetters = joined && /\p{Ll}/u.test(text)
  const found: Array<RawToken> = []
  let compound: Array<string> = []
  const closeCompound = () => {
    if (joined && compound.length > 1) {
      found.push({ kind: "word", text: letters(compound.join("")), word: compound.join("-") })
    }
    compound = []
  }
  let chain: ReturnType<typeof chainFrom> = { end: -1, unit: undefined }
  const pushInChain = (number: string, index: number) => {
    found.push(code(number))
    if (!joined) return
    if (index > chain.end) chain = chainFrom(parts, index)
    if (index < chain.end && chain.unit !== undefined) found.push(code(number + chain.unit))
  }
  let taken = -1
  for (const [index, part] of parts.entries()) {
    if (index === taken) continue
    const next = parts[index + 1]
    if (part.kind === "number") {
      closeCompound()
      const number = plainNumber(part.text)
      const unit = unitOf(next)
      if (unit !== undefined) {
        found.push(code(number + unit))
        taken = index + 1
      } else if (next?.kind === "letters" && next.glued && next.text !== "x") {
        found.push(code(number + letters(next.text)))
        taken = index + 1
      } else pushInChain(number, index)
    } else if (
      next?.kind === "number" &&
      part.text !== "x" &&
      ((part.text.length === 1 && (next.glued || unitOf(parts[index + 2]) === undefined)) ||
        (part.text.length <= 4 &&
          (next.glued ||
            (!belongsToNumber(parts[index + 2]) && isKnown(letters(part.text) + plainNumber(next.text))))))
    ) {
      closeCompound()
      const number = plainNumber(next.text)
      found.push(code(letters(part.text) + number))
      if (joined && !next.glued) pushInChain(number, index + 1)
      taken = index + 1
    } else if (part.text !== "x") {
      if (!part.hyphenated) closeCompound()
      compound.push(part.text)
      const folded = letters(part.text)
      if (folded !== "") found.push({ kind: "word", text: folded, word: part.text })
      if (
        joined &&
        next?.kind === "number" &&
        capitals.test(part.written) &&
        !belongsToNumber(parts[index + 2]) &&
        (parts.length === 2 || hasSmallLetters)
      )
        found.push(code(folded + plainNumber(next.text)))
    }
  }
  closeCompound()
  return found
}
