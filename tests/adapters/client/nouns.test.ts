import { assert, layer } from "@effect/vitest"
import { account } from "@heimwerk/adapters/client/account.ts"
import { addresses } from "@heimwerk/adapters/client/addresses.ts"
import { basket } from "@heimwerk/adapters/client/basket.ts"
import { basketCalls } from "@heimwerk/adapters/client/basketCalls.ts"
import { botCheck } from "@heimwerk/adapters/client/botCheck.ts"
import { catalog } from "@heimwerk/adapters/client/catalog.ts"
import { checkout } from "@heimwerk/adapters/client/checkout.ts"
import { coupons } from "@heimwerk/adapters/client/coupons.ts"
import { createShop } from "@heimwerk/adapters/client/createShop.ts"
import { forms } from "@heimwerk/adapters/client/forms.ts"
import { markets } from "@heimwerk/adapters/client/markets.ts"
import { newsletter } from "@heimwerk/adapters/client/newsletter.ts"
import { orders } from "@heimwerk/adapters/client/orders.ts"
import { prices } from "@heimwerk/adapters/client/prices.ts"
import { products } from "@heimwerk/adapters/client/products.ts"
import { profile } from "@heimwerk/adapters/client/profile.ts"
import { stocks } from "@heimwerk/adapters/client/stocks.ts"
import { suggestions } from "@heimwerk/adapters/client/suggestions.ts"
import { withdrawals } from "@heimwerk/adapters/client/withdrawals.ts"
import { accountsReasons } from "@heimwerk/core/account/accountsReasons.ts"
import { basketReasons } from "@heimwerk/core/basket/basketReasons.ts"
import { couponsReasons } from "@heimwerk/core/basket/couponsReasons.ts"
import { decodeAreas } from "@heimwerk/core/forms/craftsman/CraftsmanConfig.ts"
import { decodeEnergyConfig } from "@heimwerk/core/forms/energy/EnergyConfig.ts"
import { newsletterReasons } from "@heimwerk/core/newsletter/newsletterReasons.ts"
import { seenOf } from "@heimwerk/core/order/seenOffer.ts"
import { Effect, Result } from "effect"

import { smallWorld } from "../../support/smallWorld.ts"
import { MemoryShop } from "../../server/support/memoryShop.ts"

const nouns = {
  account,
  addresses,
  basket,
  basketCalls,
  botCheck,
  catalog,
  checkout,
  coupons,
  forms,
  markets,
  newsletter,
  orders,
  prices,
  products,
  profile,
  stocks,
  suggestions,
  withdrawals,
}

const marketId = smallWorld.markets[0]?.id ?? ""

/** A client of a new visitor. Reports of unreadable records fail the test. */
const visitor = Effect.map(MemoryShop, ({ origin }) =>
  createShop({ origin, brand: "heimwerk", report: (sentence) => assert.fail(sentence) }, nouns),
)

/** Waits for an answer and returns its value. Fails the test with the error of a failed call. */
const valueOf = <A>(
  call: () => Promise<
    { readonly ok: true; readonly value: A } | { readonly ok: false; readonly error: unknown }
  >,
) =>
  Effect.promise(async () => {
    const answer = await call()
    return answer.ok ? answer.value : assert.fail(JSON.stringify(answer.error))
  })

const errorOf = (call: () => Promise<{ readonly ok: boolean; readonly error?: unknown }>) =>
  Effect.promise(async () => (await call()).error)

