import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

import { assert, layer } from "@effect/vitest"
import { BrandFiles } from "@heimwerk/server/brand/BrandFiles.ts"
import { Effect, Layer, Logger } from "effect"
import sharp from "sharp"
import { afterAll } from "vitest"

import { root } from "../architecture/sources.ts"
import { MemoryShop } from "./support/memoryShop.ts"

const folder = mkdtempSync(join(tmpdir(), "heimwerk-icons-"))
afterAll(() => rmSync(folder, { recursive: true }))

const fetched = async (origin: string, path: string, headers: Readonly<Record<string, string>> = {}) => {
  const answer = await fetch(`${origin}${path}`, { headers })
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) }
}

/** Reads width and height from the header of a PNG file. */
const sizeOf = (bytes: Buffer) => {
  assert.strictEqual(bytes.subarray(0, 8).toString("latin1"), "\u0089PNG\r\n\u001A\n")
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
}

/** Returns a function that reads the colour of a pixel, as red, green, blue and alpha. */
const pixelsOf = async (bytes: Buffer) => {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return (x: number, y: number) => [...data.subarray(4 * (y * info.width + x), 4 * (y * info.width + x) + 4)]
}

/** Returns the colours of a maskable icon of 512 px outside the circle that every mask shows. */
const coloursOutsideMask = (pixel: (x: number, y: number) => ReadonlyArray<number>) => {
  const line = Array.from({ length: 512 }, (_, index) => index)
  const isOutside = (x: number, y: number) => Math.hypot(x - 255.5, y - 255.5) > 0.4 * 512
  return [...new Set(line.flatMap((y) => line.filter((x) => isOutside(x, y)).map((x) => pixel(x, y).join())))]
}

const band = [0x0f, 0x2a, 0x1d, 255]
const yellow = [0xff, 0xc6, 0x29, 255]
const transparent = [0, 0, 0, 0]

/** Path, side in pixels and colour of the corners of each icon. */
const icons = [
  ["/bilder/app/192.png", 192, transparent],
  ["/bilder/app/512.png", 512, transparent],
  ["/bilder/app/maskable-512.png", 512, band],
  ["/bilder/app/apple-180.png", 180, band],
] as const

layer(MemoryShop.layer(), { excludeTestServices: true })("the icons of the installed shop", (it) => {
  it.effect.each(icons)("the server sends %s as a PNG with sides of %i pixels", ([path, side]) =>
    Effect.gen(function* () {
      const { origin } = yield* MemoryShop
      const { answer, bytes } = yield* Effect.promise(() => fetched(origin, path))
      assert.deepStrictEqual([answer.status, answer.headers.get("content-type")], [200, "image/png"])
      assert.strictEqual(
        answer.headers.get("cache-control"),
        "public, max-age=604800, stale-while-revalidate=2592000",
      )
      assert.deepStrictEqual(sizeOf(bytes), [side, side])
      const etag = answer.headers.get("etag") ?? ""
      const again = yield* Effect.promise(() => fetched(origin, path, { "if-none-match": etag }))
      assert.strictEqual(again.answer.status, 304)
    }),
  )

  it.effect("the icon without a mask has transparent corners, like the icon of the tab", () =>
    Effect.gen(function* () {
      const { origin } = yield* MemoryShop
      const pixel = yield* Effect.promise(async () =>
        pixelsOf((await fetched(origin, "/bilder/app/512.png")).bytes),
      )
      assert.deepStrictEqual([pixel(0, 0), pixel(256, 10), pixel(256, 200)], [transparent, band, yellow])
    }),
  )

  it.effect(
    "a mask may cut the maskable icon to a circle with 80 % of its side without touching the logo",
    () =>
      Effect.gen(function* () {
        const { origin } = yield* MemoryShop
        const pixel = yield* Effect.promise(async () =>
          pixelsOf((await fetched(origin, "/bilder/app/maskable-512.png")).bytes),
        )
        assert.deepStrictEqual(pixel(256, 200), yellow)
        assert.deepStrictEqual(coloursOutsideMask(pixel), [band.join()])
      }),
  )

  it.effect("the icon of iOS is opaque, because iOS fills transparent parts with black", () =>
    Effect.gen(function* () {
      const { origin } = yield* MemoryShop
      const pixel = yield* Effect.promise(async () =>
        pixelsOf((await fetched(origin, "/bilder/app/apple-180.png")).bytes),
      )
      assert.deepStrictEqual([pixel(0, 0), pixel(179, 179), pixel(90, 70)], [band, band, yellow])
    }),
  )

  it.effect("the server answers 404 for an icon in another size", () =>
    Effect.gen(function* () {
      const { origin } = yield* MemoryShop
      const { answer } = yield* Effect.promise(() => fetched(origin, "/bilder/app/193.png"))
      assert.strictEqual(answer.status, 404)
    }),
  )
})

