import { assert, describe, it } from "@effect/vitest"

import { type Source, sources } from "../architecture/sources.ts"
import { builders, type Literal, literals } from "../support/regularExpressions/collect.ts"
import { slowLiterals } from "../support/regularExpressions/slow.ts"

const source = (text: string): Source => ({ file: "example.ts", text, imports: [] })
const named = ({ file, flags, pattern }: Literal): string => `${file}: /${pattern}/${flags}`

describe("the search for regular expressions", () => {
  it("the search for regular expressions in the code finds literals, and ignores text that only resembles a literal", () => {
    const text = [
      "const half = (a: number) => a / 2 / 3",
      "const text = '/no/u' // nor /this/u",
      "const parts = `${text.replace(/[/]`/gu, '')}`.split(/,/u)",
      "const check = (x: string): boolean => x === '' || /^a$/iu.test(x)",
    ].join("\n")
    assert.deepStrictEqual(literals([source(text)]).map(named), [
      "example.ts: /[/]`/gu",
      "example.ts: /,/u",
      "example.ts: /^a$/iu",
    ])
  })

  it("the search for regular expressions in the code finds files that call RegExp with a text", () => {
    assert.deepStrictEqual(builders([source("new RegExp(x)")]), ["example.ts"])
    assert.deepStrictEqual(builders([source("const x: RegExp = /a/u")]), [])
  })

  it("the check of regular expressions reports the file and text of a slow expression, and does not report the fast expression after it", async () => {
    const slow = await slowLiterals(literals([source("[/^(a+)+$/u, /^a+$/u]")]), 2_000)
    assert.deepStrictEqual(slow.map(named), ["example.ts: /^(a+)+$/u"])
  })
})

describe("the regular expressions of the core", () => {
  const core = sources("core")

  it("all regular expressions of the core are literals with the flag u or v", () => {
    assert.deepStrictEqual(builders(core), [])
    const found = literals(core)
    assert.isAbove(found.length, 20)
    assert.deepStrictEqual(found.filter(({ flags }) => !/[uv]/u.test(flags)).map(named), [])
  })

  it("T-I6: each regular expression of the core finishes with hostile inputs of 200,000 characters within 10 s", async () => {
    const slow = await slowLiterals(literals(core), 10_000)
    assert.deepStrictEqual(slow.map(named), [])
  }, 300_000)
})
