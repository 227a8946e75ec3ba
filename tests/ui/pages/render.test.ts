import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer } from "effect"

import { emptyBasket } from "@heimwerk/core/basket/emptyBasket.ts"
import { Baskets } from "@heimwerk/core/basket/Baskets.port.ts"
import { Catalog, CatalogError } from "@heimwerk/core/catalog/Catalog.port.ts"
import { priceInForce } from "@heimwerk/core/price/priceInForce.ts"
import { WishlistError, Wishlists } from "@heimwerk/core/wishlist/Wishlists.port.ts"
import { toQuantity } from "@heimwerk/core/values/toQuantity.ts"
import { emptyWishlist } from "@heimwerk/core/wishlist/emptyWishlist.ts"
import { limitedWishlist, wishlistOf } from "@heimwerk/core/wishlist/wishlistOf.ts"
import { someArticle } from "../support/memoryShop.ts"
import { answer, page } from "../support/renderedPage.ts"

const article = someArticle()
const wishlist = wishlistOf(
  { id: "w", version: 1, wishes: [{ articleId: article.articleId, quantity: toQuantity(2) }] },
  [article],
  emptyWishlist.featureFlags,
)
/** The data of a visitor with two pieces of an article on the wishlist. */
const wishing = Layer.mock(Wishlists, {
  read: (mode) => Effect.succeed(mode === "full" ? wishlist : limitedWishlist(wishlist)),
})

