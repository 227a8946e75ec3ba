import { globSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

import { assert, describe, it } from "@effect/vitest"

import { root, sources } from "../architecture/sources.ts"

const folder = join(root, "docs", "adr")
const records = readdirSync(folder)
const numberOf = (file: string) => file.slice(0, 4)

describe("docs/adr", () => {
  it("each decision record in docs/adr has a unique number", () => {
    const numbers = records.map(numberOf)
    assert.deepStrictEqual(
      records.filter((file) => numbers.filter((number) => number === numberOf(file)).length > 1),
      [],
    )
  })

  it("only ADR 96 cites the design document, which is not in the repository", () => {
    const documents = globSync("{docs/**/*.md,*.md}", { cwd: root })
      .filter((file) => !file.startsWith(join("docs", "adr", "0096-")))
      .map((file) => ({ file, text: readFileSync(join(root, file), "utf8") }))
    const all = [
      ...sources("core", "adapters", "ui", "server", "cli", "conformance", "fixtures"),
      ...documents,
    ]
    assert.isAbove(all.length, 1000)
    assert.deepStrictEqual(
      all.filter(({ text }) => /\bDESIGN\b/u.test(text)).map(({ file }) => file),
      [],
    )
  })

  it("the heading of a decision record repeats the number of its file", () => {
    const headingNumber = (file: string) =>
      /^# 0*(?<number>\d+)[.:] /u.exec(readFileSync(join(folder, file), "utf8"))?.groups?.["number"]
    const wrong = records.filter((file) => Number(headingNumber(file)) !== Number(numberOf(file)))
    assert.deepStrictEqual(wrong, [])
  })
})
