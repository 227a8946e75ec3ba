import { randomBytes } from "node:crypto"

import { assert, layer } from "@effect/vitest"
import { marketCookies } from "@heimwerk/core/market/selection.ts"
import { CheckoutOffer } from "@heimwerk/core/order/CheckoutOffer.ts"
import { seenOf } from "@heimwerk/core/order/seenOffer.ts"
import { plainCheckout } from "@heimwerk/ui/features/account/checkout/plainCheckout.ts"
import { paths } from "@heimwerk/ui/paths.ts"
import { Effect, Schema } from "effect"

import { render } from "../../ui/entry-server.tsx"
import { partsLoaded } from "../../ui/hydration/lazyPart.tsx"
import { smallWorld } from "../support/smallWorld.ts"
import { anna, bilal, cookieOf, login, post } from "./support/account.ts"
import { MemoryShop, pagesOf } from "./support/memoryShop.ts"
import { addToBasket, cookieHeader, send } from "./support/send.ts"

const readOffer = Schema.decodeUnknownSync(Schema.fromJsonString(CheckoutOffer))

/** Puts an article into a new basket for pickup. Returns two markets that have it, and steps of the checkout. */
const fill = Effect.gen(function* () {
  const { origin } = yield* MemoryShop
  const { assortment, markets } = smallWorld
  const { articleId, stocked } =
    assortment.articles
      .map(({ product: { articleId } }) => ({
        articleId,
        stocked: markets.filter(({ id }) => (assortment.stock(articleId, id) ?? 0) > 0),
      }))
      .find(({ stocked }) => stocked.length > 1) ?? assert.fail("No article is in stock in two markets.")
  const session = cookieHeader(
    yield* Effect.promise(() => addToBasket(origin, { articleId, deliveryType: "marketPickup" })),
  )
  const [first = assert.fail(), second = assert.fail()] = stocked.map(({ id }) => id)
  /** Returns what the checkout shows for a market. */
  const seenIn = (marketId: string) =>
    Effect.promise(() =>
      send(origin, `/shop/rest/V1/heimwerk/checkout/offer?marketId=${marketId}`, {
        headers: { cookie: session },
      }),
    ).pipe(Effect.map(({ text }) => seenOf(readOffer(text))))
  /** Submits the checkout form with the market of the cookie, and with other fields as given. */
  const submit = (marketId: string, seen: object, fields: Readonly<Record<string, string>> = {}) =>
    Effect.promise(() =>
      send(origin, plainCheckout.target, {
        method: "POST",
        headers: {
          origin,
          cookie: `${session}; ${marketCookies.id}=${marketId}`,
          "content-type": "application/x-www-form-urlencoded",
        },
        body: new URLSearchParams({
          salute: "Frau",
          firstName: "Anna",
          lastName: "Berg",
          email: "anna.berg@kunde.example",
          [plainCheckout.payment]: "payInMarket",
          [plainCheckout.seen]: JSON.stringify(seen),
          [plainCheckout.key]: randomBytes(16).toString("hex"),
          ...fields,
        }).toString(),
      }),
    )
  /** Submits the form. Returns the path of the order, if this places one. */
  const order = (...input: Parameters<typeof submit>) =>
    Effect.map(submit(...input), ({ headers: { location } }) =>
      location?.startsWith("/bestellung/HW-") === true ? location : undefined,
    )
  return { first, second, seenIn, order, submit }
})

