import { assert, describe, it } from "@effect/vitest"
import { pageTemplate } from "@heimwerk/server/pages/PageTemplate.ts"

const partsOf = (name: string) => ({ header: `<b>${name}</b>`, shop: { personal: true, name } })
const html = (name: string) =>
  `<h1>Ä</h1><b>${name}</b><p>$&</p><script>{"shop":{"personal":true,"name":"${name}"}}</script>`

describe("the template of a page", () => {
  it("a template made from one visitor's page and filled for another visitor equals the page of the other visitor", () => {
    const fill = pageTemplate(html("Anna"), partsOf("Anna"))
    for (const name of ["Anna", "Bilal", "", "$& $1 $`", "Ö€"])
      assert.strictEqual(Buffer.from(fill?.(partsOf(name)) ?? []).toString(), html(name))
  })

  it("a page has no template if the parts that show its visitor are repeated, missing or in another order", () => {
    for (const page of [
      `<b>Anna</b>${html("Anna")}`,
      html("Bilal"),
      html("Anna").split("<script>").toReversed().join("<script>"),
    ])
      assert.isUndefined(pageTemplate(page, partsOf("Anna")))
  })

  it("the JSON of a visitor cannot end the script element that contains it", () => {
    const fill = pageTemplate(html("Anna"), partsOf("Anna"))
    const filled = Buffer.from(fill?.(partsOf("</script>")) ?? [])
    assert.include(filled.toString(), '"name":"\\u003c/script>"')
  })
})
