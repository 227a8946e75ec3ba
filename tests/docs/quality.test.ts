import { readFileSync } from "node:fs"
import { join } from "node:path"

import { assert, describe, it } from "@effect/vitest"

import { figures } from "../../scripts/quality/figures.ts"
import { qualityCommand, qualityPage } from "../../scripts/quality/page.ts"
import { readTargets, targetIds } from "../../scripts/quality/targets.ts"
import { root } from "../../scripts/run.ts"
import { readTree } from "../../scripts/sources/tree.ts"

const tree = readTree()
const ids = readTargets().map(({ id }) => id)
const read = (file: string) => readFileSync(join(root, file), "utf8")

/** The number of targets for each letter of the ids, so that no row can be lost. */
const counts = { H: 8, S: 14, I: 9, P: 10, L: 8, A: 15, C: 12, D: 14, Q: 8, X: 3, F: 20 }

/** Numbers as people write them, for example `1,324` or `0.502`. */
const numbers = /\d+(?:[.,]\d+)*/gu

describe("docs/quality.md", () => {
  it("docs/quality.md is the page that `npm run quality` writes from the targets, tests and figures", () => {
    const page = qualityPage(tree)
    assert.deepStrictEqual(
      read("docs/quality.md").split("\n"),
      page.split("\n"),
      `Run "${qualityCommand}", read the difference, and commit docs/quality.md.`,
    )
  })

  it("the list of targets has each id once, in order", () => {
    const expected = Object.entries(counts).flatMap(([letter, count]) =>
      Array.from({ length: count }, (_, index) => `T-${letter}${index + 1}`),
    )
    assert.deepStrictEqual(ids, expected)
  })

  it("the code and its comments name only ids of existing targets", () => {
    const unknown = [...tree].flatMap(([file, text]) =>
      (text.match(targetIds) ?? []).filter((id) => !ids.includes(id)).map((id) => `${file}: ${id}`),
    )
    assert.deepStrictEqual(unknown, [])
  })

  it("every number of a figure is in the document that the figure names", () => {
    const invented = figures.flatMap(({ source, target, value }) => {
      const measured = new Set(read(source).match(numbers))
      return (value.match(numbers) ?? [])
        .filter((number) => !measured.has(number))
        .map((number) => `${target}: ${number} is not in ${source}`)
    })
    assert.deepStrictEqual(invented, [])
  })

  it("each figure belongs to a target, and no target has two figures", () => {
    const measured = figures.map(({ target }) => target)
    assert.deepStrictEqual(
      measured.filter((target, index) => !ids.includes(target) || measured.indexOf(target) !== index),
      [],
    )
  })
})
