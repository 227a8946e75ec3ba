import { assert, describe, it } from "@effect/vitest"
import { highlightRanges, type Range, segments } from "@heimwerk/core/address/highlight.ts"
import * as fc from "fast-check"

const range = (start: number, end: number): Range => ({ start, end })

describe("the highlight of an address suggestion", () => {
  it.each<[string, ReadonlyArray<Range>, ReadonlyArray<Range>]>([
    ["", [], []],
    [";0-3", [], [range(0, 3)]],
    ["0-2,3-9", [range(0, 2), range(3, 9)], []],
    ["0-4, 7; 1-4", [range(0, 4), range(7, 8)], [range(1, 4)]],
    ["0-2,6-4;0-3", [range(0, 2)], [range(0, 3)]],
    ["0-1,2-3,4-5", [range(0, 1), range(2, 3), range(4, 5)], []],
    ["0-99", [range(0, 99)], []],
    ["3-3", [], []],
    [" 1 - 2 ", [range(1, 2)], []],
    ["a-b,-1,1-,2;x;0-1", [range(2, 3)], []],
  ])("the highlight %j marks %j in the text and %j in the description", (highlight, text, description) => {
    assert.deepStrictEqual(highlightRanges(highlight), { text, description })
  })

  it("the highlight ranges of an address suggestion split its text into marked and plain parts", () => {
    assert.deepStrictEqual(segments("Hauptstr. 1", highlightRanges("0-4, 10").text), [
      { text: "Haup", isMarked: true },
      { text: "tstr. ", isMarked: false },
      { text: "1", isMarked: true },
    ])
  })

  it("highlight ranges that exceed the text of an address suggestion are clipped to its length", () => {
    assert.deepStrictEqual(segments("Köln", [range(0, 99)]), [{ text: "Köln", isMarked: true }])
    assert.deepStrictEqual(segments("Köln", [range(4, 99)]), [{ text: "Köln", isMarked: false }])
    assert.deepStrictEqual(segments("", [range(0, 1)]), [])
  })

  it("the segments of an address suggestion mark exactly the characters in the ranges, contain the whole text, and merge adjacent marks", () => {
    const ranges = fc.array(fc.tuple(fc.nat({ max: 30 }), fc.nat({ max: 30 })), { maxLength: 8 })
    fc.assert(
      fc.property(fc.string({ maxLength: 24 }), ranges, (text, pairs) => {
        const given = pairs.map(([start, end]) => range(start, end)).filter(({ end, start }) => end > start)
        const pieces = segments(text, given)
        const marks = pieces.flatMap((piece) => [...Array(piece.text.length)].map(() => piece.isMarked))
        const expected = [...Array(text.length).keys()].map((at) =>
          given.some(({ end, start }) => start <= at && at < end),
        )
        assert.strictEqual(pieces.map((piece) => piece.text).join(""), text)
        assert.deepStrictEqual(marks, expected)
        assert.isTrue(
          pieces.every((piece, index) => piece.text !== "" && piece.isMarked !== pieces[index - 1]?.isMarked),
        )
      }),
    )
  })

  it("T-I6: the highlight parser returns a result for 100 KB of hostile input", () => {
    for (const part of [" ", "1", "1-", ",", ";", "1 - "]) {
      assert.isDefined(highlightRanges(part.repeat(100_000 / part.length)))
    }
  })
})
