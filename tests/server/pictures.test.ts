import { assert, describe, it, layer } from "@effect/vitest"
import { assortment } from "@heimwerk/fixtures/assortment.ts"
import { families } from "@heimwerk/fixtures/illustrations/all.ts"
import { hues } from "@heimwerk/fixtures/illustrations/kit.ts"
import { picture } from "@heimwerk/server/pictures/picture.ts"
import { Effect } from "effect"

import { smallWorld } from "../support/smallWorld.ts"
import { MemoryShop } from "./support/memoryShop.ts"
import { send } from "./support/send.ts"

const drawn = (query: string, file = "front-red.svg") => picture("hammer", file, new URLSearchParams(query))

describe("product pictures", () => {
  it.each([
    ["width=65&height=65", 65, 65],
    ["width=320", 320, 320],
    ["height=240", 240, 240],
    ["width=600&height=400", 600, 400],
    ["", 800, 800],
    ["width=&height=", 800, 800],
    ["width=abc", 800, 800],
    ["width=NaN&height=Infinity", 800, 800],
    ["width=1", 16, 16],
    ["width=-5", 16, 16],
    ["width=1e9", 2000, 2000],
    ["width=99.6", 100, 100],
  ])("the picture requested with the query '%s' has %i by %i pixels", (query, width, height) => {
    assert.match(
      drawn(query) ?? "",
      new RegExp(`^<svg xmlns="[^"]+" viewBox="0 0 400 400" width="${width}" height="${height}">`, "u"),
    )
  })

  it("the pictures of a product differ by view and by hue", () => {
    const pictures = ["front-red.svg", "front-blue.svg", "detail-red.svg", "scene-red.svg"].map((file) =>
      drawn("", file),
    )
    assert.strictEqual(new Set(pictures).size, 4)
  })

  it.each([
    "front-pink.svg",
    "back-red.svg",
    "front-red.png",
    "front-constructor.svg",
    "front-.svg",
    "front-red-bare.svg",
    "front-red-0g.svg",
    "front-red-300.0g.svg",
    "front-red-300cm.svg",
    "front-red-100000g.svg",
    "front-red-300x2x2x2g.svg",
    "front-red-cross-club.svg",
    "front-red-cross-cross.svg",
    "front-red-cross-300g.svg",
    "front-red-300g-400g.svg",
    "-red.svg",
    "",
  ])("the server has no picture with the name '%s'", (file) => {
    assert.isUndefined(drawn("", file))
  })

  it("every picture address in the demonstration assortment leads to a picture", () => {
    const { articles, categories } = assortment()
    const addresses = new Set([
      ...articles.flatMap(({ product }) => [product.image, ...product.gallery.map(({ src }) => src)]),
      ...categories.flatMap(({ image, subCategories }) => [
        image,
        ...subCategories.map((category) => category.image),
      ]),
    ])
    const missing = [...addresses].filter((address) => {
      const [, family = "", file = ""] = /^\/bilder\/([^/]+)\/([^/?]+)$/u.exec(address) ?? []
      return picture(family, file, new URLSearchParams()) === undefined
    })
    assert.deepStrictEqual(missing, [])
  })

  it("product pictures contain no scripts, no external resources and no external styles", () => {
    for (const [family, illustration] of families) {
      for (const draw of [illustration.front, illustration.detail, illustration.scene])
        for (const form of [[], ...(illustration.forms ?? []).map((one) => [one])])
          assert.notMatch(
            draw(hues.red, { sizes: {}, forms: new Set(form) }),
            /<script|<style|<image|<foreignObject|\s(?:on\w+|style|href|id)=|NaN|undefined/u,
            family,
          )
    }
  })

  it("a picture contains no text of the request", () => {
    assert.notInclude(drawn('width=65"><script>') ?? "", "script")
  })
})

layer(MemoryShop.layer(), { excludeTestServices: true })("an energy label", (it) => {
  const labelled = smallWorld.assortment.articles.find(({ product }) => product.energyClass !== undefined)
  const plain = smallWorld.assortment.articles.find(({ product }) => product.energyClass === undefined)

  it.effect(
    "the energy label shows the article number and the energy class, and the article has a data sheet",
    () =>
      Effect.gen(function* () {
        const { origin } = yield* MemoryShop
        const articleId = labelled?.product.articleId ?? ""
        const label = yield* Effect.promise(() => send(origin, `/bilder/energielabel/${articleId}.svg`))
        assert.strictEqual(label.status, 200)
        assert.include(
          label.text,
          `Energieeffizienzklasse ${labelled?.product.energyClass?.rating}, Skala A bis G`,
        )
        assert.include(label.text, articleId)
        const sheet = yield* Effect.promise(() => send(origin, `/datenblatt/${articleId}`))
        assert.strictEqual(sheet.status, 200)
        assert.include(sheet.text, "<h1>Produktdatenblatt</h1>")
      }),
  )

  it.effect.each(["/bilder/energielabel/1.svg", "/bilder/energielabel/99999999.svg", "/datenblatt/x"])(
    "the server answers 404 for the energy label or data sheet %s",
    (path) =>
      Effect.gen(function* () {
        const { origin } = yield* MemoryShop
        assert.strictEqual((yield* Effect.promise(() => send(origin, path))).status, 404)
      }),
  )

  it.effect("the server answers 404 for the energy label of an article without an energy class", () =>
    Effect.gen(function* () {
      const { origin } = yield* MemoryShop
      const path = `/bilder/energielabel/${plain?.product.articleId}.svg`
      assert.strictEqual((yield* Effect.promise(() => send(origin, path))).status, 404)
    }),
  )
})
