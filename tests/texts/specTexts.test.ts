import { assert, describe, it } from "@effect/vitest"

import { sources } from "../architecture/sources.ts"
import { specTexts } from "./specTexts.ts"

/** Returns the text of a source file without comments, on one line, and with `&` for `&amp;`. */
const asRead = (text: string) =>
  text
    .replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gmu, "")
    .replaceAll("&amp;", "&")
    .replaceAll(/\s+/gu, " ")

const files = sources("core", "ui", "adapters")
  // Leaves out the widget gallery, whose sample texts may repeat texts of the shop.
  .filter(({ file }) => !file.startsWith("ui/pages/widgets/"))
  .map(({ file, text }) => ({ file, text: asRead(text) }))

/** Returns the constant parts of a text between its placeholders. Leaves out parts of one character. */
const partsOf = (text: string) =>
  text.split(/\{[^}]*\}|^n von m(?= )/u).filter((part) => part.trim().length > 1)

const filesWith = (text: string) =>
  files.filter((file) => partsOf(text).every((part) => file.text.includes(part))).map(({ file }) => file)

/**
 * Minimum length, in characters, of a text that must occur in only one file. Shorter texts may occur in several
 * files.
 */
const sentence = 40

describe("the German texts of the specs", () => {
  for (const [section, texts] of Object.entries(specTexts)) {
    it(`the source code contains all ${texts.length} texts of ${section} unchanged, and contains each text of at least ${sentence} characters in only one file`, () => {
      for (const text of texts) {
        const found = filesWith(text)
        assert.isNotEmpty(found, `nowhere: ${text}`)
        if (text.length >= sentence) assert.lengthOf(found, 1, `${text}\n${found.join("\n")}`)
      }
    })
  }
})
