import { assert, describe, it, layer } from "@effect/vitest"
import { consentCookie, keptConsentsText, readKeptConsents } from "@heimwerk/adapters/consent/keptConsents.ts"
import { consentId } from "@heimwerk/core/consent/catalogue.ts"
import type { GatedService } from "@heimwerk/core/consent/services.ts"
import { CookieJar } from "@heimwerk/core/device/CookieJar.port.ts"
import { marketCookies } from "@heimwerk/core/market/selection.ts"
import type { ShopSettings } from "@heimwerk/server/settings/ShopSettings.ts"
import type { Render } from "@heimwerk/ui/render.ts"
import { VisitorReads } from "@heimwerk/ui/runtime/visitorReads.ts"
import { Effect, ManagedRuntime } from "effect"
import fc from "fast-check"

import { MemoryShop, pagesOf } from "../support/memoryShop.ts"
import { addToBasket, type Answer, cookieHeader, send } from "../support/send.ts"

/** Number of pages that were rendered, over all shops of this file. */
let rendered = 0

/** Version of the data. A test increases it to simulate a change of the database. */
let version = 0

/**
 * A page whose state contains its address, the version of the data, and data of its visitor: the market, the
 * number of pieces in the basket, the name, and whether the visitor has decided on the consents.
 */
const mirror: Render = async ({ run, url }) => {
  const jar = await run(CookieJar)
  const market = await run(jar.get(marketCookies.id))
  const decision = readKeptConsents(await run(jar.get(consentCookie)))
  const basket = await run(VisitorReads.use((visitor) => visitor.basket("full")))
  const customer = await run(Effect.flatMap(VisitorReads, ({ me }) => me))
  rendered += 1
  if (url.pathname === "/moved") return { kind: "redirect", status: 301, location: `/now${url.search}` }
  const seen = {
    url: url.href,
    version,
    market,
    hasDecided: decision?.hasDecided === true,
    quantity: basket.totalQuantity,
    name: customer?.firstName,
  }
  return {
    kind: "page",
    status: url.pathname === "/gone" ? 404 : 200,
    meta: { title: "Heimwerk", description: "", canonicalPath: url.pathname },
    state: seen,
    personal: basket.totalQuantity > 0 || customer !== undefined || market !== undefined,
    modules: [],
    pipe: (destination) => destination.end(`<main>${"Holz ".repeat(400)}</main>`),
  }
}

const current = Effect.sync(() => String(version))
const pages = pagesOf(mirror)

/** A shop that caches, and one that renders every page. */
const caching = (settings: Partial<ShopSettings> = {}) =>
  MemoryShop.layer(settings, { pages, dataVersion: { world: current, stockedWorld: current } })
const fresh = (settings: Partial<ShopSettings>) => MemoryShop.layer(settings, { pages })

const consents = (hasDecided: boolean, ...services: ReadonlyArray<GatedService>) => {
  const given = services.map((service) => consentId(service, "local"))
  const text = keptConsentsText({ given, hasDecided, id: "b", at: 1_700_000_000 })
  return `${consentCookie}=${encodeURIComponent(text)}`
}

const open = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  Effect.flatMap(MemoryShop, ({ origin }) => Effect.promise(() => send(origin, path, { headers })))

/** Returns the content security policy and the text of an answer, as one text to compare. */
const whole = ({ headers, text }: Answer) => `${headers["content-security-policy"]} ${text}`

const rendersOf = <A, E, R>(effect: Effect.Effect<A, E, R>) =>
  Effect.gen(function* () {
    const before = rendered
    yield* effect
    return rendered - before
  })