layer(MemoryShop.layer(), { excludeTestServices: true })(
  "the nouns of the client of a running shop",
  (it) => {
    it.effect(
      "the client reads lists of products, the categories, a product with its details, suggestions and stock",
      () =>
        Effect.gen(function* () {
          const shop = yield* visitor
          const page = yield* valueOf(() => shop.catalog.search({ term: "akku" }))
          assert.isNotEmpty(page.products)
          assert.strictEqual(page.sort, "relevance")
          const [category] = yield* valueOf(() => shop.catalog.categories())
          assert.isNotEmpty(category?.subCategories)
          const list = yield* valueOf(() =>
            shop.catalog.search({ categoryId: category?.subCategories[0]?.id ?? "", sort: "price-asc" }),
          )
          assert.strictEqual(list.sort, "price-asc")
          const detail = yield* valueOf(() => shop.catalog.detail("1000001"))
          assert.strictEqual(detail.articleId, "1000001")
          assert.deepInclude(yield* errorOf(() => shop.catalog.detail("9999999")), { code: "NotFound" })
          const suggested = yield* valueOf(() => shop.suggestions.suggest("product", "akku"))
          assert.isNotEmpty(suggested)
          const { articles } = yield* valueOf(() => shop.stocks.availability({ articleIds: ["1000001"] }))
          assert.isNotEmpty(articles[0]?.markets)
        }),
    )

    it.effect("the client reads near markets, the status of a market and the price of an article", () =>
      Effect.gen(function* () {
        const shop = yield* visitor
        const at = "2026-11-21T12:00"
        const near = yield* valueOf(() => shop.markets.near("50667", { at, limit: 2, open: true }))
        assert.deepStrictEqual(
          near.markets.map(({ id, open }) => [id, open]),
          [
            ["520", true],
            ["530", true],
          ],
        )
        const { answer, until } = yield* valueOf(() => shop.markets.status("520", { at }))
        assert.strictEqual(answer, "Ja, geöffnet bis 18:00 Uhr (Samstag 21.11.2026)")
        assert.strictEqual(until, "2026-11-21T18:00:00+01:00")
        const price = yield* valueOf(() => shop.prices.article({ id: "1000015" }))
        assert.strictEqual(price.price.cents, 6999)
        assert.deepInclude(yield* errorOf(() => shop.markets.near("Xyzzy")), { code: "NotFound" })
        assert.deepInclude(yield* errorOf(() => shop.markets.status("520", { at: "bald" })), {
          code: "Invalid",
        })
        assert.deepInclude(yield* errorOf(() => shop.prices.article({ id: "9999999" })), { code: "NotFound" })
      }),
    )

    it.effect(
      "without a login, the client's `account.me` returns undefined, customer data are refused, and wrong credentials are refused",
      () =>
        Effect.gen(function* () {
          const shop = yield* visitor
          assert.isUndefined(yield* valueOf(() => shop.account.me()))
          assert.isBoolean((yield* valueOf(() => shop.account.config())).botCheckEnabled)
          const wrong = { email: "niemand@example.de", password: "Falsch12345!" }
          assert.deepStrictEqual(yield* errorOf(() => shop.account.login(wrong)), {
            code: "InvalidCredentials",
            message: accountsReasons.InvalidCredentials.message,
          })
          assert.deepStrictEqual(yield* errorOf(() => shop.coupons.coupons()), {
            code: "NotLoggedIn",
            message: couponsReasons.NotLoggedIn.message,
          })
          for (const call of [shop.orders.orders, shop.profile.profile])
            assert.deepInclude(yield* errorOf(call), { code: "NotLoggedIn" })
          yield* valueOf(() => shop.account.logout())
        }),
    )

    it.effect(
      "the client subscribes to the newsletter, and returns the shop's message for an invalid e-mail address",
      () =>
        Effect.gen(function* () {
          const shop = yield* visitor
          yield* valueOf(() => shop.newsletter.subscribe({ email: "neu@example.de" }))
          assert.deepInclude(yield* errorOf(() => shop.newsletter.subscribe({ email: "neu" })), {
            code: "Invalid",
            message: newsletterReasons.EmailInvalid.message,
          })
          assert.deepInclude(yield* errorOf(() => shop.newsletter.confirm({ token: "falsch" })), {
            code: "LinkInvalid",
          })
        }),
    )

    it.effect(
      "the client changes a basket without a state store, and returns the shop's message for a refused change",
      () =>
        Effect.gen(function* () {
          const { basketCalls: calls } = yield* visitor
          const [first, second] = smallWorld.assortment.articles.map(({ product }) => product.articleId)
          const line = { articleId: first ?? "", quantity: 2, deliveryType: "homeDelivery" } as const
          assert.strictEqual((yield* valueOf(() => calls.load())).totalQuantity, 0)
          const { lineItems } = yield* valueOf(() => calls.add(line, { key: "the-key-of-this-line" }))
          yield* valueOf(() => calls.add(line, { key: "the-key-of-this-line" }))
          const id = lineItems[0]?.lineItemId ?? ""
          assert.strictEqual((yield* valueOf(() => calls.load())).totalQuantity, 2)
          assert.strictEqual((yield* valueOf(() => calls.update(id, 3))).totalQuantity, 3)
          assert.deepStrictEqual(yield* errorOf(() => calls.add({ ...line, quantity: 999 })), {
            code: "QuantityExceeded",
            message: basketReasons.QuantityExceeded.message,
          })
          assert.deepStrictEqual(yield* errorOf(() => calls.add({ ...line, quantity: 0 })), {
            code: "Invalid",
            message: basketReasons.Invalid.message,
          })
          const voucher = { kind: "addVoucher", code: "FALSCH" } as const
          assert.deepInclude(yield* errorOf(() => calls.command(voucher)), { code: "VoucherUnknown" })
          yield* valueOf(() => calls.add({ ...line, articleId: second ?? "" }))
          const { basket, wishlist } = yield* valueOf(() => calls.moveToWishlist(id))
          assert.deepStrictEqual([basket.totalQuantity, wishlist.totalQuantity], [2, 3])
          const rest = basket.lineItems[0]?.lineItemId ?? ""
          assert.strictEqual((yield* valueOf(() => calls.remove(rest))).totalQuantity, 0)
        }),
    )

    it.effect("the client orders the basket of a guest, reads the order by its link, and cancels it", () =>
      Effect.gen(function* () {
        const shop = yield* visitor
        const articleIds = smallWorld.assortment.articles.map(({ product }) => product.articleId)
        const products = yield* valueOf(() => shop.products.byId(articleIds, { marketId }))
        const { articleId = "" } = products.find(({ stock = 0 }) => stock >= 2) ?? {}
        yield* valueOf(() => shop.basket.add({ articleId, quantity: 2, deliveryType: "marketPickup" }))
        const offer = yield* valueOf(() => shop.checkout.offer({ marketId }))
        assert.deepStrictEqual(offer.problems, [])
        const place = {
          contact: {
            salute: "Frau",
            firstName: "Ada",
            lastName: "Lovelace",
            phone: "",
            email: "ada@example.de",
          },
          marketId,
          payment: "payInMarket",
          seen: seenOf(offer),
          key: "the-key-of-this-order",
        } as const
        const { order, token } = yield* valueOf(() => shop.checkout.place(place))
        const again = yield* valueOf(() => shop.checkout.place(place))
        assert.strictEqual(again.order.orderId, order.orderId)
        const link = { id: order.orderId, token }
        assert.strictEqual((yield* valueOf(() => shop.checkout.order(link))).total, offer.total)
        assert.deepInclude(yield* errorOf(() => shop.checkout.order({ ...link, token: "falsch" })), {
          code: "UnknownOrder",
        })
        const cancelled = yield* valueOf(() => shop.checkout.cancel(link))
        assert.strictEqual(cancelled.deliveries[0]?.state, "cancelled")
      }),
    )

    it.effect(
      "the client declares a withdrawal, searches addresses, and reads the configurations of forms",
      () =>
        Effect.gen(function* () {
          const shop = yield* visitor
          const receipt = yield* valueOf(() =>
            shop.withdrawals.declare({ name: "Ada", contract: "H-1", email: "ada@example.de" }),
          )
          assert.notStrictEqual(receipt.number, "")
          const [found] = yield* valueOf(() => shop.addresses.find("Köln", 3))
          assert.isDefined(found)
          const { origin } = yield* MemoryShop
          const json = (path: string) =>
            Effect.promise(async (): Promise<unknown> => (await fetch(origin + path)).json())
          assert.deepStrictEqual(
            yield* valueOf(() => shop.forms.craftsmanAreas()),
            Result.getOrThrow(decodeAreas(yield* json("/fileadmin/uniform/craftsmanservice.json"))),
          )
          assert.deepStrictEqual(
            yield* valueOf(() => shop.forms.energyConfig()),
            Result.getOrThrow(
              decodeEnergyConfig(yield* json("/fileadmin/uniform/energetictransformation.json")),
            ),
          )
          assert.isNotEmpty(Object.keys(yield* valueOf(() => shop.forms.craftsmanMarkets())))
          assert.notStrictEqual((yield* valueOf(() => shop.forms.botCheckKey())).siteKey, "")
        }),
    )
  },
)