const logged: Array<string> = []
const log = Logger.layer([
  Logger.make(({ message }) => {
    logged.push(String(message))
  }),
])

const logo = join(folder, "logo.svg")
copyFileSync(join(root, "examples", "own-brand", "logo.svg"), logo)

const ownShop = MemoryShop.layer({}, { log }).pipe(
  Layer.provide(Layer.succeed(BrandFiles, { logo, legalFolder: undefined })),
)

layer(ownShop, { excludeTestServices: true })("the icons of a shop with an own logo", (it) => {
  it.effect.each(icons)(
    "the server draws the retailer's logo as %s with sides of %i pixels",
    ([path, side, corner]) =>
      Effect.gen(function* () {
        const { origin } = yield* MemoryShop
        const { answer, bytes } = yield* Effect.promise(() => fetched(origin, path))
        assert.strictEqual(answer.headers.get("cache-control"), "public, max-age=300")
        assert.deepStrictEqual(sizeOf(bytes), [side, side])
        const pixel = yield* Effect.promise(() => pixelsOf(bytes))
        assert.deepStrictEqual(pixel(side / 2, Math.round(0.6 * side)), [0xe8, 0xc9, 0xa0, 255])
        assert.deepStrictEqual(pixel(0, 0), corner)
      }),
  )

  it.effect("the manifest of the shop names the retailer's SVG logo as its scalable icon", () =>
    Effect.gen(function* () {
      const { origin } = yield* MemoryShop
      const { bytes } = yield* Effect.promise(() => fetched(origin, "/manifest.webmanifest"))
      assert.strictEqual(JSON.parse(bytes.toString()).icons[0].src, "/marke/logo")
    }),
  )

  it.effect("an icon shows a replaced logo, also a small one, without a restart", () =>
    Effect.gen(function* () {
      const { origin } = yield* MemoryShop
      const small = sharp({ create: { width: 64, height: 32, channels: 3, background: "#7a1f2b" } })
      yield* Effect.promise(async () => writeFileSync(logo, await small.png().toBuffer()))
      const { bytes } = yield* Effect.promise(() => fetched(origin, "/bilder/app/192.png"))
      assert.deepStrictEqual(sizeOf(bytes), [192, 192])
      const pixel = yield* Effect.promise(() => pixelsOf(bytes))
      assert.deepStrictEqual([pixel(96, 96), pixel(96, 10)], [[0x7a, 0x1f, 0x2b, 255], transparent])
    }),
  )

  it.effect("a mask shows the corners of a square logo", () =>
    Effect.gen(function* () {
      const { origin } = yield* MemoryShop
      const square = sharp({ create: { width: 600, height: 600, channels: 3, background: "#7a1f2b" } })
      yield* Effect.promise(async () => writeFileSync(logo, await square.webp().toBuffer()))
      const pixel = yield* Effect.promise(async () =>
        pixelsOf((await fetched(origin, "/bilder/app/maskable-512.png")).bytes),
      )
      assert.deepStrictEqual(pixel(120, 120), pixel(256, 256))
      assert.deepStrictEqual(coloursOutsideMask(pixel), [band.join()])
    }),
  )

  it.effect("the server answers 404 for the icons of a damaged logo, and the log names the file", () =>
    Effect.gen(function* () {
      const { origin } = yield* MemoryShop
      writeFileSync(logo, "not a picture")
      const { answer } = yield* Effect.promise(() => fetched(origin, "/bilder/app/512.png"))
      assert.strictEqual(answer.status, 404)
      assert.isTrue(logged.some((line) => line.includes(logo)))
    }),
  )
})
