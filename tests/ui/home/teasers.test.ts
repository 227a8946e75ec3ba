import { Effect, Logger } from "effect"
import { assert, describe, it } from "@effect/vitest"
import { teaserPicture } from "@heimwerk/fixtures/illustrations/teasers.ts"
import { basename } from "node:path"
import { brotliCompressSync } from "node:zlib"

import { readTeasers } from "../../../ui/pages/home/readTeasers.ts"

import entries from "../../../ui/pages/home/teasers.json" with { type: "json" }

const quiet = Effect.provide(Logger.layer([]))

describe("the teasers of the home page", () => {
  it.effect("all configured teasers of the home page are valid", () =>
    Effect.gen(function* () {
      assert.lengthOf(yield* readTeasers(entries), entries.length)
    }),
  )

  it.effect("the home page leaves out invalid teasers and shows the other teasers in their order", () =>
    Effect.gen(function* () {
      const [first, second] = entries
      const read = yield* readTeasers([first, { headline: {} }, null, second])
      assert.deepEqual(
        read.map(({ typ }) => typ),
        ["buehne", "saison"],
      )
    }).pipe(quiet),
  )

  it.effect("every teaser picture has at most 15 KB, compressed with brotli", () =>
    Effect.gen(function* () {
      for (const { background } of yield* readTeasers(entries)) {
        if (background.kind !== "picture") continue
        const drawn = teaserPicture(basename(background.src, ".svg"))
        assert.isDefined(drawn, background.src)
        assert.isAtMost(brotliCompressSync(drawn ?? "").length, 15 * 1024, background.src)
        assert.include(drawn?.toLowerCase(), `<rect width="700" height="440" fill="${background.color}"/>`)
      }
    }),
  )

  it("the server has no teaser picture for an unknown name", () => {
    assert.isUndefined(teaserPicture("gibtsnicht"))
  })
})
