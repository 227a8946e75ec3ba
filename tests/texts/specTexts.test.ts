import { assert, describe, it } from "@effect/vitest"

import { sources } from "../architecture/sources.ts"
import { specTexts } from "./specTexts.ts"

/** A text as a reader sees it, wherever a line of source was broken. */
const asRead = (text: string) =>
  text
    .replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gmu, "")
    .replaceAll("&amp;", "&")
    .replaceAll(/\s+/gu, " ")

const files = sources("core", "ui", "adapters")
  // The gallery of widgets shows them with words of the shop.
  .filter(({ file }) => !file.startsWith("ui/pages/widgets/"))
  .map(({ file, text }) => ({ file, text: asRead(text) }))

/** The parts of a text around the words of the moment. */
const partsOf = (text: string) =>
  text.split(/\{[^}]*\}|^n von m(?= )/u).filter((part) => part.trim().length > 1)

const filesWith = (text: string) =>
  files.filter((file) => partsOf(text).every((part) => file.text.includes(part))).map(({ file }) => file)

/** Short words stand in many sentences; a sentence of this length is the same text wherever it stands. */
const sentence = 40

describe("the German texts of the specs", () => {
  for (const [section, texts] of Object.entries(specTexts)) {
    it(`${section}: all ${texts.length} stand in the shop letter by letter, sentences in one place alone`, () => {
      for (const text of texts) {
        const found = filesWith(text)
        assert.isNotEmpty(found, `nowhere: ${text}`)
        if (text.length >= sentence) assert.lengthOf(found, 1, `${text}\n${found.join("\n")}`)
      }
    })
  }
})
