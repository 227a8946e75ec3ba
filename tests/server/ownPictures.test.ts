import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

import { assert, describe, it, layer } from "@effect/vitest"
import { pictureNamed } from "@heimwerk/server/pictures/ownPictures.ts"
import { Effect } from "effect"

import { MemoryShop } from "./support/memoryShop.ts"
import { send } from "./support/send.ts"

describe("the pictures of own articles", () => {
  it("a file named after the article is served with its type, and webp is preferred to jpg", async () => {
    const folder = mkdtempSync(join(tmpdir(), "heimwerk-pictures-"))
    try {
      writeFileSync(join(folder, "500001.jpg"), "jpg")
      const found = await pictureNamed(folder, "500001")
      assert.deepStrictEqual([found.contentType, Buffer.from(found.bytes).toString()], ["image/jpeg", "jpg"])
      writeFileSync(join(folder, "500001.webp"), "webp")
      assert.strictEqual((await pictureNamed(folder, "500001")).contentType, "image/webp")
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})

layer(MemoryShop.layer(), { excludeTestServices: true })("the routes of own pictures", (it) => {
  it.effect.each(["/bilder/artikel/500001", "/bilder/kategorie/10", "/bilder/artikel/..%2f..%2fgeheim"])(
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
