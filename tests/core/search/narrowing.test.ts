import { assert, describe, it } from "@effect/vitest"

import { mostFilterValues } from "@heimwerk/core/catalog/listState.ts"
import { chosenValues } from "@heimwerk/core/search/narrowing.ts"

const ranges = Array.from({ length: 1000 }, (_, from) => `${from}-${from + 1}`)

describe("the chosen values of a list", () => {
  it("are one choice where a field is named twice, and no field without values", () => {
    const chosen = chosenValues([
      { field: "brand", values: ["Bosk", "Lumora"] },
      { field: "color", values: [] },
      { field: "brand", values: ["Lumora", "Tatkraft"] },
    ])
    assert.deepStrictEqual([...chosen], [["brand", ["Bosk", "Lumora", "Tatkraft"]]])
  })

  it("are at most fifty of a field, however many somebody sends in however many parts", () => {
    const parts = [ranges.slice(0, 40), ranges.slice(40, 80), ranges.slice(80)]
    const chosen = chosenValues(parts.map((values) => ({ field: "price", values })))
    assert.deepStrictEqual(chosen.get("price"), ranges.slice(0, mostFilterValues))
  })
})