layer(caching(), { excludeTestServices: true })("the cache of anonymous pages", (it) => {
  it.effect("an anonymous page is rendered once and then served from memory until the database changes", () =>
    Effect.gen(function* () {
      assert.strictEqual(yield* rendersOf(open("/once")), 1)
      assert.strictEqual(yield* rendersOf(Effect.replicateEffect(open("/once"), 5)), 0)
      version += 1
      assert.strictEqual(yield* rendersOf(Effect.replicateEffect(open("/once"), 5)), 1)
      assert.include((yield* open("/once")).text, `"version":${version}`)
    }),
  )

  it.effect(
    "visitors who click on different advertisements share one cached page, which does not contain the campaign",
    () =>
      Effect.gen(function* () {
        const { text } = yield* open("/offer?page=2")
        const addresses = [
          "/offer?gclid=a&page=2",
          "/offer?page=2&utm_source=mail&utm_campaign=mai",
          "/offer?srsltid=b&fbclid=c&page=2&gad_source=1",
        ]
        for (const address of addresses) assert.strictEqual(yield* rendersOf(open(address)), 0, address)
        assert.strictEqual((yield* open("/offer?gclid=d&page=2")).text, text)
        assert.strictEqual((yield* open("/offer?gclid=d")).text, (yield* open("/offer")).text)
        assert.include((yield* open("/offer?glid=d&page=2")).text, "glid=d")
      }),
  )

  it.effect("a redirect of a page keeps the parameters of a campaign", () =>
    Effect.gen(function* () {
      const { headers, status } = yield* open("/moved?gclid=a&page=2")
      assert.deepStrictEqual([status, headers["location"]], [301, "/now?gclid=a&page=2"])
    }),
  )

  it.effect("a page with a status other than 200 is rendered for each request", () =>
    Effect.gen(function* () {
      assert.strictEqual(yield* rendersOf(Effect.replicateEffect(open("/gone"), 3)), 3)
    }),
  )

  it.effect(
    "a page of a visitor with a session or a market is never stored in the cache or served from it",
    () =>
      Effect.gen(function* () {
        const { origin } = yield* MemoryShop
        const guest = cookieHeader(yield* Effect.promise(() => addToBasket(origin, { articleId: "1000001" })))
        const market = `${marketCookies.id}=520`
        for (const cookie of [guest, market]) {
          assert.strictEqual(yield* rendersOf(Effect.replicateEffect(open("/own", { cookie }), 3)), 3)
          assert.strictEqual((yield* open("/own", { cookie })).headers["cache-control"], "private, no-cache")
        }
        const { headers, text } = yield* open("/own")
        assert.include(text, '"quantity":0')
        assert.notInclude(text, '"market"')
        assert.strictEqual(headers["cache-control"], "private, no-cache")
        assert.include(headers["vary"], "Cookie")
      }),
  )

  it.effect(
    "visitors who have answered the consent question share a cached page, which other visitors do not get",
    () =>
      Effect.gen(function* () {
        yield* open("/decided", { cookie: consents(true) })
        const cookie = `${consents(true)}; other=1`
        assert.strictEqual(yield* rendersOf(open("/decided", { cookie })), 0)
        const { headers, setCookie, text } = yield* open("/decided", { cookie: consents(true) })
        assert.strictEqual(headers["cache-control"], "private, no-cache")
        assert.include(text, '"hasDecided":true')
        assert.isAtMost(setCookie.length, 1)
        assert.include((yield* open("/decided")).text, '"hasDecided":false')
      }),
  )

  it.effect(
    "a browser that has the current bytes of a cached page gets 304 with the page's security policy",
    () =>
      Effect.gen(function* () {
        const { headers } = yield* open("/again")
        const again = yield* open("/again", { "if-none-match": headers["etag"] ?? "" })
        assert.deepStrictEqual([again.status, again.text], [304, ""])
        assert.strictEqual(again.headers["content-security-policy"], headers["content-security-policy"])
        version += 1
        assert.strictEqual((yield* open("/again", { "if-none-match": headers["etag"] ?? "" })).status, 200)
      }),
  )

  it.effect("a cached page is compressed with a coding that the browser accepts", () =>
    Effect.gen(function* () {
      const { origin } = yield* MemoryShop
      const plain = yield* open("/coded")
      for (const coding of ["br", "gzip"]) {
        const response = yield* Effect.promise(() =>
          fetch(`${origin}/coded`, { headers: { "accept-encoding": coding } }),
        )
        assert.strictEqual(response.headers.get("content-encoding"), coding)
        const text = yield* Effect.promise(() => response.text())
        assert.strictEqual(text.length, plain.text.length)
      }
    }),
  )
})

const step = fc.record({
  path: fc.constantFrom("/", "/a", "/a?x=1", "/p/1"),
  cookie: fc.array(
    fc.constantFrom(
      consents(true, "chatbot"),
      consents(true, "chatbot", "video"),
      consents(true),
      consents(false),
      `${marketCookies.id}=520`,
      "other=1",
      "heimwerk_device=d",
    ),
    { maxLength: 3 },
  ),
  changes: fc.boolean(),
})

describe("cached and fresh pages", () => {
  it("a cached page equals the page that a shop without a cache renders, for any sequence of visitors and changes", async () => {
    const addresses = { chatbot: "https://chat.example/bot.js", video: "https://video.example/call.js" }
    const settings = { publicOrigin: "http://shop.example", services: { appId: "shop", addresses } }
    const [cached, plain] = [ManagedRuntime.make(caching(settings)), ManagedRuntime.make(fresh(settings))]
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        for (const { changes, cookie, path } of steps) {
          if (changes) version += 1
          const headers = { cookie: cookie.join("; ") }
          const [one, other] = [
            await cached.runPromise(open(path, headers)),
            await plain.runPromise(open(path, headers)),
          ]
          assert.strictEqual(whole(one), whole(other))
          assert.strictEqual(one.headers["cache-control"], other.headers["cache-control"])
          assert.deepStrictEqual(one.setCookie, other.setCookie)
        }
      }),
      { numRuns: 15 },
    )
    await Promise.all([cached.dispose(), plain.dispose()])
  })
})
