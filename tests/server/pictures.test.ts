import { assert, describe, it, layer } from "@effect/vitest"
import { Catalog } from "@heimwerk/core/catalog/Catalog.port.ts"
import { assortment } from "@heimwerk/fixtures/assortment.ts"
import { families } from "@heimwerk/fixtures/illustrations/all.ts"
import { hues } from "@heimwerk/fixtures/illustrations/kit.ts"
import { teaserPicture } from "@heimwerk/fixtures/illustrations/teasers.ts"
import type { EnergyClass } from "@heimwerk/core/product/Product.ts"
import { energyLabel } from "@heimwerk/server/pictures/energyLabel.ts"
import { picture } from "@heimwerk/server/pictures/picture.ts"
import { sideOf, toWebp } from "@heimwerk/server/pictures/webp.ts"
import { Effect, Layer } from "effect"
import sharp from "sharp"

import { smallWorld } from "../support/smallWorld.ts"
import { memoryWorld, MemoryShop } from "./support/memoryShop.ts"
import { send } from "./support/send.ts"

const drawn = (file: string) => picture("hammer", file, 800)

/** Requests a picture, and returns its bytes with its type. */
const fetched = async (origin: string, path: string) => {
  const answer = await fetch(`${origin}${path}`)
  return { type: answer.headers.get("content-type"), bytes: new Uint8Array(await answer.arrayBuffer()) }
}

describe("the side length of a requested picture", () => {
  it.each([
    ["?width=65&height=65", 200],
    ["?width=320", 450],
    ["?height=240", 300],
    ["?width=600&height=400", 640],
    ["?width=300&height=300", 300],
    ["?width=300.5", 450],
    ["", 800],
    ["?width=&height=", 800],
    ["?width=abc", 800],
    ["?width=NaN&height=Infinity", 800],
    ["?width=-5", 200],
    ["?width=1e9", 2000],
  ])("the picture requested with the query '%s' is made for a square of %i pixels", (query, side) => {
    assert.strictEqual(sideOf(`/bilder/hammer/front-red.webp${query}`), side)
  })
})

