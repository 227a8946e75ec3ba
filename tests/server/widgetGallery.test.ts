import { assert, describe, layer } from "@effect/vitest"
import { slug } from "@heimwerk/core/values/slug.ts"
import { Effect } from "effect"

import { render } from "../../ui/entry-server.tsx"
import { widgetNames } from "../../ui/pages/widgets/widgetNames.ts"
import { MemoryShop, pagesOf } from "./support/memoryShop.ts"
import { send } from "./support/send.ts"

const page = (path: string) =>
  Effect.flatMap(MemoryShop, ({ origin }) =>
    Effect.promise(() => send(origin, path, { headers: { accept: "text/html" } })),
  )
const gallery = page("/_widgets")

describe("the gallery of widgets", () => {
  layer(MemoryShop.layer({}, { pages: pagesOf(render) }), { excludeTestServices: true })(
    "the gallery of widgets without a public origin",
    (it) => {
      it.effect("the widget gallery is a page that search engines do not index", () =>
        Effect.gen(function* () {
          const { status, text } = yield* gallery
          assert.strictEqual(status, 200)
          assert.include(text, '<meta name="robots" content="noindex, nofollow">')
          assert.include(text, "Karussells")
          assert.notInclude(text, " style=")
        }),
      )

      it.effect("the widget gallery links to a page for each widget", () =>
        Effect.gen(function* () {
          const { text: all } = yield* gallery
          for (const name of widgetNames) {
            const path = `/_widgets/${slug(name)}`
            assert.include(all, `href="${path}">${name}</a>`)
            const { status, text } = yield* page(path)
            assert.strictEqual(status, 200, name)
            assert.include(text, `<h1>${name}</h1>`)
            const main = text.slice(text.indexOf("<main"), text.indexOf("</main>"))
            assert.include(main, `href="/_widgets"`)
            assert.strictEqual(main.includes("Wird hinzugefügt"), name === "Knopf", name)
            assert.strictEqual(main.includes("Neues Passwort"), name === "Passwort", name)
          }
        }),
      )

      it.effect("the server answers 404 for an unknown widget of the gallery", () =>
        Effect.gen(function* () {
          assert.strictEqual((yield* page("/_widgets/gibt-es-nicht")).status, 404)
        }),
      )
    },
  )

  layer(MemoryShop.layer({ publicOrigin: "https://shop.example" }, { pages: pagesOf(render) }), {
    excludeTestServices: true,
  })("the gallery of widgets in production", (it) => {
    it.effect("a shop with a public origin answers 404 for the widget gallery", () =>
      Effect.gen(function* () {
        const { status, text } = yield* gallery
        assert.strictEqual(status, 404)
        assert.include(text, "Seite nicht gefunden")
        assert.notInclude(text, "Karussells")
      }),
    )
  })
})
