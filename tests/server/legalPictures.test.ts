import { cpSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

import { assert, layer } from "@effect/vitest"
import { BrandFiles } from "@heimwerk/server/brand/BrandFiles.ts"
import { Effect, Layer } from "effect"
import { afterAll } from "vitest"

import { root } from "../architecture/sources.ts"
import { MemoryShop } from "./support/memoryShop.ts"

/** A copy of the folder `examples/own-brand`: a picture under two names, and other files. */
const legalFolder = mkdtempSync(join(tmpdir(), "heimwerk-legal-"))
cpSync(join(root, "examples", "own-brand"), legalFolder, { recursive: true })
cpSync(join(legalFolder, "logo.svg"), join(legalFolder, "EU_Hinweis.svg"))
afterAll(() => rmSync(legalFolder, { recursive: true }))

const shop = MemoryShop.layer().pipe(
  Layer.provide(Layer.succeed(BrandFiles, { logo: undefined, legalFolder })),
)

layer(shop, { excludeTestServices: true })("pictures in the folder of the legal pages", (it) => {
  it.effect.each(["logo.svg", "EU_Hinweis.svg"])("the server sends the picture %s of the folder", (name) =>
    Effect.gen(function* () {
      const { origin } = yield* MemoryShop
      const { headers, status } = yield* Effect.promise(() => fetch(`${origin}/rechtliches/${name}`))
      assert.deepStrictEqual([status, headers.get("content-type")], [200, "image/svg+xml"])
    }),
  )

  it.effect.each(["fehlt.svg", "legal", "legal%2Fagb.html", "..%2Flogo.svg", "agb"])(
    "the server answers 404 for %s, which is no picture of the folder",
    (name) =>
      Effect.gen(function* () {
        const { origin } = yield* MemoryShop
        const { status } = yield* Effect.promise(() => fetch(`${origin}/rechtliches/${name}`))
        assert.strictEqual(status, 404)
      }),
  )
})