describe("the drawings of product pictures", () => {
  it("the pictures of a product differ by view and by hue", () => {
    const pictures = ["front-red.webp", "front-blue.webp", "detail-red.webp", "scene-red.webp"].map(drawn)
    assert.strictEqual(new Set(pictures).size, 4)
  })

  it.each([
    "front-pink.webp",
    "back-red.webp",
    "front-red.png",
    "front-constructor.webp",
    "front-.webp",
    "front-red-bare.webp",
    "front-red-0g.webp",
    "front-red-300.0g.webp",
    "front-red-300cm.webp",
    "front-red-100000g.webp",
    "front-red-300x2x2x2g.webp",
    "front-red-cross-club.webp",
    "front-red-cross-cross.webp",
    "front-red-cross-300g.webp",
    "front-red-300g-400g.webp",
    "-red.webp",
    "",
  ])("the server has no picture with the name '%s'", (file) => {
    assert.isUndefined(drawn(file))
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
      return picture(family, file, 800) === undefined
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

  it("a picture shows the sizes of its article as outlines of letters, so that it needs no font", () => {
    const [plain = "", sized = ""] = ["front-red.webp", "front-red-1300g.webp"].map(drawn)
    // Seven letters are drawn: 1.300 g.
    assert.strictEqual(sized.split("<path transform").length - plain.split("<path transform").length, 6)
    assert.notInclude(sized, "<text")
  })
})

it.effect(
  "the pictures of a product list have at most 16 KB each, and 6 KB on average over all product families",
  () =>
    Effect.gen(function* () {
      const ofFamilies = new Map(
        assortment().articles.map(({ product }) => [product.image.split("/").at(2), product.image]),
      )
      const sizes = yield* Effect.forEach(ofFamilies.values(), (address) => {
        const [, , family = "", file = ""] = address.split("/")
        const drawing = new TextEncoder().encode(picture(family, file, 300))
        return Effect.map(toWebp(drawing, 300), ({ byteLength }) => byteLength)
      })
      assert.isAtMost(Math.max(...sizes), 16 * 1024)
      assert.isAtMost(sizes.reduce((sum, size) => sum + size, 0) / sizes.length, 6 * 1024)
    }),
)

layer(MemoryShop.layer(), { excludeTestServices: true })("a product picture", (it) => {
  it.effect("the server sends a product picture as WebP in the requested size", () =>
    Effect.gen(function* () {
      const { origin } = yield* MemoryShop
      const { bytes, type } = yield* Effect.promise(() =>
        fetched(origin, "/bilder/hammer/front-red.webp?width=300&height=300"),
      )
      assert.strictEqual(type, "image/webp")
      const { format, height, width } = yield* Effect.promise(() => sharp(bytes).metadata())
      assert.deepStrictEqual([format, width, height], ["webp", 300, 300])
    }),
  )

  it.effect(
    "the address of a picture in an order from before pictures were WebP leads to the same picture",
    () =>
      Effect.gen(function* () {
        const { origin } = yield* MemoryShop
        const [now, before] = yield* Effect.promise(() =>
          Promise.all(
            ["webp", "svg"].map((ending) => fetched(origin, `/bilder/hammer/front-red.${ending}?width=100`)),
          ),
        )
        assert.deepStrictEqual(before, now)
      }),
  )

  it.effect("the server sends the picture of a teaser as SVG, and 404 for an unknown name", () =>
    Effect.gen(function* () {
      const { origin } = yield* MemoryShop
      const path = "/bilder/teaser/werkstatt.svg"
      const known = yield* Effect.promise(() => send(origin, path))
      assert.deepStrictEqual([known.status, known.text], [200, teaserPicture("werkstatt")])
      assert.strictEqual(known.headers["content-type"], "image/svg+xml; charset=utf-8")
      const unknown = yield* Effect.promise(() => send(origin, "/bilder/teaser/gibtsnicht.svg"))
      assert.strictEqual(unknown.status, 404)
    }),
  )
})

const labelled = smallWorld.assortment.articles.find(({ product }) => product.energyClass !== undefined)

const withoutEan = Layer.mock(Catalog, {
  detail: () => (labelled === undefined ? Effect.never : Effect.succeed({ ...labelled.product, ean: "" })),
})

layer(MemoryShop.layer({}, { world: Layer.merge(memoryWorld, withoutEan) }), { excludeTestServices: true })(
  "a data sheet",
  (it) => {
    it.effect("the data sheet of an article without an EAN has no row for it", () =>
      Effect.gen(function* () {
        const { origin } = yield* MemoryShop
        const { status, text } = yield* Effect.promise(() => send(origin, "/datenblatt/500001"))
        assert.strictEqual(status, 200)
        assert.notInclude(text, "EAN")
      }),
    )
  },
)

/** Returns the classes and colours of the bars in the drawn label of an article, from top to bottom, and its title. */
const drawnLabel = (rating: EnergyClass["rating"], from: string, to: string) => {
  if (labelled === undefined) return assert.fail("No article has an energy class.")
  const drawing = energyLabel(labelled.product, { rating, from, to, labelUrl: "" })
  const bars = [...drawing.matchAll(/fill="(#[\da-f]{6})"\/><text x="52"[^>]*>([^<]+)</gu)]
  const [, arrow] = /fill="#000"\/><text x="426"[^>]*>([^<]+)</u.exec(drawing) ?? []
  const [, title] = /<title>([^<]+)</u.exec(drawing) ?? []
  return { bars: bars.map(([, colour, name]) => `${name} ${colour}`), arrow, title }
}

describe("the drawing of an energy label", () => {
  it.each([
    ["A++", "A+++", "D", "A+++ A++ A+ A B C D"],
    ["D", "A+++", "D", "A+++ A++ A+ A B C D"],
    ["G", "A++", "G", "A++ A+ A B C D E F G"],
    ["A", "A", "G", "A B C D E F G"],
    ["A+", "unlesbar", "G", "A+++ A++ A+ A B C D"],
    ["C", "A", "A", "A B C D E F G"],
  ] as const)(
    "the label of class %s with the scale %s to %s has the bars %s and an arrow with the class",
    (rating, from, to, shown) => {
      const { arrow, bars, title } = drawnLabel(rating, from, to)
      const names = shown.split(" ")
      assert.deepStrictEqual(
        bars.map((bar) => bar.replace(/ .*/u, "")),
        names,
      )
      assert.strictEqual(arrow, rating)
      assert.strictEqual(title, `Energieeffizienzklasse ${rating}, Skala ${names[0]} bis ${names.at(-1)}`)
    },
  )

  it("the first bar of an energy label is dark green, and the bars from the seventh on are red", () => {
    const { bars } = drawnLabel("B", "A++", "G")
    assert.deepStrictEqual(
      [bars[0], ...bars.slice(5)],
      ["A++ #00a651", "D #f37021", "E #ed1c24", "F #ed1c24", "G #ed1c24"],
    )
  })
})

layer(MemoryShop.layer(), { excludeTestServices: true })("an energy label", (it) => {
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
        assert.include(sheet.text, `<th scope="row">EAN</th><td>${labelled?.product.ean}</td>`)
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