layer(MemoryShop.layer({}, { pages: pagesOf(render) }), { excludeTestServices: true })(
  "the checkout without JavaScript",
  (it) => {
    it.effect(
      "without JavaScript, an order is refused if the market was changed in another tab, until the customer has seen the new market",
      () =>
        Effect.gen(function* () {
          const { first, order, second, seenIn } = yield* fill
          assert.isUndefined(yield* order(second, yield* seenIn(first)))
          assert.isDefined(yield* order(second, yield* seenIn(second)))
        }),
    )

    it.effect(
      "without JavaScript, an order with a bank transfer that is sent with the button 'Kostenlos reservieren' is shown again with 'Zahlungspflichtig bestellen' before it is placed",
      () =>
        Effect.gen(function* () {
          const { first, order, seenIn, submit } = yield* fill
          const seen = yield* seenIn(first)
          const prepaid = { [plainCheckout.payment]: "bankTransfer" }
          const refused = yield* submit(first, seen, { ...prepaid, [plainCheckout.button]: "payInMarket" })
          assert.strictEqual(refused.status, 422)
          assert.include(refused.text, "Mit dieser Zahlungsart bestellst du zahlungspflichtig.")
          assert.include(refused.text, "Zahlungspflichtig bestellen</button>")
          assert.notInclude(refused.text, "Kostenlos reservieren")
          assert.include(refused.text, `name="${plainCheckout.button}" value="bankTransfer"`)
          assert.isDefined(yield* order(first, seen, { ...prepaid, [plainCheckout.button]: "bankTransfer" }))
        }),
    )

    it.effect(
      "without JavaScript, an order from a page of an older version, which does not send its market, is placed",
      () =>
        Effect.gen(function* () {
          const { first, order, seenIn } = yield* fill
          const { marketId, ...older } = yield* seenIn(first)
          assert.strictEqual(marketId, first)
          assert.isDefined(yield* order(first, older))
        }),
    )

    it.effect(
      "a page with a secret address hides the address from the next page, and other pages send it within the shop",
      () =>
        Effect.gen(function* () {
          const { origin } = yield* MemoryShop
          const { first, order, seenIn } = yield* fill
          const placed = (yield* order(first, yield* seenIn(first))) ?? assert.fail("No order was placed.")
          const policyOf = (path: string) =>
            Effect.map(
              Effect.promise(() => send(origin, path)),
              ({ headers, status }) => [status, headers["referrer-policy"]],
            )
          for (const path of [placed, "/meinkonto/passwort-neu?token=abc"])
            assert.deepStrictEqual(yield* policyOf(path), [200, "strict-origin"])
          for (const path of ["/warenkorb", "/meinkonto/passwort-neu"])
            assert.deepStrictEqual(yield* policyOf(path), [200, "strict-origin-when-cross-origin"])
        }),
    )
  },
)

const defaultAddress = {
  salute: "Frau",
  firstName: "Anna",
  lastName: "Berg",
  addition: "",
  street: "Strandweg 1",
  postalCode: "25992",
  city: "List",
  phone: "+4922112345",
}

/** Opens the checkout as a customer who has saved one address and puts one article into the basket. */
const openAs = Effect.fnUntraced(function* (email: string, deliveryType: string) {
  const { origin } = yield* MemoryShop
  const cookie = cookieOf(yield* login(email), "heimwerk_session")
  const { status } = yield* post("/shop/rest/V1/heimwerk/customers/me/addresses", defaultAddress, { cookie })
  assert.strictEqual(status, 200)
  const [{ product } = assert.fail()] = smallWorld.assortment.articles
  const { articleId } = product
  yield* Effect.promise(() => addToBasket(origin, { articleId, deliveryType }, { cookie }))
  const page = yield* Effect.promise(() => send(origin, paths.checkout, { headers: { cookie } }))
  yield* Effect.promise(partsLoaded)
  return page
})

/** Returns the value of a text field in the HTML of a page. */
const valueOf = (html: string, name: string) =>
  new RegExp(`<input[^>]* name="${name}"[^>]* value="([^"]*)"`, "u").exec(html)?.[1]

layer(MemoryShop.layer({}, { pages: pagesOf(render) }), { excludeTestServices: true })(
  "the address book on the page of the checkout",
  (it) => {
    it.effect(
      "without JavaScript, the checkout of a delivery contains the customer's default address and its surcharge for an island, and no cache stores it",
      () =>
        Effect.gen(function* () {
          const { headers, text } = yield* openAs(anna, "homeDelivery")
          assert.strictEqual(headers["cache-control"], "no-store")
          assert.strictEqual(valueOf(text, "street"), "Strandweg 1")
          assert.strictEqual(valueOf(text, "postalCode"), "25992")
          assert.strictEqual(valueOf(text, "city"), "List")
          assert.strictEqual(valueOf(text, "phone"), "+4922112345")
          assert.include(text, "Auf diese Insel liefern wir mit einem Zuschlag")
        }),
    )

    it.effect("the checkout of a pickup in the market does not contain the customer's default address", () =>
      Effect.gen(function* () {
        const { text } = yield* openAs(bilal, "marketPickup")
        assert.strictEqual(valueOf(text, "firstName"), "Bilal")
        assert.strictEqual(valueOf(text, "phone"), "")
        assert.notInclude(text, "Strandweg")
      }),
    )
  },
)
