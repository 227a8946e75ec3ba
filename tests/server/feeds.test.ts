import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"

import { smallWorld } from "../support/smallWorld.ts"
import { MemoryShop } from "./support/memoryShop.ts"
import { send } from "./support/send.ts"

const day = 24 * 60 * 60 * 1000
const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/gu)].map(([, address]) => address ?? "")

layer(MemoryShop.layer({ publicOrigin: "https://shop.example" }), { excludeTestServices: true })(
  "feeds",
  (it) => {
    const get = (path: string) =>
      Effect.flatMap(MemoryShop, ({ origin }) => Effect.promise(() => send(origin, path)))

    it.effect("the sitemaps list every category, market and article once", () =>
      Effect.gen(function* () {
        const maps = locations((yield* get("/sitemap.xml")).text)
        const answers = yield* Effect.forEach(maps, (address) => get(new URL(address).pathname))
        const found = answers.flatMap(({ text }) => locations(text))
        const expected = [
          ...smallWorld.markets.map(({ link }) => link),
          ...smallWorld.assortment.articles.map(({ product }) => product.link),
          ...smallWorld.assortment.categories.flatMap(({ link, subCategories }) => [
            link,
            ...subCategories.map((category) => category.link),
          ]),
        ]
        assert.strictEqual(new Set(found).size, found.length)
        for (const path of expected) assert.include(found, `https://shop.example${path}`)
      }),
    )

    it.effect.each(["/sitemap/artikel-0.xml", "/sitemap/artikel-99.xml", "/sitemap/artikel-x.xml"])(
      "the server answers 404 for the sitemap %s",
      (path) =>
        Effect.gen(function* () {
          assert.strictEqual((yield* get(path)).status, 404)
        }),
    )

    it.effect(
      "the server serves a market's opening hours as a calendar file, and answers 404 for an unknown market",
      () =>
        Effect.gen(function* () {
          const [market] = smallWorld.markets
          if (market === undefined) return assert.fail("the small world has markets")
          const { headers, status, text } = yield* get(`${market.link}/oeffnungszeiten.ics`)
          assert.strictEqual(status, 200)
          assert.strictEqual(headers["content-type"], "text/calendar; charset=utf-8")
          assert.match(
            headers["content-disposition"] ?? "",
            /^attachment; filename="heimwerk-[a-z-]+\.ics"$/u,
          )
          assert.isTrue(text.startsWith("BEGIN:VCALENDAR\r\n"))
          assert.include(text, `SUMMARY:${market.name} geöffnet`)
          assert.strictEqual((yield* get("/markt/gibt-es-nicht/oeffnungszeiten.ics")).status, 404)
        }),
    )

    it.effect("robots.txt excludes basket and wishlist and names the sitemap", () =>
      Effect.gen(function* () {
        const { text } = yield* get("/robots.txt")
        assert.include(text, "Disallow: /warenkorb\n")
        assert.include(text, "Disallow: /merkliste\n")
        assert.include(text, "Sitemap: https://shop.example/sitemap.xml\n")
      }),
    )

    it.effect("T-H6: security.txt names a contact and is valid for 1 to 12 months", () =>
      Effect.gen(function* () {
        const { text } = yield* get("/.well-known/security.txt")
        assert.match(text, /^Contact: mailto:sicherheit@shop\.example$/mu)
        const left = Date.parse(/^Expires: (.*)$/mu.exec(text)?.[1] ?? "") - Date.now()
        assert.isTrue(left > 30 * day && left < 365 * day)
      }),
    )

    it.effect.each([
      ["/suche?q=Bohrer", "/s/bohrer"],
      ["/suche?q=%20%20Bohrer%20SDS%20", "/s/bohrer%20sds"],
      ["/suche?q=a/b?c%23d", "/s/a%2Fb%3Fc%23d"],
      ["/suche?q=%20", "/"],
      ["/suche", "/"],
      ["/suche?q=a&q=b", "/s/a"],
    ] as const)(
      "the server redirects a search submitted without JavaScript to its results, or without a term to the home page: %s",
      ([path, location]) =>
        Effect.gen(function* () {
          const answer = yield* get(path)
          assert.deepStrictEqual([answer.status, answer.headers["location"]], [303, location])
        }),
    )
  },
)
