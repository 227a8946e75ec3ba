import { assert, describe, it } from "@effect/vitest"
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
    assert.deepStrictEqual<unknown>(withKeyFacts([{ lines, id: 1 }], [{ articleId: drill, attributes }]), [
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
    assert.deepStrictEqual(withKeyFacts(deliveries, []), deliveries)
  })
})
