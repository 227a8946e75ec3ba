import { assert, describe, it } from "@effect/vitest"
import { normaliseTerm, searchPath } from "@heimwerk/core/search/term.ts"
import * as fc from "fast-check"

/** Any UTF-16 text, including unpaired surrogates. */
const anyText = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 300 })
  .map((units) => String.fromCharCode(...units))

describe("a search term", () => {
  it.each([
    ["  Bohrer ", "bohrer"],
    ["BOHRER 10 mm", "bohrer 10 mm"],
    ["Säge", "säge"],
    ["", undefined],
    ["\u0000", undefined],
    ["Akku\u0000\tBohrer", "akku  bohrer"],
    ["   \n", undefined],
    [`${"a".repeat(199)} bc`, "a".repeat(199)],
    [`   ${"a".repeat(200)}`, "a".repeat(200)],
    [`${"a".repeat(199)}😀`, `${"a".repeat(199)}\ufffd`],
  ])("the search term %j is normalised to %j", (text, term) => {
    assert.strictEqual(normaliseTerm(text), term)
  })

  it("the search term is read back unchanged from the path of its results", () => {
    assert.strictEqual(searchPath("säge 1/2"), "/s/s%C3%A4ge%201%2F2")
    fc.assert(
      fc.property(anyText, (text) => {
        const term = normaliseTerm(text)
        return (
          term === undefined ||
          (term.length <= 200 &&
            normaliseTerm(decodeURIComponent(searchPath(term).slice(3))) === normaliseTerm(term))
        )
      }),
    )
  })

  it.each([".", "..", "...", "%2e%2e", "%2e", "/", "../..", "?", "#"])(
    "a browser does not change the path of the search term %j, and the term can be read back from this path",
    (term) => {
      const { hash, pathname, search } = new URL(searchPath(term), "https://shop.example")
      assert.deepStrictEqual([pathname, search, hash], [searchPath(term), "", ""])
      assert.strictEqual(normaliseTerm(decodeURIComponent(pathname.slice("/s/".length))), term)
    },
  )

  it("normalising a search term a second time changes nothing", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const term = normaliseTerm(text)
        return term === undefined || normaliseTerm(term) === term
      }),
    )
  })
})
