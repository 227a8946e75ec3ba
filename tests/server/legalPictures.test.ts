import { join } from "node:path"

import { assert, layer } from "@effect/vitest"
import { BrandFiles } from "@heimwerk/server/brand/BrandFiles.ts"
import { Effect, Layer } from "effect"

import { root } from "../architecture/sources.ts"
import { MemoryShop } from "./support/memoryShop.ts"

/** A folder with the picture `logo.svg`, and with other files outside and inside. */
const legalFolder = join(root, "examples", "own-brand")

const shop = MemoryShop.layer().pipe(
  Layer.provide(Layer.succeed(BrandFiles, { logo: undefined, legalFolder })),
)

layer(shop, { excludeTestServices: true })("pictures in the folder of the legal pages", (it) => {
  it.effect("the server sends a picture of the folder, so that a legal page can show it", () =>
    Effect.gen(function* () {
      const { origin } = yield* MemoryShop
      const { headers, status } = yield* Effect.promise(() => fetch(`${origin}/rechtliches/logo.svg`))
      assert.deepStrictEqual([status, headers.get("content-type")], [200, "image/svg+xml"])
    }),
  )

  it.effect.each(["fehlt.svg", "legal", "legal%2Fagb.html", "..%2F..%2Fui%2Fpublic%2Ffavicon.svg", "agb"])(
    "the server answers 404 for %s, which is no picture of the folder",
    (name) =>
      Effect.gen(function* () {
        const { origin } = yield* MemoryShop
        const { status } = yield* Effect.promise(() => fetch(`${origin}/rechtliches/${name}`))
        assert.strictEqual(status, 404)
      }),
  )
})
