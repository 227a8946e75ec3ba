import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"

import { type FragmentOptions, type Options, PDFDocument, type TextOptions } from "pdfkit"

/**
 * The files of the shop's font. Each file has other letters; the first has those of German. PDF/UA requires that a
 * document contains its fonts.
 */
const fonts = new Map(
  [
    ["latin", import.meta.resolve("@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2")],
    [
      "latin-ext",
      import.meta.resolve("@fontsource-variable/archivo/files/archivo-latin-ext-wght-normal.woff2"),
    ],
    [
      "vietnamese",
      import.meta.resolve("@fontsource-variable/archivo/files/archivo-vietnamese-wght-normal.woff2"),
    ],
  ].map(([subset = "", file = ""]) => [subset, readFileSync(fileURLToPath(file))]),
)
const mainFont = "latin"

/** Shown for a letter that no font has. */
const replacement = "?"

/** A part of a text that one font can draw. */
interface Run {
  readonly font: string
  text: string
}

/**
 * A document that draws each letter with the first of the shop's fonts that has it. pdfkit uses one font for a whole
 * text, so this class replaces its two functions that measure and draw the text of a line. pdfkit still breaks lines
 * and pages, and writes the tags.
 */
export class InvoiceDocument extends PDFDocument {
  /** The font of each letter that was looked up, `undefined` for a letter without a font. */
  readonly #found = new Map<string, string | undefined>()

  constructor(options: Options) {
    super(options)
    for (const [name, file] of fonts) this.registerFont(name, file)
    this.font(mainFont)
  }

  override widthOfString(text: string, options?: TextOptions): number {
    let width = 0
    for (const run of this.#runs(text)) {
      this.font(run.font)
      width += super.widthOfString(run.text, options)
    }
    this.font(mainFont)
    return width
  }

  override _fragment(text: string, left: number, top: number, options: FragmentOptions): void {
    const { align, lineWidth, ...others } = options
    let x = left
    if (align === "right" && lineWidth !== undefined) x += lineWidth - this.widthOfString(text.trimEnd())
    for (const run of this.#runs(text)) {
      this.font(run.font)
      super._fragment(run.text, x, top, others)
      x += super.widthOfString(run.text)
    }
    this.font(mainFont)
  }

  /** Splits a text where the font changes. Drops line breaks and other letters that are not drawn. */
  #runs(text: string): ReadonlyArray<Run> {
    const runs: Array<Run> = []
    for (const letter of text.normalize("NFC"))
      for (const drawn of this.#drawn(letter)) {
        const font = this.#fontOf(drawn) ?? mainFont
        const last = runs.at(-1)
        if (last?.font === font) last.text += drawn
        else runs.push({ font, text: drawn })
      }
    return runs
  }

  /** Returns the letter, or if no font has it, the letters that it is made of, or the replacement. */
  #drawn(letter: string): string {
    if (this.#fontOf(letter) !== undefined) return letter
    if (/[\p{M}\p{Cc}\p{Cf}]/u.test(letter)) return ""
    const parts = Array.from(letter.normalize("NFKD")).filter(
      (part) => !/\p{M}/u.test(part) && this.#fontOf(part) !== undefined,
    )
    return parts.join("") || replacement
  }

  #fontOf(letter: string): string | undefined {
    if (!this.#found.has(letter)) {
      const has = (name: string) =>
        this.font(name)._font.font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)
      this.#found.set(letter, [...fonts.keys()].find(has))
    }
    return this.#found.get(letter)
  }
}
