import { assert, describe, it } from "@effect/vitest"

import { bySize } from "../../../ui/features/product/Siblings.tsx"

const sorted = (...labels: ReadonlyArray<string>) => labels.toSorted(bySize)

describe("the siblings of a series", () => {
  it("the articles of a series are sorted from small to large, even if their units differ", () => {
    assert.deepStrictEqual(sorted("2,5 l", "750 ml", "10 l", "375 ml"), ["375 ml", "750 ml", "2,5 l", "10 l"])
    assert.deepStrictEqual(sorted("1 m", "90 cm", "1,5 m"), ["90 cm", "1 m", "1,5 m"])
    assert.deepStrictEqual(sorted("40 l", "10 l", "70 l", "20 l"), ["10 l", "20 l", "40 l", "70 l"])
  })

  it("if the labels of a series are not single measures, its articles are sorted in German alphabetical order, with numbers in the labels by value", () => {
    assert.deepStrictEqual(sorted("Weiß", "Übergröße", "Anthrazit"), ["Anthrazit", "Übergröße", "Weiß"])
    assert.deepStrictEqual(sorted("120 x 60 cm", "60 x 60 cm"), ["60 x 60 cm", "120 x 60 cm"])
  })
})
