import { assert, describe, it, layer } from "@effect/vitest"
import { assortment } from "@heimwerk/fixtures/assortment.ts"
import { film } from "@heimwerk/server/pictures/films.ts"
import { partOf } from "@heimwerk/server/pictures/films.ts"
import { Effect } from "effect"

import { MemoryShop } from "./support/memoryShop.ts"
import { send } from "./support/send.ts"

const items = assortment().articles.flatMap(({ product }) => product.gallery)

describe("partOf", () => {
  it.each([
    ["bytes=0-49", { from: 0, to: 50 }],
    ["bytes=50-", { from: 50, to: 100 }],
    ["bytes=99-99", { from: 99, to: 100 }],
    ["bytes=-10", { from: 90, to: 100 }],
    ["bytes=-1000", { from: 0, to: 100 }],
    ["bytes=0-1000", { from: 0, to: 100 }],
    ["bytes=100-", "outside"],
    ["bytes=-0", "outside"],
    ["bytes=50-49", undefined],
    ["bytes=-", undefined],
    ["bytes=0-1,5-6", undefined],
    ["seconds=0-1", undefined],
    [undefined, undefined],
  ] as const)("the range header %s for a file of 100 bytes is parsed as %j", (header, expected) => {
    assert.deepStrictEqual(partOf(header, 100), expected)
  })
})

describe("film", () => {
  it("every film that an article of the demonstration assortment names is an MP4 file", () => {
    const families = new Set(
      items.flatMap(({ videoSrc }) => videoSrc?.replace(/^\/medien\/|\.mp4$/gu, "") ?? []),
    )
    assert.isAbove(families.size, 10)
    for (const family of families) {
      assert.strictEqual(Buffer.from(film(family)?.subarray(4, 8) ?? []).toString(), "ftyp", family)
    }
  })

  it.each(["../../package", "hammer", "constructor", ""])("no film has the name '%s'", (family) => {
    assert.isUndefined(film(family))
  })
})

layer(MemoryShop.layer(), { excludeTestServices: true })("films and models", (it) => {
  const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    Effect.gen(function* () {
      const { origin } = yield* MemoryShop
      return yield* Effect.promise(() => send(origin, path, { headers }))
    })
  const size = film("akkuschrauber")?.byteLength ?? 0

  it.effect(
    "the server serves a whole film or a part of it by byte range, and refuses a range after its end",
    () =>
      Effect.gen(function* () {
        const whole = yield* get("/medien/akkuschrauber.mp4")
        assert.deepStrictEqual([whole.status, whole.headers["content-type"]], [200, "video/mp4"])
        assert.strictEqual(whole.headers["content-length"], String(size))
        const part = yield* get("/medien/akkuschrauber.mp4", { range: "bytes=100-199" })
        assert.strictEqual(part.status, 206)
        assert.strictEqual(part.headers["content-range"], `bytes 100-199/${size}`)
        assert.strictEqual(part.headers["content-length"], "100")
        const outside = yield* get("/medien/akkuschrauber.mp4", { range: `bytes=${size}-` })
        assert.deepStrictEqual([outside.status, outside.headers["content-range"]], [416, `bytes */${size}`])
      }),
  )

  it.effect(
    "the server serves pages of films and 3D models with a security policy that allows no scripts",
    () =>
      Effect.gen(function* () {
        const addresses = items.flatMap(({ model360, modelar, videoSrc }) => [
          model360 ?? [],
          modelar ?? [],
          videoSrc?.endsWith(".mp4") === true ? [] : (videoSrc ?? []),
        ])
        for (const path of new Set(addresses.flat())) {
          const { headers, status, text } = yield* get(path)
          assert.strictEqual(status, 200, path)
          assert.match(text, /<h1>(?:Video|Rundumansicht)<\/h1>/u)
          assert.notInclude(text, "<script")
          assert.match(
            headers["content-security-policy"] ?? "",
            /^default-src 'none'; img-src 'self'; media-src 'self'/u,
          )
        }
      }),
  )

  it.effect.each(["/medien/hammer.mp4", "/medien/x", "/modelle/hammer/pink", "/modelle/x/red"])(
    "the server answers 404 for the film or model %s",
    (path) => Effect.map(get(path), ({ status }) => assert.strictEqual(status, 404)),
  )
})
