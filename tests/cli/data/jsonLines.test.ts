import { assert, describe, it } from "@effect/vitest"
import { lineOfSyntaxError, linesOfPaths } from "@heimwerk/cli/data/jsonLines.ts"

describe("lines of JSON files of a retailer", () => {
  it("a problem in a JSON file is reported with the line of its value, or of the nearest existing parent if the value is missing", () => {
    const lineOf = linesOfPaths('[\n  { "a": "[x]",\n    "b": [1,\n      {"c": 2}] },\n  {}\n]')
    assert.deepStrictEqual(
      [[0, "a"], [0, "b", 0], [0, "b", 1, "c"], [0, "b", 1, "d", "e"], [1, "a"], []].map(lineOf),
      [2, 3, 4, 4, 5, 1],
    )
  })

  it("the line of a syntax error in a JSON file is found for an extra comma, a comment, an open bracket and an empty file", () => {
    assert.deepStrictEqual(["[\n1,\n]", "[\n// x\n1]", "[\n1,\n2", ""].map(lineOfSyntaxError), [3, 2, 3, 1])
  })
})
