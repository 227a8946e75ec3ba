import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

import { assert, describe, it } from "@effect/vitest"

import { root } from "../architecture/sources.ts"

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

  it("the heading of a decision record repeats the number of its file", () => {
    const headingNumber = (file: string) =>
      /^# 0*(?<number>\d+)[.:] /u.exec(readFileSync(join(folder, file), "utf8"))?.groups?.["number"]
    const wrong = records.filter((file) => Number(headingNumber(file)) !== Number(numberOf(file)))
    assert.deepStrictEqual(wrong, [])
  })
})
