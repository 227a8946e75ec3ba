import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"

import { assert, describe, it } from "@effect/vitest"

import { root } from "../architecture/sources.ts"

/** The sections of both specs; a rule belongs to one of them. */
const sections = {
  storefront: ["1", "2", "3", "4", "5", "6", "7", "8", "9"],
  "forms and markets": [
    "1",
    ..."2.1 2.2 2.3 2.4 2.5 3.1 3.2 3.3 3.4 3.5 3.6 4.1 4.2 4.3 4.4 4.5 4.6 4.7 4.8".split(" "),
    ..."5.1 5.2 5.3 5.4 5.5 5.6 5.7 6 7 8 9".split(" "),
  ],
}

const map = readFileSync(join(root, "docs", "spec-map.md"), "utf8")
const rows = map.split("\n").filter((line) => /^\| (?!Section|-)/u.test(line))
const cells = rows.map((row) => row.split("|").map((cell) => cell.trim()))

describe("docs/spec-map.md", () => {
  it("lists every section of both specs", () => {
    const listed = new Set(cells.map(([, section]) => section))
    const missing = Object.entries(sections).flatMap(([spec, numbers]) =>
      numbers.map((number) => `${spec} ${number}`).filter((section) => !listed.has(section)),
    )
    assert.deepStrictEqual(missing, [])
  })

  it("names only files that are there", () => {
    const named = [...map.matchAll(/`((?:core|adapters|ui|server|cli|fixtures|tests|docs)\/[^`]+)`/gu)]
    const missing = named.map(([, file]) => file ?? "").filter((file) => !existsSync(join(root, file)))
    assert.deepStrictEqual(missing, [])
  })

  it("names a test for every rule that is built", () => {
    const untested = cells.filter(
      ([, , , code, test]) => code !== "open" && !(test ?? "").includes("`tests/"),
    )
    assert.deepStrictEqual(
      untested.map(([, section, rule]) => `${section}: ${rule}`),
      [],
    )
  })
})
