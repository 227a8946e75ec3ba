import { PassThrough } from "node:stream"
import { text } from "node:stream/consumers"

import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer, ManagedRuntime } from "effect"

import { emptyBasket } from "@heimwerk/core/basket/emptyBasket.ts"
import { Baskets } from "@heimwerk/core/basket/Baskets.port.ts"
import { Catalog, CatalogError } from "@heimwerk/core/catalog/Catalog.port.ts"
import { WishlistError, Wishlists } from "@heimwerk/core/wishlist/Wishlists.port.ts"
import { toQuantity } from "@heimwerk/core/values/toQuantity.ts"
import { emptyWishlist } from "@heimwerk/core/wishlist/emptyWishlist.ts"
import { limitedWishlist, wishlistOf } from "@heimwerk/core/wishlist/wishlistOf.ts"
import { render } from "../../../ui/entry-server.tsx"
import { memoryPorts, someArticle } from "../support/memoryShop.ts"

type Options = Parameters<typeof memoryPorts>[0]

const answer = (path: string, options: Options = {}) => {
  const ports = ManagedRuntime.make(memoryPorts(options))
  const url = new URL(path, "https://shop.example")
  return render({ url, run: ports.runPromise, nonce: "n", signal: new AbortController().signal })
}

/** A page with its markup; anything else is a failure of the test. */
const page = async (path: string, options?: Options) => {
  const rendered = await answer(path, options)
  if (rendered.kind !== "page") return assert.fail(`${path} leads to ${rendered.location}`)
  return { ...rendered, html: await text(rendered.pipe(new PassThrough())) }
}

const article = someArticle()
const wishlist = wishlistOf(
  { id: "w", version: 1, wishes: [{ articleId: article.articleId, quantity: toQuantity(2) }] },
  [article],
  emptyWishlist.featureFlags,
)
/** A visitor who wishes for two pieces of an article. */
const wishing = Layer.mock(Wishlists, {
  get: Effect.succeed(wishlist),
  limited: Effect.succeed(limitedWishlist(wishlist)),
})

describe("every page, rendered on the server", () => {
  const pages: ReadonlyArray<readonly [path: string, status: number, heading: string, title: string]> = [
    ["/", 200, "Finden &amp; machen", "Heimwerk | Dein Heimwerk Baumarkt"],
    ["/c/akkuschrauber/101", 200, "Akkuschrauber", "Akkuschrauber | Heimwerk"],
    ["/s/lampe", 200, "Ergebnisse für", "Suche nach „lampe“ | Heimwerk"],
    [article.link, 200, article.name, `${article.name} | Heimwerk`],
    ["/kontakt/", 200, "Häufige Fragen", "Kontakt | Heimwerk"],
    ["/newsletter/anmelden/", 200, "E-Mail-Adresse", "Newsletter | Heimwerk"],
    ["/newsletter/bestaetigen?token=abc", 200, "Ein Schritt noch", "Newsletter bestätigen | Heimwerk"],
    ["/warenkorb", 200, "Dein Warenkorb ist leer", "Warenkorb | Heimwerk"],
    ["/merkliste", 200, "Deine Merkliste ist leer", "Merkliste | Heimwerk"],
    ["/gibt/es/nicht", 404, "Seite nicht gefunden", "Seite nicht gefunden | Heimwerk"],
    ["/c/gibts-nicht/999", 404, "Seite nicht gefunden", "Seite nicht gefunden | Heimwerk"],
    ["/p/gibts-nicht/99999999", 404, "Seite nicht gefunden", "Seite nicht gefunden | Heimwerk"],
    ["/p/keine-nummer/abc", 404, "Seite nicht gefunden", "Seite nicht gefunden | Heimwerk"],
    ["/markt/nirgendwo", 404, "Seite nicht gefunden", "Seite nicht gefunden | Heimwerk"],
  ]
  for (const [path, status, heading, title] of pages) {
    it(`${path} answers ${status} with one main heading and its title`, async () => {
      const { html, meta, status: answered } = await page(path)
      assert.strictEqual(answered, status)
      assert.strictEqual(meta.title, title)
      assert.lengthOf(html.match(/<h1/gu) ?? [], 1)
      assert.include(html, heading)
    })

    it(`${path} has no inline style, and its state is plain data`, async () => {
      const { html, state } = await page(path)
      assert.notMatch(html, /\sstyle=/u)
      assert.deepStrictEqual(JSON.parse(JSON.stringify(state)), state)
    })
  }

  it("searches nonsense without an error", async () => {
    const { html, status } = await page("/s/qqqqxxxx")
    assert.strictEqual(status, 200)
    assert.include(html, "Leider finden wir keine Ergebnisse für deinen Suchbegriff.")
  })

  it("after a search that found nothing offers another one and the assortment", async () => {
    const { html } = await page("/s/qqqqxxxx")
    assert.match(html, /<form[^>]*role="search"[^>]*aria-label="Noch einmal suchen"/u)
    assert.match(html, /<nav aria-label="Stöbern"[^]*href="\/c\/eisenwaren\/200"/u)
  })

  it("shows the search without results also when the categories cannot be had", async () => {
    const down = Effect.fail(new CatalogError({ reason: "Unavailable" }))
    const nothing = { products: [], total: 0, page: 1, pageCount: 0, pageSize: 24, facets: [] }
    const catalog = Layer.mock(Catalog, {
      navigation: down,
      search: () => Effect.succeed({ ...nothing, sort: "relevance" }),
    })
    const { html, status } = await page("/s/qqqqxxxx", { catalog })
    assert.strictEqual(status, 200)
    assert.include(html, "Leider finden wir keine Ergebnisse für deinen Suchbegriff.")
  })

  it("understands lists with wrong page numbers, sorts and filters as far as it can", async () => {
    const { html, status } = await page("/c/akkuschrauber/101?seite=-1&sortierung=quatsch&marke=Gibtsnicht")
    assert.strictEqual(status, 200)
    assert.include(html, "Zu deinen Filtern passt kein Artikel.")
  })
})

