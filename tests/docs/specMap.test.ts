import { existsSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"

import { assert, describe, it } from "@effect/vitest"

import { root, sources } from "../architecture/sources.ts"

/** The number of rules (bullets and table rows) per section, counted in both specifications. */
const rules: Readonly<Record<string, number>> = {
  "storefront 1": 8,
  "storefront 2": 77,
  "storefront 3": 35,
  "storefront 4": 50,
  "storefront 5": 19,
  "storefront 6": 8,
  "storefront 7": 43,
  "storefront 8": 25,
  "storefront 9": 35,
  "forms 1": 6,
  "forms 2.1": 10,
  "forms 2.2": 8,
  "forms 2.3": 9,
  "forms 2.4": 2,
  "forms 2.5": 10,
  "forms 3.1": 3,
  "forms 3.2": 2,
  "forms 3.3": 6,
  "forms 3.4": 6,
  "forms 3.5": 4,
  "forms 3.6": 3,
  "forms 4.1": 5,
  "forms 4.2": 5,
  "forms 4.3": 8,
  "forms 4.4": 7,
  "forms 4.5": 1,
  "forms 4.6": 2,
  "forms 4.7": 2,
  "forms 4.8": 5,
  "forms 5.1": 14,
  "forms 5.2": 2,
  "forms 5.3": 4,
  "forms 5.4": 3,
  "forms 5.5": 3,
  "forms 5.6": 6,
  "forms 5.7": 5,
  "forms 6": 4,
  "forms 7": 20,
  "forms 8": 13,
  "forms 9": 18,
}

interface Row {
  readonly id: string
  readonly rule: string
  readonly code: ReadonlyArray<string>
  readonly tests: ReadonlyArray<string>
  /** The text of the code cell without file names. */
  readonly note: string
}

const filesIn = (cell: string): ReadonlyArray<string> =>
  [...cell.matchAll(/`([^`]+)`/gu)].map(([, file]) => file ?? "")

const rowOf = (line: string): Row => {
  const [, id = "", rule = "", code = "", tests = ""] = line.split(/(?<!\\)\|/u).map((cell) => cell.trim())
  const note = code.replaceAll(/`[^`]+`/gu, "").replaceAll(/^[\s,]+/gu, "")
  return { id, rule, code: filesIn(code), tests: filesIn(tests), note }
}

const rows = readFileSync(join(root, "docs", "spec-map.md"), "utf8")
  .split("\n")
  .filter((line) => /^\| (?:storefront|forms) /u.test(line))
  .map(rowOf)

const ids = (offending: ReadonlyArray<Row>): ReadonlyArray<string> => offending.map(({ id }) => id)

/** The imports of each file of core and tests: paths in the repository, and names of other packages. */
const importsOf: ReadonlyMap<string, ReadonlyArray<string>> = new Map(
  sources("core", "tests").map(({ file, imports }) => [
    file,
    imports.map((name) =>
      name.startsWith(".") ? join(dirname(file), name) : name.replace(/^@heimwerk\//u, ""),
    ),
  ]),
)

/**
 * Returns the files that a test covers: its imports, the imports of its helpers, and the imports of code in
 * the same row of docs/spec-map.md.
 */
const lookedAt = (test: string, named: ReadonlyArray<string>): ReadonlySet<string> => {
  const seen = new Set<string>()
  const open = [test]
  for (const file of open) {
    for (const imported of importsOf.get(file) ?? []) {
      if (seen.has(imported)) continue
      seen.add(imported)
      if (imported.startsWith("tests/") || named.includes(imported)) open.push(imported)
    }
  }
  return seen
}

const ofCore = (files: ReadonlyArray<string>): ReadonlyArray<string> =>
  files.filter((file) => file.startsWith("core/"))

/**
 * Returns the tests of core and ports in a row. Other tests, of pages and programs, cover the core without
 * importing it.
 */
const coreTests = ({ tests }: Row): ReadonlyArray<string> =>
  tests.filter((file) => /^tests\/(?:core|ports)\//u.test(file))

describe("docs/spec-map.md", () => {
  it("T-Q5: docs/spec-map.md has one row for every rule of the two specifications, in the order of the specifications", () => {
    const expected = Object.entries(rules).flatMap(([section, count]) =>
      Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
    )
    assert.deepStrictEqual(ids(rows), expected)
    assert.deepStrictEqual(ids(rows.filter(({ rule }) => rule === "")), [])
  })

  it("docs/spec-map.md names only existing files", () => {
    const missing = rows.flatMap(({ code, id, tests }) =>
      [...code, ...tests].filter((file) => !existsSync(join(root, file))).map((file) => `${id}: ${file}`),
    )
    assert.deepStrictEqual(missing, [])
  })

  it("T-Q5: docs/spec-map.md names a test for every built rule, and an issue for every unfinished rule", () => {
    const untested = rows.filter(({ code, tests }) => code.length > 0 !== tests.length > 0)
    assert.deepStrictEqual(ids(untested), [])
    const unassigned = rows.filter(({ code, note }) =>
      note === "" ? code.length === 0 : !/^open: issue \d+$/u.test(note),
    )
    assert.deepStrictEqual(ids(unassigned), [])
    assert.deepStrictEqual(
      ids(
        rows.filter(({ tests }) => !tests.every((file) => /^tests\/.+\.(?:test|suite)\.tsx?$/u.test(file))),
      ),
      [],
    )
  })

  it("the core and port tests of each rule in docs/spec-map.md together import all core files of the rule, and each test imports at least one of these files", () => {
    const unseen = rows.flatMap((row) => {
      const named = ofCore(row.code)
      const tests = coreTests(row).map((test) => ({ test, seen: lookedAt(test, named) }))
      if (named.length === 0 || tests.length === 0) return []
      return [
        ...named
          .filter((file) => !tests.some(({ seen }) => seen.has(file)))
          .map((file) => `${row.id}: ${file}`),
        ...tests
          .filter(({ seen }) => !named.some((file) => seen.has(file)))
          .map(({ test }) => `${row.id}: ${test}`),
      ]
    })
    assert.deepStrictEqual(unseen, [])
  })

  it("docs/spec-map.md names files for all rules apart from at most 11 rules of pages and widgets", () => {
    const open = rows.filter(({ code }) => code.length === 0)
    assert.isBelow(open.length, 12)
    assert.deepStrictEqual(
      ids(open).filter((id) => !/^(?:storefront 2|forms 2)\./u.test(id)),
      [],
    )
  })
})
