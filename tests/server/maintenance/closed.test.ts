import { createHash } from "node:crypto"

import { assert, layer } from "@effect/vitest"
import { legalLinks } from "@heimwerk/core/navigation/legalLinks.ts"
import { maintenancePage } from "@heimwerk/core/navigation/pageTexts.ts"
import { MarketsError, Markets } from "@heimwerk/core/market/Markets.port.ts"
import { ClientFiles } from "@heimwerk/server/files/ClientFiles.ts"
import { Effect, Layer } from "effect"
import { HttpServerResponse } from "effect/http"

import { memoryWorld, MemoryShop } from "../support/memoryShop.ts"
import { addToBasket, send } from "../support/send.ts"

const plainForms = [
  "/formular/warenkorb",
  "/formular/menge",
  "/formular/markt",
  "/formular/kasse",
  "/formular/bezahlen",
]

const files = Layer.succeed(ClientFiles, {
  find: (path) =>
    path === "/ui/js/entry.js" ? () => Effect.succeed(HttpServerResponse.text("script")) : undefined,
  manifest: {},
  styleSheets: [],
})

const noMarkets = Layer.mock(Markets, {
  all: Effect.fail(new MarketsError({ reason: "Unavailable", cause: "away" })),
})

/** A shop under maintenance that cannot read its markets. */
const closedShop = MemoryShop.layer(
  {},
  {
    maintenance: { isOn: Effect.succeed(true) },
    files,
    world: Layer.mergeAll(memoryWorld, noMarkets),
  },
)

layer(closedShop, { excludeTestServices: true })("a shop under maintenance", (it) => {
  const get = (path: string, headers: Readonly<Record<string, string>> = { accept: "text/html" }) =>
    Effect.flatMap(MemoryShop, ({ origin }) => Effect.promise(() => send(origin, path, { headers })))

  it.effect.each(["/", "/p/bohrer/1", "/gibt-es-nicht", "/warenkorb"])(
    "a visitor who opens %s during maintenance sees the maintenance page with a retry button",
    (path) =>
      Effect.gen(function* () {
        const { headers, status, text } = yield* get(path)
        assert.deepStrictEqual([status, headers["retry-after"]], [503, "300"])
        assert.strictEqual(headers["cache-control"], "no-store")
        for (const words of [maintenancePage.headline, ...maintenancePage.sentences, maintenancePage.button])
          assert.include(text, words)
      }),
  )

  it.effect.each(plainForms)(
    "a visitor without JavaScript who submits the form %s during maintenance sees the maintenance page, whose button opens the page of the form",
    (target) =>
      Effect.gen(function* () {
        const { origin } = yield* MemoryShop
        const headers = {
          accept: "text/html",
          "content-type": "application/x-www-form-urlencoded",
          origin,
          referer: `${origin}/s/bohrer?seite=2`,
        }
        const { status, text } = yield* Effect.promise(() =>
          send(origin, target, { method: "POST", headers, body: "artikel=1000001" }),
        )
        assert.strictEqual(status, 503)
        assert.include(text, maintenancePage.headline)
        assert.include(
          text,
          `<form method="get" action="/s/bohrer"><input type="hidden" name="seite" value="2"><button type="submit">${maintenancePage.button}</button></form>`,
        )
      }),
  )

  it.effect("the maintenance page has no scripts, and its inline style is allowed by its hash", () =>
    Effect.gen(function* () {
      const { headers, text } = yield* get("/")
      assert.notMatch(text, /<script|\sstyle=|<link rel="stylesheet"/u)
      const [, style = ""] = /<style>(.*)<\/style>/su.exec(text) ?? []
      const hash = createHash("sha256").update(style).digest("base64")
      assert.strictEqual(
        headers["content-security-policy"],
        `default-src 'none'; style-src 'sha256-${hash}'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
      )
      assert.strictEqual(headers["x-content-type-options"], "nosniff")
    }),
  )

  it.effect("T-L5: the maintenance page links to the legal pages", () =>
    Effect.gen(function* () {
      const { text } = yield* get("/")
      for (const { href, text: words } of legalLinks)
        assert.include(text, `<a href="${href}" target="_blank" rel="noreferrer">${words}<`)
    }),
  )

  it.effect.each(["/public/api/markets", "/rest/v4/search/cirax?query=x", "/robots.txt"])(
    "a program that requests %s during maintenance gets an error in JSON",
    (path) =>
      Effect.gen(function* () {
        const { headers, status, text } = yield* get(path, {})
        assert.deepStrictEqual([status, headers["retry-after"]], [503, "300"])
        assert.deepStrictEqual(JSON.parse(text), {
          code: "Unavailable",
          message: maintenancePage.sentences.join(" "),
        })
      }),
  )

  it.effect("a shop in maintenance changes no data, and still refuses cross-site changes", () =>
    Effect.gen(function* () {
      const { origin } = yield* MemoryShop
      const line = { articleId: "1000001" }
      const own = yield* Effect.promise(() => addToBasket(origin, line))
      const foreign = yield* Effect.promise(() =>
        addToBasket(origin, line, { "sec-fetch-site": "cross-site" }),
      )
      assert.deepStrictEqual([own.status, own.setCookie, foreign.status], [503, [], 403])
    }),
  )

  it.effect(
    "during maintenance, the server still serves the files of pages that are already open in browsers",
    () =>
      Effect.gen(function* () {
        const { status, text } = yield* get("/ui/js/entry.js?v=1")
        assert.deepStrictEqual([status, text], [200, "script"])
      }),
  )

  it.effect("the health check reports maintenance, and its status is 200", () =>
    Effect.gen(function* () {
      const { status, text } = yield* get("/health", {})
      assert.strictEqual(status, 200)
      assert.propertyVal(JSON.parse(text), "status", "maintenance")
    }),
  )
})
