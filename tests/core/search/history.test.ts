import { assert, describe, it } from "@effect/vitest"
import { currentHistory, maxHistoryItems, rememberTerm } from "@heimwerk/core/search/history.ts"
import {
  decodeHistory,
  encodeHistory,
  historyCookie,
  historyCookieOptions,
} from "@heimwerk/core/search/historyCookie.ts"
import { SearchHistory } from "@heimwerk/core/search/SearchHistory.ts"
import * as Schema from "effect/Schema"
import * as fc from "fast-check"

const day = 86_400_000
const now = 1_795_000_000_000
const remembered = (...texts: ReadonlyArray<string>): SearchHistory =>
  texts.reduce<SearchHistory>((history, text) => rememberTerm(history, text, now), [])
const termsOf = (history: SearchHistory): ReadonlyArray<string> => history.map(({ term }) => term)

describe("the search history", () => {
  it("the search history has at most 4 terms, newest first", () => {
    assert.deepStrictEqual(termsOf(remembered("a", "b", "c", "d", "e")), ["e", "d", "c", "b"])
  })

  it("a repeated search term moves to the front of the history, even if its case or surrounding spaces differ", () => {
    assert.deepStrictEqual(termsOf(remembered("Bohrer", "Säge", " BOHRER ")), ["bohrer", "säge"])
  })

  it("the search history ignores an empty term", () => {
    assert.deepStrictEqual(termsOf(remembered("bohrer", "  ")), ["bohrer"])
  })

  it("a search term stays in the search history for 30 days", () => {
    const history = remembered("bohrer")
    assert.lengthOf(currentHistory(history, now + 30 * day - 1), 1)
    assert.lengthOf(currentHistory(history, now + 30 * day), 0)
    assert.deepStrictEqual(termsOf(rememberTerm(history, "", now + 30 * day)), [])
  })

  it("the search history cookie has the path / and is valid for 30 days", () => {
    assert.strictEqual(historyCookie, "search_history_items")
    assert.deepStrictEqual(historyCookieOptions, { maxAgeSeconds: 2_592_000, path: "/" })
  })

  it("any search history that fits into its cookie is read back unchanged", () => {
    const text = fc.string({ unit: "grapheme", maxLength: 60 })
    fc.assert(
      fc.property(fc.array(text, { maxLength: 9 }), (texts) => {
        const history = remembered(...texts)
        const back = decodeHistory(encodeHistory(history), now)
        assert.isAtMost(history.length, maxHistoryItems)
        assert.deepStrictEqual(back, history.slice(0, back.length))
        assert.deepStrictEqual(Schema.decodeUnknownSync(SearchHistory)(back), back)
      }),
    )
  })

  it("the search history drops its oldest terms when it exceeds the cookie limit", () => {
    const long = (start: string): string => start + "語".repeat(199)
    const value = encodeHistory(remembered(...["a", "b", "c", "d"].map(long)))
    assert.isBelow(encodeURIComponent(value).length, 4_000)
    assert.deepStrictEqual(termsOf(decodeHistory(value, now)), [long("d"), long("c")])
  })

  it("the search history cookie contains at most 3,800 encoded characters", () => {
    const item = (length: number) => [{ term: "a".repeat(length), expires: now }]
    const longest = 3_800 - encodeURIComponent(JSON.stringify(item(0))).length
    assert.strictEqual(encodeHistory(item(longest)), JSON.stringify(item(longest)))
    assert.strictEqual(encodeHistory(item(longest + 1)), "[]")
  })

  it.each([
    undefined,
    "",
    "{",
    "null",
    "{}",
    '"a"',
    "[1,null,{}]",
    '[{"term":"","expires":9e15}]',
    '[{"term":"a"}]',
    '[{"term":"a","expires":"9e15"}]',
  ])("the cookie value %s is read as an empty search history", (text) => {
    assert.deepStrictEqual(decodeHistory(text, now), [])
  })

  it("reading the search history does not throw, whatever the value of its cookie", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        assert.isAtMost(decodeHistory(text, now).length, maxHistoryItems)
      }),
    )
  })

  it("the search history reads the valid entries of its cookie, and drops invalid, expired and duplicate entries", () => {
    const good = { term: "säge", expires: now + 1 }
    const text = JSON.stringify([{ term: 1, expires: now + 1 }, good, good, { term: "alt", expires: now }])
    assert.deepStrictEqual(decodeHistory(text, now), [good])
  })
})