describe("addresses that lead elsewhere", () => {
  const redirects: ReadonlyArray<readonly [from: string, to: string]> = [
    ["/s?suchbegriff=%20Hammer%20", "/s/hammer"],
    ["/s?suchbegriff=", "/"],
    ["/s/Hammer?sortierung=name", "/s/hammer?sortierung=name"],
    ["/c/alter-name/101?seite=2", "/c/akkuschrauber/101?seite=2"],
    [`/p/alter-name/${article.articleId}`, article.link],
  ]
  for (const [from, to] of redirects) {
    it(`${from} leads to ${to}`, async () => {
      assert.deepStrictEqual(await answer(from), { kind: "redirect", status: 301, location: to })
    })
  }
})

describe("what belongs to a visitor", () => {
  it("is nothing without market and basket, so that the page may be kept for others", async () => {
    assert.isFalse((await page("/")).personal)
  })

  it("is the chosen market, which the header shows with its status", async () => {
    const { html, personal } = await page("/", { cookies: { market_id: "521" } })
    assert.isTrue(personal)
    assert.match(html, /Kiel.*(?:Geöffnet bis|Öffnet) /su)
  })

  it("is not a market nobody knows", async () => {
    assert.isFalse((await page("/", { cookies: { market_id: "999" } })).personal)
  })

  it("is the number of pieces in the basket", async () => {
    const basket = { ...emptyBasket, id: "b", version: 3, totalQuantity: 7 }
    const { html, personal } = await page("/", {
      baskets: Layer.mock(Baskets, { get: Effect.succeed(basket) }),
    })
    assert.isTrue(personal)
    assert.include(html, "7</span>")
  })

  it("is the wishlist: its number of pieces and the full hearts of its articles, on every page's first markup", async () => {
    const { html, personal } = await page(article.link, { wishlists: wishing })
    assert.isTrue(personal)
    assert.include(html, "2</span>")
    assert.match(html, new RegExp(`aria-pressed="true" aria-label="Auf die Merkliste: ${article.name}"`, "u"))
    assert.notInclude((await page(article.link)).html, 'aria-pressed="true"')
  })

  it("is shown on the wishlist's page with the catalogue's prices, and without them while that is down", async () => {
    const { html } = await page("/merkliste", { wishlists: wishing })
    assert.include(html, article.name)
    assert.include(html, "zzgl. Versand")
    const down = Effect.fail(new CatalogError({ reason: "Unavailable" }))
    const bare = await page("/merkliste", {
      wishlists: wishing,
      catalog: Layer.mock(Catalog, { navigation: down, records: () => down }),
    })
    assert.strictEqual(bare.status, 200)
    assert.include(bare.html, article.name)
  })

  it("is said to be out of reach when the wishlist cannot be read, with a way on", async () => {
    const failure = Effect.fail(new WishlistError({ reason: "Unavailable" }))
    const { html, status } = await page("/merkliste", {
      wishlists: Layer.mock(Wishlists, { get: failure, limited: failure }),
    })
    assert.strictEqual(status, 503)
    assert.include(html, "Neuer Versuch")
  })
})

