import { assert, describe, it, layer } from "@effect/vitest"
import { account } from "@heimwerk/adapters/client/account.ts"
import { basket } from "@heimwerk/adapters/client/basket.ts"
import { checkout } from "@heimwerk/adapters/client/checkout.ts"
import { createShop } from "@heimwerk/adapters/client/createShop.ts"
import { products } from "@heimwerk/adapters/client/products.ts"
import { profile } from "@heimwerk/adapters/client/profile.ts"
import type { Store } from "@heimwerk/adapters/client/Store.ts"
import { wishlist } from "@heimwerk/adapters/client/wishlist.ts"
import { seenOf } from "@heimwerk/core/order/seenOffer.ts"
import { Effect } from "effect"

import { MemoryShop } from "../../server/support/memoryShop.ts"
import { address, recording } from "./support/recording.ts"

const nouns = { account, basket, checkout, products, profile, wishlist }
const article = { articleId: "1000064", quantity: 1, deliveryType: "homeDelivery" } as const
const password = "Werkbank-2026!"
const bilal = { email: "bilal.kaya@kunde.example", password }

/** Waits until the state of a store satisfies a condition. The test times out if it never does. */
const until = <State>({ subscribe }: Store<State>, holds: (state: State) => boolean) =>
  new Promise<void>((resolve) => {
    const stop: () => void = subscribe((state) => {
      if (holds(state)) queueMicrotask(() => resolve(stop()))
    })
  })

const open = Effect.map(MemoryShop, ({ origin }) => createShop({ origin, brand: "heimwerk" }, nouns))

type Client = Effect.Success<typeof open>

const counts = ({ basket: { get: read }, wishlist: { get } }: Client) => [
  read().basket.totalQuantity,
  get().wishlist.totalQuantity,
]

/** Puts one article on the wishlist and in the basket. */
const fill = async (shop: Client) => {
  const found = await shop.products.byId(["1000001"])
  const [product] = found.ok ? found.value : []
  if (product === undefined) return assert.fail("The article is missing.")
  await shop.wishlist.toggle(product)
  await shop.basket.add(article)
}

layer(MemoryShop.layer(), { excludeTestServices: true })("stores of a visitor who logs in and out", (it) => {
  it.effect(
    "basket and wishlist of the client are empty when a logout is answered, and show the customer's lists again after a login",
    () =>
      Effect.gen(function* () {
        const shop = yield* open
        yield* Effect.promise(async () => {
          assert.isTrue((await shop.account.login(bilal)).ok)
          await fill(shop)
          assert.deepStrictEqual(counts(shop), [1, 1])
          assert.isTrue((await shop.account.logout()).ok)
          assert.deepStrictEqual(counts(shop), [0, 0])
          await until(shop.basket, ({ loading }) => !loading)
          await until(shop.wishlist, ({ loading }) => !loading)
          assert.deepStrictEqual(counts(shop), [0, 0])
          assert.isTrue((await shop.account.login(bilal)).ok)
          await until(shop.basket, (state) => state.basket.totalQuantity === 1)
          await until(shop.wishlist, (state) => state.wishlist.totalQuantity === 1)
        })
      }),
  )

  it.effect("the client's basket is empty after an order", () =>
    Effect.gen(function* () {
      const shop = yield* open
      yield* Effect.promise(async () => {
        await fill(shop)
        const offer = await shop.checkout.offer({ postalCode: "50667" })
        if (!offer.ok) return assert.fail(offer.error.message)
        const placed = await shop.checkout.place({
          contact: {
            salute: "Frau",
            firstName: "Anna",
            lastName: "Berg",
            email: "anna@gast.example",
            phone: "02215550100",
          },
          address: { street: "Werkstraße 1", addition: "", postalCode: "50667", city: "Köln" },
          payment: "bankTransfer",
          seen: seenOf(offer.value),
        })
        assert.isTrue(placed.ok)
        await until(shop.basket, (state) => state.basket.totalQuantity === 0)
        assert.deepStrictEqual(counts(shop), [0, 1])
      })
    }),
  )

  it.effect("basket and wishlist of the client are empty when the customer has deleted the account", () =>
    Effect.gen(function* () {
      const shop = yield* open
      yield* Effect.promise(async () => {
        assert.isTrue((await shop.account.login({ email: "elif.arslan@kunde.example", password })).ok)
        await fill(shop)
        assert.deepStrictEqual(await shop.profile.deleteAccount({ password }), { ok: true, value: undefined })
        assert.deepStrictEqual(counts(shop), [0, 0])
      })
    }),
  )
})

const basketOf = (id: string, totalQuantity: number) =>
  Response.json({ id, version: 1, lineItems: [], totalQuantity })
const done = () => new Response(null, { status: 204 })

describe("stores of a visitor", () => {
  it("after a logout, the basket stays empty without an error if the network is gone and an earlier read is answered late", async () => {
    let answerRead: (answer: Response) => void = () => {}
    const late = new Promise<Response>((resolve) => {
      answerRead = resolve
    })
    const { fetch } = recording(({ method }, call) => {
      if (method === "POST") return done()
      return call === 1 ? late : Promise.reject(new TypeError("fetch failed"))
    })
    const shop = createShop({ ...address, fetch }, { account, basket })
    const quantities: Array<number> = []
    const reading = shop.basket.load()
    assert.isTrue((await shop.account.logout()).ok)
    assert.strictEqual(shop.basket.get().basket.id, "forgotten")
    answerRead(basketOf("customer", 3))
    await reading
    shop.basket.subscribe((state) => quantities.push(state.basket.totalQuantity))
    await until(shop.basket, ({ basket: { id } }) => id === "forgotten")
    assert.deepInclude(shop.basket.get(), { errors: {}, loading: false })
    assert.deepStrictEqual(quantities.slice(-1), [0])
  })

  it("a refused logout leaves the basket as it is, and a logout reads no list that the program has not used", async () => {
    let logout = done()
    const { fetch, requests } = recording(({ method }) => (method === "POST" ? logout : basketOf("b", 1)))
    const shop = createShop({ ...address, fetch }, { account, basket, wishlist })
    assert.isTrue((await shop.account.logout()).ok)
    await shop.basket.load()
    logout = new Response(null, { status: 501 })
    assert.isFalse((await shop.account.logout()).ok)
    assert.strictEqual(shop.basket.get().basket.id, "b")
    assert.deepStrictEqual(
      requests.map(({ method }) => method),
      ["POST", "GET", "POST"],
    )
  })
})