describe("the server-rendered pages", () => {
  const pages: ReadonlyArray<readonly [path: string, status: number, heading: string, title: string]> = [
    ["/", 200, "Finden &amp; machen", "Heimwerk | Dein Heimwerk Baumarkt"],
    ["/c/akkuschrauber/101", 200, "Akkuschrauber", "Akkuschrauber | Heimwerk"],
    ["/s/lampe", 200, "Ergebnisse für", "Suche nach „lampe“ | Heimwerk"],
    ["/s/..%20", 200, "Ergebnisse für <q>..</q>", "Suche nach „..“ | Heimwerk"],
    ["/s/%2F", 200, "Ergebnisse für <q>/</q>", "Suche nach „/“ | Heimwerk"],
    ["/s/%252e%252e", 200, "Ergebnisse für <q>%2e%2e</q>", "Suche nach „%2e%2e“ | Heimwerk"],
    ["/s?suchbegriff=%20", 200, "Bitte gib einen Suchbegriff ein.", "Suche | Heimwerk"],
    ["/s/umtausch", 200, "Rückgabe und Widerruf", "Suche nach „umtausch“ | Heimwerk"],
    [article.link, 200, article.name, `${article.name} | Heimwerk`],
    ["/kontakt/", 200, "Häufige Fragen", "Kontakt | Heimwerk"],
    ["/service/versandkosten/", 200, "4,95\u{A0}€", "Versandkosten | Heimwerk"],
    ["/vorteilskarte", 200, "So bekommst du sie", "Vorteilskarte | Heimwerk"],
    ["/newsletter/anmelden/", 200, "E-Mail-Adresse", "Newsletter | Heimwerk"],
    ["/newsletter/bestaetigen?token=abc", 200, "Ein Schritt noch", "Newsletter bestätigen | Heimwerk"],
    ["/anfrage/bestaetigen?token=abc", 200, "Ein Schritt noch", "Anfrage bestätigen | Heimwerk"],
    ["/newsletter/abmelden", 200, "Wir schicken dir einen Link", "Newsletter abbestellen | Heimwerk"],
    ["/newsletter/abmelden?token=abc", 200, "Bestätige deine Abmeldung", "Newsletter abbestellen | Heimwerk"],
    ["/warenkorb", 200, "Dein Warenkorb ist leer", "Warenkorb | Heimwerk"],
    ["/merkliste", 200, "Deine Merkliste ist leer", "Merkliste | Heimwerk"],
    ["/gibt/es/nicht", 404, "Seite nicht gefunden", "Seite nicht gefunden | Heimwerk"],
    ["/c/gibts-nicht/999", 404, "Seite nicht gefunden", "Seite nicht gefunden | Heimwerk"],
    ["/p/gibts-nicht/99999999", 404, "Seite nicht gefunden", "Seite nicht gefunden | Heimwerk"],
    ["/p/keine-nummer/abc", 404, "Seite nicht gefunden", "Seite nicht gefunden | Heimwerk"],
    ["/markt/nirgendwo", 404, "Seite nicht gefunden", "Seite nicht gefunden | Heimwerk"],
  ]
  for (const [path, status, heading, title] of pages) {
    it(`the server answers ${path} with the status ${status}, one main heading and the page's title`, async () => {
      const { html, meta, status: answered } = await page(path)
      assert.strictEqual(answered, status)
      assert.strictEqual(meta.title, title)
      assert.lengthOf(html.match(/<h1/gu) ?? [], 1)
      assert.include(html, heading)
    })

    it(`the server renders ${path} without inline styles and with a state that can be written as JSON`, async () => {
      const { html, state } = await page(path)
      assert.notMatch(html, /\sstyle=/u)
      assert.deepStrictEqual(JSON.parse(JSON.stringify(state)), state)
    })
  }

  it.each([
    "/meinkonto/passwort-neu",
    "/meinkonto/email-bestaetigen",
    "/newsletter/bestaetigen",
    "/newsletter/abmelden",
    "/anfrage/bestaetigen",
  ])("no cache may store %s with the token of a mail", async (path) => {
    const { meta, personal } = await page(`${path}?token=abc`)
    assert.deepStrictEqual([meta.isPrivate, personal], [true, true])
    assert.isUndefined((await page(path)).meta.isPrivate)
  })

  it("the server answers a search without results with the status 200 and a message", async () => {
    const { html, status } = await page("/s/qqqqxxxx")
    assert.strictEqual(status, 200)
    assert.include(html, "Leider finden wir keine Ergebnisse für deinen Suchbegriff.")
  })

  it("a search without results offers another search and the main categories", async () => {
    const { html } = await page("/s/qqqqxxxx")
    assert.match(html, /<form[^>]*role="search"[^>]*aria-label="Noch einmal suchen"/u)
    assert.match(html, /<nav aria-label="Stöbern"[^]*href="\/c\/eisenwaren\/200"/u)
  })

  it("the server renders a search without results even if the categories fail to load", async () => {
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

  it("a product list ignores an invalid page number and sort order, and is empty for an unknown filter value", async () => {
    const { html, status } = await page("/c/akkuschrauber/101?seite=-1&sortierung=quatsch&marke=Gibtsnicht")
    assert.strictEqual(status, 200)
    assert.include(html, "Zu deinen Filtern passt kein Artikel.")
  })
})

describe("the redirects of the shop", () => {
  const redirects: ReadonlyArray<readonly [from: string, status: 301 | 302, to: string]> = [
    ["/s?suchbegriff=%20Hammer%20", 301, "/s/hammer"],
    ["/s?suchbegriff=..", 301, "/s/..%20"],
    ["/s?suchbegriff=.", 301, "/s/.%20"],
    ["/s/Hammer?sortierung=name", 301, "/s/hammer?sortierung=name"],
    ["/c/alter-name/101?seite=2", 301, "/c/akkuschrauber/101?seite=2"],
    [`/p/alter-name/${article.articleId}`, 301, article.link],
    ["/meinkonto", 301, "/meinkonto/uebersicht"],
    // The redirect is temporary, because a page after the last one may exist tomorrow.
    ["/c/eisenwaren/200?seite=9999", 302, "/c/eisenwaren/200"],
    ["/s/lampe?sortierung=name&seite=9999", 302, "/s/lampe?sortierung=name"],
    // The redirect is temporary, because the link of a leaflet sets cookies. Browsers cache a permanent
    // redirect without its cookies.
    ["/mein-markt/521", 302, "/"],
    // A campaign's parameters and the parameter that opens a form stay in the address.
    ["/mein-markt/521?utm_source=mail&open_service_layer=1", 302, "/?utm_source=mail&open_service_layer=1"],
    [`/p/alter-name/${article.articleId}?utm_source=mail`, 301, `${article.link}?utm_source=mail`],
    [
      "/c/alter-name/101?open_service_layer=1&seite=2",
      301,
      "/c/akkuschrauber/101?open_service_layer=1&seite=2",
    ],
    ["/c/eisenwaren/200?seite=9999&utm_source=mail", 302, "/c/eisenwaren/200?utm_source=mail"],
    ["/s?suchbegriff=Hammer&utm_source=mail", 301, "/s/hammer?utm_source=mail"],
    ["/meinkonto?utm_source=mail", 301, "/meinkonto/uebersicht?utm_source=mail"],
  ]
  for (const [from, status, location] of redirects) {
    it(`the server redirects ${from} to ${location} with status ${status}`, async () => {
      assert.deepStrictEqual(await answer(from), { kind: "redirect", status, location })
    })
  }
})

describe("the visitor's own data in rendered pages", () => {
  it("the page of a visitor without market and basket is marked as not personal, so that caches may store it", async () => {
    assert.isFalse((await page("/")).personal)
  })

  it("the server renders the name and the opening status of the chosen market", async () => {
    const { html, personal } = await page("/", { cookies: { market_id: "521" } })
    assert.isTrue(personal)
    assert.match(html, /Kiel.*(?:Geöffnet bis|Öffnet) /su)
  })

  it("the server ignores the cookie of an unknown market", async () => {
    assert.isFalse((await page("/", { cookies: { market_id: "999" } })).personal)
  })

  it("the server renders the number of pieces in the basket", async () => {
    const basket = { ...emptyBasket, id: "b", version: 3, totalQuantity: 7 }
    const { html, personal } = await page("/", {
      baskets: Layer.mock(Baskets, { read: () => Effect.succeed(basket) }),
    })
    assert.isTrue(personal)
    assert.include(html, "7</span>")
  })

  it("the server renders the number of pieces on the wishlist, and active wishlist toggles", async () => {
    const { html, personal } = await page(article.link, { wishlists: wishing })
    assert.isTrue(personal)
    assert.include(html, "2</span>")
    assert.match(html, new RegExp(`aria-pressed="true" aria-label="Auf die Merkliste: ${article.name}"`, "u"))
    assert.notInclude((await page(article.link)).html, 'aria-pressed="true"')
  })

  it("the wishlist page shows prices from the catalogue, and still shows its articles if the catalogue fails", async () => {
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

  it("the server renders an error page with a button to try again when the wishlist fails to load", async () => {
    const failure = Effect.fail(new WishlistError({ reason: "Unavailable" }))
    const { html, status } = await page("/merkliste", {
      wishlists: Layer.mock(Wishlists, { read: () => failure }),
    })
    assert.strictEqual(status, 503)
    assert.include(html, "Neuer Versuch")
  })
})

describe("a catalogue that fails", () => {
  const down = Effect.fail(new CatalogError({ reason: "Unavailable" }))
  const catalog = Layer.mock(Catalog, { navigation: down, search: () => down, detail: () => down })

  for (const path of ["/", "/c/akkuschrauber/101", "/s/lampe", article.link]) {
    it(`when the catalogue fails, the server answers ${path} with 503, a German message and a button to try again`, async () => {
      const { html, meta, status } = await page(path, { catalog })
      assert.strictEqual(status, 503)
      assert.strictEqual(meta.robots, "noindex")
      assert.include(html, "Leider ist ein unbekannter Fehler aufgetreten.")
      assert.include(html, "Neuer Versuch")
    })
  }
})

describe("structured data and robots rules", () => {
  it("search engines read the price, the number, the brand and the breadcrumb of an article", async () => {
    const { meta } = await page(article.link)
    const [product, crumbs] = meta.jsonLd ?? []
    assert.deepInclude(product, {
      "@type": "Product",
      sku: article.articleId,
      name: article.name,
      brand: { "@type": "Brand", name: article.brand },
    })
    assert.nestedPropertyVal(product, "offers.price", (priceInForce(article.price) / 100).toFixed(2))
    assert.deepInclude(crumbs, { "@type": "BreadcrumbList" })
  })

  const canonicals: ReadonlyArray<readonly [path: string, canonical: string, robots: string | undefined]> = [
    ["/c/eisenwaren/200", "/c/eisenwaren/200", undefined],
    ["/c/eisenwaren/200?seite=1", "/c/eisenwaren/200", undefined],
    ["/c/eisenwaren/200?sortierung=name", "/c/eisenwaren/200", undefined],
    ["/c/eisenwaren/200?preis=0-1000", "/c/eisenwaren/200?preis=0-1000", "noindex, follow"],
    ["/c/eisenwaren/200?sortierung=name&preis=0-1000", "/c/eisenwaren/200?preis=0-1000", "noindex, follow"],
    ["/s/lampe?seite=1", "/s/lampe", "noindex, follow"],
  ]
  for (const [path, canonical, robots] of canonicals) {
    it(`the page ${path} has the canonical path ${canonical} and the robots rule '${robots ?? "index"}'`, async () => {
      const { meta } = await page(path)
      assert.deepStrictEqual([meta.canonicalPath, meta.robots], [canonical, robots])
    })
  }

  it("the structured data of a page are not repeated in the state for the browser", async () => {
    const { state } = await page(article.link)
    assert.notInclude(JSON.stringify(state), "schema.org")
  })
})
