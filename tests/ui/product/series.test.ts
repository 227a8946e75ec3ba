import { assert, describe, it } from "@effect/vitest"
import { ArticleId } from "@heimwerk/core/values/ArticleId.ts"

import { seriesOf } from "../../../ui/features/product/series.ts"

const attribute = (value: string) => ({ name: "Größe", value })
const sibling = (label: string) => ({
  articleId: ArticleId.make("2000118"),
  label,
  link: `/p/${label}/2000118`,
})

/** Returns the labels of a series in the order of the page, from the shown article's own label and the others. */
const sorted = (own: string, ...others: ReadonlyArray<string>) =>
  seriesOf({
    attributes: [attribute(own)],
    siblings: others.map(sibling),
    variantProperty: "Größe",
  })?.choices.map(({ label }) => label)

describe("the articles of a series", () => {
  it("the articles of a series are sorted from small to large, even if their units differ", () => {
    assert.deepStrictEqual(sorted("2,5 l", "750 ml", "10 l", "375 ml"), ["375 ml", "750 ml", "2,5 l", "10 l"])
    assert.deepStrictEqual(sorted("1 m", "90 cm", "1,5 m"), ["90 cm", "1 m", "1,5 m"])
    assert.deepStrictEqual(sorted("40 l", "10 l", "70 l", "20 l"), ["10 l", "20 l", "40 l", "70 l"])
  })

  it("if the labels of a series are not single measures, its articles are sorted in German alphabetical order, with numbers in the labels by value", () => {
    assert.deepStrictEqual(sorted("Weiß", "Übergröße", "Anthrazit"), ["Anthrazit", "Übergröße", "Weiß"])
    assert.deepStrictEqual(sorted("120 x 60 cm", "60 x 60 cm"), ["60 x 60 cm", "120 x 60 cm"])
  })

  it("the shown article of a series has no link, and an article without siblings has no series", () => {
    const choices = seriesOf({
      attributes: [attribute("10 l")],
      siblings: [sibling("5 l")],
      variantProperty: "Größe",
    })
    assert.deepStrictEqual(choices, {
      property: "Größe",
      choices: [{ label: "5 l", link: "/p/5 l/2000118" }, { label: "10 l" }],
    })
    assert.isUndefined(seriesOf({ attributes: [attribute("10 l")], siblings: [] }))
  })
})
