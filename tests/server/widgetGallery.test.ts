import { assert, describe, layer } from "@effect/vitest"
import { Effect } from "effect"

import { render } from "../../ui/entry-server.tsx"
import { MemoryShop, pagesOf } from "./support/memoryShop.ts"
import { send } from "./support/send.ts"

const gallery = Effect.flatMap(MemoryShop, ({ origin }) =>
  Effect.promise(() => send(origin, "/_widgets", { headers: { accept: "text/html" } })),
)

describe("the gallery of widgets", () => {
  layer(MemoryShop.layer({}, { pages: pagesOf(render) }), { excludeTestServices: true })(
    "without a public origin",
    (it) => {
      it.effect("is a page that search engines leave out", () =>
        Effect.gen(function* () {
          const { status, text } = yield* gallery
          assert.strictEqual(status, 200)
          assert.include(text, '<meta name="robots" content="noindex, nofollow">')
          assert.include(text, "Karussells")
          assert.notInclude(text, " style=")
        }),
      )
    },
  )

  layer(MemoryShop.layer({ publicOrigin: "https://shop.example" }, { pages: pagesOf(render) }), {
    excludeTestServices: true,
  })("in production", (it) => {
    it.effect("does not exist", () =>
      Effect.gen(function* () {
        const { status, text } = yield* gallery
        assert.strictEqual(status, 404)
        assert.include(text, "Seite nicht gefunden")
        assert.notInclude(text, "Karussells")
      }),
    )
  })
})
