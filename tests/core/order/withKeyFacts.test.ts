import { assert, describe, it } from "@effect/vitest"
import { defaultBrand } from "@heimwerk/core/environment.ts"
import { withKeyFacts } from "@heimwerk/core/order/withKeyFacts.ts"
import { ArticleId } from "@heimwerk/core/values/ArticleId.ts"

const drill = ArticleId.make("1000001")
const attributes = ["Marke", "Leistung", "Gewicht", "Gänge", "Motor", "Bohrfutter", "Farbe"].map((name) => ({
  name,
  value: `${name}-Wert`,
}))

describe("key facts of ordered articles", () => {
  it("the key facts of an ordered article are its first five technical data, without the brand", () => {
    const lines = [{ product: { articleId: drill }, quantity: 2 }]
    const details = [{ articleId: drill, brand: "Grimmholt", attributes }]
    assert.deepStrictEqual<unknown>(withKeyFacts([{ lines, id: 1 }], details, defaultBrand), [
      {
        id: 1,
        lines: [
          {
            ...lines[0],
            facts: [
              "Leistung: Leistung-Wert",
              "Gewicht: Gewicht-Wert",
              "Gänge: Gänge-Wert",
              "Motor: Motor-Wert",
              "Bohrfutter: Bohrfutter-Wert",
            ],
          },
        ],
      },
    ])
  })

  it("an ordered article that has left the catalogue has no key facts", () => {
    const deliveries = [{ lines: [{ product: { articleId: drill } }] }]
    assert.deepStrictEqual(withKeyFacts(deliveries, [], defaultBrand), deliveries)
  })

  it("the key facts of an article of the retailer's own brand end with its guarantee", () => {
    const details = [
      { articleId: drill, brand: "Holzhof", attributes: [{ name: "Leistung", value: "620 W" }] },
    ]
    const deliveries = [{ lines: [{ product: { articleId: drill } }] }]
    const factsFor = (brand: string) => withKeyFacts(deliveries, details, { ...defaultBrand, brand })
    assert.deepStrictEqual<unknown>(factsFor("Holzhof"), [
      { lines: [{ product: { articleId: drill }, facts: ["Leistung: 620 W", "Garantie: 5 Jahre"] }] },
    ])
    assert.deepStrictEqual<unknown>(factsFor("Heimwerk"), [
      { lines: [{ product: { articleId: drill }, facts: ["Leistung: 620 W"] }] },
    ])
  })
})
