import { assert, layer } from "@effect/vitest"
import { consentCookie, keptConsentsText } from "@heimwerk/adapters/consent/keptConsents.ts"
import { marketCookies } from "@heimwerk/core/market/selection.ts"
import { Effect } from "effect"
import fc from "fast-check"

import { render } from "../../../ui/entry-server.tsx"
import { cases } from "../../support/size.ts"
import { smallWorld } from "../../support/smallWorld.ts"
import { anna, bilal, cookieOf, login, post } from "../support/account.ts"
import { MemoryShop, pagesOf } from "../support/memoryShop.ts"
import { addToBasket, cookieHeader, send } from "../support/send.ts"

/** Whether rendered pages lack `partsFor`, so that the server makes no templates of them. */
let isRenderedWhole = false

/** Version of the data. A test increases it to simulate a change of the database. */
let version = 0

let readings = 0

/** Number of pages that were rendered, that is, not made from a template. */
let rendered = 0

const pages = pagesOf(async (request) => {
  const page = await render(request)
  if (page.kind !== "page") return page
  rendered += 1
  const { partsFor: _, ...whole } = page
  return isRenderedWhole ? whole : page
})

const current = Effect.sync(() => (isRenderedWhole ? `whole ${(readings += 1)}` : String(version)))
const shop = MemoryShop.layer({}, { pages, dataVersion: { world: current, stockedWorld: current } })

const open = (path: string, cookie: string) =>
  Effect.flatMap(MemoryShop, ({ origin }) =>
    Effect.promise(() => send(origin, path, { headers: { cookie } })),
  )

/** Opens a page. The server renders it for this visitor, without a template. */
const openWhole = (path: string, cookie: string) =>
  Effect.acquireUseRelease(
    Effect.sync(() => void (isRenderedWhole = true)),
    () => open(path, cookie),
    () => Effect.sync(() => void (isRenderedWhole = false)),
  )

const add = (articleId: string, quantity: number, cookie = "") =>
  Effect.flatMap(MemoryShop, ({ origin }) =>
    Effect.promise(() => addToBasket(origin, { articleId, quantity }, { cookie })),
  )

const wish = (articleId: string, cookie: string) =>
  post("/shop/rest/V1/heimwerk/wishlist/items", { articleId, quantity: 1 }, { cookie })

/** Articles on the pages of this test. The first has a price for card holders. */
const products = smallWorld.assortment.articles
  .map(({ product }) => product)
  .toSorted(
    (a, b) => Number(b.price.loyaltyCardPrice !== undefined) - Number(a.price.loyaltyCardPrice !== undefined),
  )
const { articleId: first, link: firstLink } =
  products.at(0) ?? assert.fail("The small world has no articles.")
const { articleId: second } = products.at(1) ?? assert.fail("The small world has one article.")

const market = (id: string) => `${marketCookies.id}=${id}; ${marketCookies.name}=Hagen`
const decided = `${consentCookie}=${encodeURIComponent(keptConsentsText({ given: [], hasDecided: true, id: "b", at: 0 }))}`

const paths = [
  "/",
  firstLink,
  "/c/schraubendreher/103",
  "/s/schraubendreher",
  "/angebote",
  "/maerkte",
  "/kontakt/",
  "/vorteilskarte",
  "/warenkorb",
  "/merkliste",
  "/meinkonto/uebersicht",
  "/gibt/es/nicht",
]
const others = [
  "",
  market("520"),
  market("999"),
  `${market("520")}; ${marketCookies.showLocalisationBar}=1`,
  decided,
]

layer(shop, { excludeTestServices: true })("pages of visitors with a session", (it) => {
  it.effect(
    "a page from a template equals the page rendered for its visitor, for any visitor, page and market",
    () =>
      Effect.gen(function* () {
        const guest = cookieHeader(yield* add(first, 3))
        yield* wish(first, guest)
        const wisher = cookieHeader(yield* wish(second, ""))
        const annas = cookieOf(yield* login(anna), "heimwerk_session")
        const bilals = cookieOf(yield* login(bilal), "heimwerk_session")
        yield* add(second, 120, bilals)
        const visitors = ["", guest, wisher, annas, bilals, "heimwerk_session=unknown"]
        const step = fc.record({
          visitor: fc.constantFrom(...visitors),
          path: fc.constantFrom(...paths),
          other: fc.constantFrom(...others),
        })
        for (const { other, path, visitor } of fc.sample(step, cases(20, 200))) {
          const cookie = [visitor, other].filter((part) => part !== "").join("; ")
          const [made, whole] = [yield* open(path, cookie), yield* openWhole(path, cookie)]
          assert.strictEqual(made.text, whole.text, `${path} ${cookie}`)
          assert.deepStrictEqual(
            { ...made, headers: { ...made.headers, date: "" } },
            { ...whole, headers: { ...whole.headers, date: "" } },
          )
        }
      }),
  )

  it.effect(
    "visitors with different baskets share the template of a page until the database changes, but visitors with different markets share no template",
    () =>
      Effect.gen(function* () {
        const one = cookieHeader(yield* add(second, 1))
        const other = cookieHeader(yield* add(second, 7))
        const renders = (path: string, cookie: string) =>
          Effect.gen(function* () {
            const before = rendered
            const { headers, text } = yield* open(path, cookie)
            assert.strictEqual(headers["cache-control"], "private, no-cache")
            return { count: rendered - before, text }
          })
        version += 1
        const page = yield* renders("/s/lampe", one)
        assert.strictEqual(page.count, 1)
        assert.include(page.text, "Warenkorb, 1 Artikel")
        const shared = yield* renders("/s/lampe", other)
        assert.strictEqual(shared.count, 0)
        assert.include(shared.text, "Warenkorb, 7 Artikel")
        assert.strictEqual((yield* renders("/s/lampe", `${other}; ${market("520")}`)).count, 1)
        version += 1
        assert.strictEqual((yield* renders("/s/lampe", other)).count, 1)
      }),
  )

  it.effect("a change of basket, wishlist or login is shown by the next page", () =>
    Effect.gen(function* () {
      const guest = cookieHeader(yield* add(first, 1))
      const see = (pattern: RegExp, cookie = guest) =>
        Effect.map(open(firstLink, cookie), ({ text }) => assert.match(text, pattern))
      yield* see(/>Warenkorb, 1 Artikel/u)
      yield* add(first, 4, guest)
      yield* see(/>Warenkorb, 5 Artikel/u)
      yield* see(/aria-pressed="false" aria-label="Auf die Merkliste/u)
      yield* wish(first, guest)
      yield* see(/aria-pressed="true" aria-label="Auf die Merkliste/u)
      const bilals = cookieOf(yield* login(bilal, undefined, { cookie: guest }), "heimwerk_session")
      yield* see(/Hallo Bilal/u, bilals)
      yield* see(/Anmelden/u)
    }),
  )
})
