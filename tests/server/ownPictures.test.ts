import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

import { assert, layer } from "@effect/vitest"
import { PictureFolder } from "@heimwerk/server/pictures/ownPictures.ts"
import { Effect, Layer, Logger } from "effect"
import sharp, { type Sharp } from "sharp"
import { afterAll } from "vitest"

import { MemoryShop } from "./support/memoryShop.ts"
import { send } from "./support/send.ts"

const folder = mkdtempSync(join(tmpdir(), "heimwerk-pictures-"))
mkdirSync(join(folder, "artikel"))
mkdirSync(join(folder, "kategorie"))
afterAll(() => rmSync(folder, { recursive: true }))

/** A picture with one colour. */
const plain = (width: number, height: number, background: string): Sharp =>
  sharp({ create: { width, height, channels: 3, background } })

const write = async (name: string, picture: Sharp) =>
  writeFileSync(join(folder, name), await picture.toBuffer())

/** Requests a picture, and returns its properties. */
const properties = async (origin: string, path: string) => {
  const answer = await fetch(`${origin}${path}`)
  const bytes = new Uint8Array(await answer.arrayBuffer())
  const { exif, format, height, width } = await sharp(bytes).metadata()
  return { type: answer.headers.get("content-type"), format, width, height, hasExif: exif !== undefined }
}

const logged: Array<string> = []
const log = Logger.layer([
  Logger.make(({ message }) => {
    logged.push(String(message))
  }),
])

const shop = MemoryShop.layer({}, { log }).pipe(Layer.provide(Layer.succeed(PictureFolder, folder)))

layer(shop, { excludeTestServices: true })("the pictures of own articles and categories", (it) => {
  it.effect.each([
    ["jpg", (picture: Sharp) => picture.jpeg()],
    ["png", (picture: Sharp) => picture.png()],
    ["webp", (picture: Sharp) => picture.webp()],
    ["avif", (picture: Sharp) => picture.avif()],
  ] as const)(
    "a photo in the format %s is sent as WebP that fits into the requested square",
    ([extension, encoded]) =>
      Effect.gen(function* () {
        const { origin } = yield* MemoryShop
        yield* Effect.promise(() =>
          write(`artikel/${extension}.${extension}`, encoded(plain(1200, 800, "#2f6546"))),
        )
        const found = yield* Effect.promise(() =>
          properties(origin, `/bilder/artikel/${extension}?width=300&height=300`),
        )
        assert.deepInclude(found, { type: "image/webp", format: "webp", width: 300, height: 200 })
      }),
  )

  it.effect("a photo that a telephone took upright is sent upright, and without metadata", () =>
    Effect.gen(function* () {
      const { origin } = yield* MemoryShop
      const photo = plain(1200, 800, "#2f6546").jpeg().withMetadata({ orientation: 6 })
      yield* Effect.promise(() => write("kategorie/10.jpg", photo))
      const found = yield* Effect.promise(() => properties(origin, "/bilder/kategorie/10?width=300"))
      assert.deepInclude(found, { width: 200, height: 300, hasExif: false })
    }),
  )

  it.effect("a picture that is smaller than requested keeps its size", () =>
    Effect.gen(function* () {
      const { origin } = yield* MemoryShop
      yield* Effect.promise(() => write("artikel/small.png", plain(60, 40, "#2f6546").png()))
      const found = yield* Effect.promise(() => properties(origin, "/bilder/artikel/small?width=640"))
      assert.deepInclude(found, { width: 60, height: 40 })
    }),
  )

  it.effect("a replaced file is sent in place of the old one, and webp is preferred to jpg", () =>
    Effect.gen(function* () {
      const { origin } = yield* MemoryShop
      const path = "/bilder/artikel/500001?width=100"
      const width = Effect.map(
        Effect.promise(() => properties(origin, path)),
        (found) => found.width,
      )
      yield* Effect.promise(() => write("artikel/500001.jpg", plain(90, 90, "#2f6546").jpeg()))
      assert.strictEqual(yield* width, 90)
      yield* Effect.promise(() => write("artikel/500001.webp", plain(80, 80, "#2f6546").webp()))
      assert.strictEqual(yield* width, 80)
      yield* Effect.promise(() => write("artikel/500001.webp", plain(70, 70, "#2f6546").webp()))
      assert.strictEqual(yield* width, 70)
    }),
  )

  it.effect("the placeholder replaces a damaged file, and the log names the file", () =>
    Effect.gen(function* () {
      const { origin } = yield* MemoryShop
      writeFileSync(join(folder, "artikel", "damaged.jpg"), "not a picture")
      const answer = yield* Effect.promise(() => send(origin, "/bilder/artikel/damaged"))
      assert.deepStrictEqual([answer.status, answer.headers["cache-control"]], [200, "public, max-age=300"])
      assert.match(answer.text, /^<svg /u)
      assert.isTrue(logged.some((line) => line.includes(join(folder, "artikel", "damaged.jpg"))))
    }),
  )

  it.effect.each(["/bilder/artikel/500099", "/bilder/kategorie/99", "/bilder/artikel/..%2f..%2fgeheim"])(
    "the server sends a placeholder for a picture of an article or category without a file, and for a hostile name: %s",
    (path) =>
      Effect.gen(function* () {
        const { origin } = yield* MemoryShop
        const { headers, status, text } = yield* Effect.promise(() => send(origin, path))
        assert.deepStrictEqual([status, headers["content-type"]], [200, "image/svg+xml; charset=utf-8"])
        assert.match(text, /^<svg /u)
      }),
  )
})
