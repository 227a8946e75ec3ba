import { assert, layer } from "@effect/vitest"
import { notFoundPage } from "@heimwerk/core/navigation/pageTexts.ts"
import { Effect } from "effect"

import { MemoryShop } from "./support/memoryShop.ts"
import { send } from "./support/send.ts"

layer(MemoryShop.layer(), { excludeTestServices: true })("an address that cannot be decoded", (it) => {
  it.effect.each(["/s/100%", "/p/farbe%E4/1000001", "/kontakt%", "/bestellung/a/b/rechnung/%"])(
    "a browser that opens %s, which cannot be decoded, gets the not-found page with search and home link",
    (path) =>
      Effect.gen(function* () {
        const { origin } = yield* MemoryShop
        const { status, text } = yield* Effect.promise(() =>
          send(origin, path, { headers: { accept: "text/html" } }),
        )
        assert.strictEqual(status, 404)
        assert.include(text, `<h1>${notFoundPage.headline}</h1>`)
        for (const sentence of notFoundPage.sentences) assert.include(text, `<p>${sentence}</p>`)
        const [form = ""] = /<form.*<\/form>/u.exec(text) ?? []
        assert.include(form, '<form role="search" aria-label="Artikel suchen" action="/s" method="get">')
        assert.match(form, /<input [^>]*name="suchbegriff" placeholder="Finden &amp; machen"/u)
        assert.include(form, `>${notFoundPage.searchButton}</button>`)
        assert.include(text, `<a href="/">${notFoundPage.home.text}</a>`)
        assert.notInclude(text, "Da ist etwas schief gelaufen")
      }),
  )
})
