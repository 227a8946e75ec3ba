import { assert, describe, it, layer } from "@effect/vitest"
import { basket } from "@heimwerk/adapters/client/basket.ts"
import { createShop } from "@heimwerk/adapters/client/createShop.ts"
import { products } from "@heimwerk/adapters/client/products.ts"
import { wishlist } from "@heimwerk/adapters/client/wishlist.ts"
import { Effect } from "effect"

import { MemoryShop } from "../../server/support/memoryShop.ts"
import { address, one, recording } from "./support/recording.ts"

describe("the keys of commands", () => {
  it("every command of basket and wishlist is sent with the key of its options", async () => {
    const line = { lineItemId: "1", quantity: 1, product: { articleId: "1000001" } }
    const { fetch, requests } = recording(({ method }) =>
      method === "GET"
        ? Response.json({ id: "b", version: 1, lineItems: [line] })
        : Response.json({ code: "QuantityExceeded" }, { status: 422 }),
    )
    const shop = createShop({ ...address, fetch }, { basket, wishlist })
    await Promise.all([shop.basket.load(), shop.wishlist.load()])
    const [inBasket] = shop.basket.get().basket.lineItems
    const [inWishlist] = shop.wishlist.get().wishlist.lineItems
    assert.isTrue(inBasket !== undefined && inWishlist !== undefined)
    if (inBasket === undefined || inWishlist === undefined) return
    const sending = [
      shop.basket.command({ kind: "addVoucher", code: "HEIMWERK5" }, { key: "0" }),
      shop.basket.add(one, { key: "1" }),
      shop.basket.update("1", 2, { key: "2" }),
      shop.basket.remove("1", { key: "3" }),
      shop.basket.putBack(inBasket, { key: "4" }),
      shop.basket.moveToWishlist("1", { key: "5" }),
      shop.wishlist.update("1", 2, { key: "6" }),
      shop.wishlist.remove("1", { key: "7" }),
      shop.wishlist.putBack(inWishlist, { key: "8" }),
      shop.wishlist.moveToBasket("1", "homeDelivery", { key: "9" }),
    ]
    await Promise.all(sending)
    const keys = requests.flatMap(({ headers, method }) =>
      method === "GET" ? [] : [headers.get("idempotency-key")],
    )
    assert.deepStrictEqual(
      keys,
      sending.map((_, index) => String(index)),
    )
  })
})

/** A `fetch` that, while `isLossy` is true, runs commands and then loses their answers. */
const lossyFetch = () => {
  const network = { isLossy: false }
  const send: typeof fetch = async (input, init) => {
    const response = await fetch(input, init)
    if (network.isLossy && init?.method === "POST") throw new TypeError("terminated")
    return response
  }
  return { fetch: send, network }
}

layer(MemoryShop.layer(), { excludeTestServices: true })("commands whose answer is lost", (it) => {
  it.effect(
    "an article that the shop has added shows again after its answer was lost, and adding it again with its key has no effect",
    () =>
      Effect.gen(function* () {
        const { origin } = yield* MemoryShop
        const { fetch, network } = lossyFetch()
        const shop = createShop({ origin, brand: "heimwerk", fetch }, { basket, wishlist })
        const key = crypto.randomUUID()
        yield* Effect.promise(async () => {
          assert.isTrue((await shop.basket.add({ ...one, articleId: "1000015" })).ok)
          network.isLossy = true
          assert.nestedPropertyVal(await shop.basket.add(one, { key }), "error.isOffline", true)
          network.isLossy = false
          // Runs in the queue of both lists, so after the read of the basket.
          await shop.wishlist.load()
          assert.strictEqual(shop.basket.get().basket.totalQuantity, 2)
          const again = await shop.basket.add(one, { key })
          assert.isTrue(again.ok && again.value.totalQuantity === 2)
          assert.strictEqual(shop.basket.get().basket.totalQuantity, 2)
        })
      }),
  )

  it.effect("a product that the shop has put on the wishlist shows there after its answer was lost", () =>
    Effect.gen(function* () {
      const { origin } = yield* MemoryShop
      const { fetch, network } = lossyFetch()
      const shop = createShop({ origin, brand: "heimwerk", fetch }, { basket, products, wishlist })
      yield* Effect.promise(async () => {
        const found = await shop.products.byId(["1000001", "1000015"])
        const [first, second] = found.ok ? found.value : []
        assert.isTrue(first !== undefined && second !== undefined)
        if (first === undefined || second === undefined) return
        assert.isTrue((await shop.wishlist.toggle(first)).ok)
        network.isLossy = true
        assert.nestedPropertyVal(await shop.wishlist.toggle(second), "error.isOffline", true)
        // Runs in the queue of both lists, so after the read of the wishlist.
        await shop.basket.load()
        assert.strictEqual(shop.wishlist.get().wishlist.totalQuantity, 2)
      })
    }),
  )
})
