import { assert, layer } from "@effect/vitest"
import { legalLinks } from "@heimwerk/core/navigation/legalLinks.ts"
import { CatalogError } from "@heimwerk/core/catalog/Catalog.port.ts"
import { CookieJar } from "@heimwerk/core/device/CookieJar.port.ts"
import { Markets } from "@heimwerk/core/market/Markets.port.ts"
import { FormReads } from "@heimwerk/ui/pages/services/FormReads.ts"
import type { Render, RenderedPage } from "@heimwerk/ui/render.ts"
import { VisitorReads } from "@heimwerk/ui/runtime/visitorReads.ts"
import { Effect } from "effect"

import { MemoryShop, pagesOf } from "./support/memoryShop.ts"
import { addToBasket, cookieHeader, send } from "./support/send.ts"

const pageOf = (markup: string, rest: Partial<RenderedPage> = {}): RenderedPage => ({
  kind: "page",
  status: 200,
  meta: { title: "Titel", description: "", canonicalPath: "/" },
  state: {},
  personal: false,
  modules: [],
  pipe: (destination) => destination.end(markup),
  ...rest,
})

const hostile = "</script><script>alert(1)</script><!--"

const mainPicture = `<link rel="preload" as="image" href="/bilder/a.webp" fetchPriority="high"/>`
const otherPicture = `<link rel="preload" as="image" href="/bilder/b.webp"/>`

const render: Render = async ({ run, url }) => {
  switch (url.pathname) {
    case "/pictures":
      return pageOf(`${otherPicture}${mainPicture}<main>Bilder</main>`)
    case "/moved":
      return { kind: "redirect", status: 301, location: "/p/neu/1?a=b" }
    case "/elsewhere":
      return { kind: "redirect", status: 302, location: "//evil.example" }
    case "/broken":
      throw new Error("SELECT secret FROM somewhere at /srv/shop/server/x.ts:1:1")
    case "/down":
      return run(Effect.fail(new CatalogError({ reason: "Unavailable" })))
    case "/never":
      throw new Error("no shell")
    case "/ports": {
      const markets = await run(Markets.use((port) => port.all))
      const basket = await run(VisitorReads.use((visitor) => visitor.basket("full")))
      return pageOf(`${markets.length} Märkte, ${basket.totalQuantity} Stück`, {
        personal: basket.totalQuantity > 0,
      })
    }
    case "/forms": {
      const { optionsGroups } = await run(Effect.flatMap(FormReads, ({ energy }) => energy))
      const { areas } = await run(Effect.flatMap(FormReads, ({ craftsman }) => craftsman))
      return pageOf(`${optionsGroups.partners.options.length} Partner, ${areas.length} Bereiche`)
    }
    case "/choose":
      await run(CookieJar.use((jar) => jar.set("market_id", "520", { maxAgeSeconds: 60, path: "/" })))
      await run(CookieJar.use((jar) => jar.remove("show_localisation_bar")))
      return pageOf(String(await run(CookieJar.use((jar) => jar.get("market_id")))))
    default:
      return pageOf("<main>Grüße</main>", {
        meta: {
          title: `Bohrer ${hostile}`,
          description: 'mit "Tiefpreis" & mehr',
          canonicalPath: "/p/bohrer/1?x=1&y=2",
          robots: "noindex",
          jsonLd: [{ "@type": "Product", name: hostile, url: "/p/bohrer/1", image: "//cdn.example/x.png" }],
        },
        state: { text: hostile, line: "\u2028" },
      })
  }
}

const asPage = { accept: "text/html" }