describe("the contact page", () => {
  it("has one canonical address, with the slash the spec gives it", async () => {
    for (const path of ["/kontakt/", "/kontakt"])
      assert.strictEqual((await page(path)).meta.canonicalPath, "/kontakt/")
  })

  it("tells the hours of the service, and asks for a market", async () => {
    const { html } = await page("/kontakt/")
    assert.include(html, "Mo-Sa 8:00-20:00 Uhr")
    assert.match(html, /Markt wählen<\/a>/u)
    assert.notInclude(html, "tel:")
  })

  it("tells the number, the hours and the address of the visitor's own market", async () => {
    const { html } = await page("/kontakt/", { cookies: { market_id: "521" } })
    assert.match(html, /Dein Markt: (?:<!-- -->)?[^<]*Kiel/u)
    assert.match(html, /href="tel:\+49\d+"/u)
    assert.match(html, /(?:Geöffnet bis|Öffnet) /u)
  })

  it("answers with what the shop promises", async () => {
    const { html } = await page("/kontakt/")
    for (const answer of [
      "Paketversand ab 49 € gratis. Ausgenommen Speditionsware, für die Mehrkosten anfallen. Wir versenden mit DHL.",
      "In einer Stunde abholbereit. Online reservieren und im Markt mitnehmen.",
      "90 Tage Umtausch. In jedem Markt, ganz in Ruhe.",
      "5 Jahre Garantie. Auf alle Artikel unserer Eigenmarken.",
      "Im Onlineshop bezahlst du mit MasterCard, Visa, PayPal oder Klarna.",
    ])
      assert.include(html, answer)
  })
})

describe("the pages of the newsletter", () => {
  it("have one canonical address for the sign-up, and say that it needs a script", async () => {
    for (const path of ["/newsletter/anmelden/", "/newsletter/anmelden"]) {
      const { html, meta } = await page(path)
      assert.strictEqual(meta.canonicalPath, "/newsletter/anmelden/")
      assert.match(html, /<button[^>]*disabled=""[^>]*>Zum Newsletter anmelden<\/button>/u)
      assert.match(html, /<noscript>.*JavaScript/u)
    }
  })

  it("tell a reader whose link was torn what to do, and keep every link to its reader", async () => {
    for (const path of ["/newsletter/bestaetigen", "/newsletter/bestaetigen?token=%20"])
      assert.include((await page(path)).html, "In diesem Link fehlt etwas.")
    const { meta } = await page("/newsletter/bestaetigen?token=geheim")
    assert.deepStrictEqual([meta.robots, meta.canonicalPath], ["noindex", "/newsletter/bestaetigen"])
  })
})

describe("when the catalogue cannot be reached", () => {
  const down = Effect.fail(new CatalogError({ reason: "Unavailable" }))
  const catalog = Layer.mock(Catalog, { navigation: down, search: () => down, detail: () => down })

  for (const path of ["/", "/c/akkuschrauber/101", "/s/lampe", article.link]) {
    it(`${path} answers 503 with the German reason and a way on`, async () => {
      const { html, meta, status } = await page(path, { catalog })
      assert.strictEqual(status, 503)
      assert.strictEqual(meta.robots, "noindex")
      assert.include(html, "Leider ist ein unbekannter Fehler aufgetreten.")
      assert.include(html, "Neuer Versuch")
    })
  }
})

describe("what search engines read", () => {
  it("of an article is its price, number and maker, and the way to it", async () => {
    const { meta } = await page(article.link)
    const [product, crumbs] = meta.jsonLd ?? []
    assert.deepInclude(product, { "@type": "Product", sku: article.articleId, name: article.name })
    assert.deepInclude(crumbs, { "@type": "BreadcrumbList" })
  })

  const canonicals: ReadonlyArray<readonly [path: string, canonical: string, robots: string | undefined]> = [
    ["/c/eisenwaren/200", "/c/eisenwaren/200", undefined],
    ["/c/eisenwaren/200?seite=1", "/c/eisenwaren/200", undefined],
    ["/c/eisenwaren/200?seite=999", "/c/eisenwaren/200", undefined],
    ["/c/eisenwaren/200?sortierung=name", "/c/eisenwaren/200", undefined],
    ["/c/eisenwaren/200?preis=0-1000", "/c/eisenwaren/200?preis=0-1000", "noindex, follow"],
    ["/c/eisenwaren/200?sortierung=name&preis=0-1000", "/c/eisenwaren/200?preis=0-1000", "noindex, follow"],
    ["/s/lampe?seite=1", "/s/lampe", "noindex, follow"],
  ]
  for (const [path, canonical, robots] of canonicals) {
    it(`of ${path} is that it is ${canonical}, ${robots ?? "to be kept"}`, async () => {
      const { meta } = await page(path)
      assert.deepStrictEqual([meta.canonicalPath, meta.robots], [canonical, robots])
    })
  }

  it("is not sent to the browser a second time", async () => {
    const { state } = await page(article.link)
    assert.notInclude(JSON.stringify(state), "schema.org")
  })
})
