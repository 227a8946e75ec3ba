import { readFileSync } from "node:fs"
import { join } from "node:path"

import { assert, describe, it } from "@effect/vitest"

import { root } from "../architecture/sources.ts"

const [terms = ""] = readFileSync(join(root, "docs", "glossary.md"), "utf8").split("\n## Renamed")

/** The English words of the glossary, without the parentheses that tell two meanings of a word apart. */
const words = [...terms.matchAll(/^\| (?<word>[^|]+?) +\|/gmu)]
  .map(({ groups }) => (groups?.["word"] ?? "").replace(/[()]/gu, "").toLowerCase())
  .filter((word) => !/^(?:english code|-+)$/u.test(word))

describe("docs/glossary.md", () => {
  it("the glossary lists each word once, in alphabetical order", () => {
    assert.isAbove(words.length, 200)
    assert.deepStrictEqual(words, [...new Set(words)].toSorted())
  })
})