layer(MemoryShop.layer({}, { pages: pagesOf(render) }), { excludeTestServices: true })(
  "a rendered page",
  (it) => {
    const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
      Effect.flatMap(MemoryShop, ({ origin }) =>
        Effect.promise(() => send(origin, path, { headers: { ...asPage, ...headers } })),
      )

    it.effect(
      "T-A13: a page names its language, and its head contains the description, the canonical address and the robots rule",
      () =>
        Effect.gen(function* () {
          const { origin } = yield* MemoryShop
          const { text } = yield* get("/p/bohrer/1")
          assert.match(text, /^<!doctype html><html lang="de"><head><meta charset="utf-8">/u)
          assert.include(text, '<meta name="description" content="mit &quot;Tiefpreis&quot; &amp; mehr">')
          assert.include(text, `<link rel="canonical" href="${origin}/p/bohrer/1?x=1&amp;y=2">`)
          assert.include(text, '<meta name="robots" content="noindex">')
        }),
    )

    it.effect(
      "a page forbids Safari to turn its numbers, dates and addresses into links before React hydrates the page",
      () =>
        Effect.gen(function* () {
          const { text } = yield* get("/p/bohrer/1")
          const [head = ""] = text.split("</head>", 1)
          assert.include(
            head,
            '<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">',
          )
        }),
    )

    it.effect(
      "hostile text in the title, the structured data and the state of a page adds no script to the page",
      () =>
        Effect.gen(function* () {
          const { text } = yield* get("/p/bohrer/1")
          const scripts = [...text.matchAll(/<script[^>]*>/gu)].map(([tag]) => tag)
          assert.deepStrictEqual(scripts, [
            '<script type="application/ld+json">',
            '<script type="speculationrules">',
            '<script type="application/json" id="heimwerk-state">',
            "<script>",
          ])
          assert.notInclude(text, "\u2028")
          assert.notMatch(text, /\sstyle=/u)
          assert.include(text, `("script-src 'self'","/ui/js/entry.js",[`)
          const [, state = ""] = /id="heimwerk-state">(.*?)<\/script>/u.exec(text) ?? []
          assert.deepStrictEqual(JSON.parse(state), { text: hostile, line: "\u2028" })
        }),
    )

    it.effect("the link to the main picture of a page precedes all other links and the styles", () =>
      Effect.gen(function* () {
        const { text } = yield* get("/pictures")
        const [head = "", body = ""] = text.split("</head>")
        assert.match(
          head,
          /^[^]*?content="width=device-width, initial-scale=1"><link rel="preload" as="image" href="\/bilder\/a\.webp"/u,
        )
        assert.include(body, `<div id="root">${otherPicture}<main>Bilder</main></div>`)
        assert.notInclude(body, mainPicture)
      }),
    )

    it.effect("the structured data of a page contain the shop's own URLs in absolute form", () =>
      Effect.gen(function* () {
        const { origin } = yield* MemoryShop
        const { text } = yield* get("/p/bohrer/1")
        const [, data = ""] = /ld\+json">(.*?)<\/script>/u.exec(text) ?? []
        const { image, url } = JSON.parse(data)
        assert.deepStrictEqual([url, image], [`${origin}/p/bohrer/1`, "//cdn.example/x.png"])
      }),
    )

    it.effect("a page is rendered with the data of the visitor who requests it", () =>
      Effect.gen(function* () {
        const { origin } = yield* MemoryShop
        const added = yield* Effect.promise(() => addToBasket(origin, { articleId: "1000001", quantity: 3 }))
        const mine = yield* get("/ports", { cookie: cookieHeader(added) })
        const nobodys = yield* get("/ports")
        assert.include(mine.text, "12 Märkte, 3 Stück")
        assert.include(nobodys.text, "12 Märkte, 0 Stück")
        assert.strictEqual(mine.headers["cache-control"], "private, no-cache")
        assert.strictEqual(nobodys.headers["cache-control"], "private, no-cache")
        assert.include(nobodys.headers["vary"], "Cookie")
      }),
    )

    it.effect(
      "a page renews the cookies of the chosen market for 210 days, and shared caches must not store the page",
      () =>
        Effect.gen(function* () {
          const { headers, setCookie } = yield* get("/", {
            cookie: "market_id=520; market_name=K%C3%B6ln; other=1",
          })
          assert.deepStrictEqual(setCookie, [
            "market_id=520; Max-Age=18144000; Path=/; SameSite=Lax",
            "market_name=K%C3%B6ln; Max-Age=18144000; Path=/; SameSite=Lax",
          ])
          assert.strictEqual(headers["cache-control"], "private, no-cache")
        }),
    )

    it.effect("a page can set and remove cookies while it loads", () =>
      Effect.gen(function* () {
        const { setCookie, text } = yield* get("/choose")
        assert.include(text, ">520<")
        assert.deepStrictEqual(setCookie, [
          "market_id=520; Max-Age=60; Path=/; SameSite=Lax",
          "show_localisation_bar=; Max-Age=0; Path=/; SameSite=Lax",
        ])
      }),
    )

    it.effect("a page redirects visitors only to addresses of the shop", () =>
      Effect.gen(function* () {
        const moved = yield* get("/moved")
        assert.deepStrictEqual([moved.status, moved.headers["location"]], [301, "/p/neu/1?a=b"])
        const elsewhere = yield* get("/elsewhere")
        assert.deepStrictEqual([elsewhere.status, elsewhere.headers["location"]], [500, undefined])
      }),
    )

    it.effect.each([
      ["/broken", 500, "Leider ist ein unbekannter Fehler aufgetreten."],
      ["/never", 500, "Leider ist ein unbekannter Fehler aufgetreten."],
      ["/down", 503, "Der Shop ist gerade nicht erreichbar."],
    ] as const)(
      "T-I7: instead of a failed page (%s), the server sends a German error page without details",
      ([path, status, message]) =>
        Effect.gen(function* () {
          const answer = yield* get(path)
          assert.strictEqual(answer.status, status)
          assert.include(answer.text, message)
          assert.include(answer.text, "Zur Startseite zurück")
          assert.include(answer.text, "Neuer Versuch")
          assert.notMatch(answer.text, /SELECT|\/work\/|at .*:\d+/u)
          assert.strictEqual((yield* get("/ports")).status, 200)
        }),
    )

    it.effect("a page is rendered with the server's configurations of the request forms", () =>
      Effect.gen(function* () {
        assert.include((yield* get("/forms")).text, "4 Partner, 7 Bereiche")
      }),
    )

    it.effect("the retry form of the error page contains all query parameters", () =>
      Effect.gen(function* () {
        const { text } = yield* get("/broken?marke=A%26B&marke=%22%3E%3Cscript%3E&seite=2")
        assert.deepStrictEqual(text.match(/<input[^>]*>/gu), [
          '<input type="hidden" name="marke" value="A&amp;B">',
          '<input type="hidden" name="marke" value="&quot;&gt;&lt;script&gt;">',
          '<input type="hidden" name="seite" value="2">',
        ])
        assert.notInclude((yield* get("/broken")).text, "<input")
      }),
    )

    it.effect("T-L5: the error page links to every legal page in a new tab", () =>
      Effect.gen(function* () {
        const { text } = yield* get("/broken")
        const links = [...text.matchAll(/<a href="([^"]+)" target="_blank" rel="noreferrer">/gu)]
        assert.deepStrictEqual(
          links.map(([, href]) => href),
          legalLinks.map(({ href }) => href),
        )
      }),
    )

    it.effect("the server compresses a page with a coding that the browser accepts", () =>
      Effect.gen(function* () {
        for (const coding of ["br", "gzip"]) {
          const { headers } = yield* get("/p/bohrer/1", { "accept-encoding": coding })
          assert.strictEqual(headers["content-encoding"], coding)
          assert.include(headers["vary"], "Accept-Encoding")
        }
        assert.isUndefined((yield* get("/p/bohrer/1")).headers["content-encoding"])
      }),
    )
  },
)
