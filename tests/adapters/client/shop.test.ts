import { assert, describe, it, layer, onTestFinished, vi } from "@effect/vitest"
import { basket } from "@heimwerk/adapters/client/basket.ts"
import { basketCalls } from "@heimwerk/adapters/client/basketCalls.ts"
import { createShop } from "@heimwerk/adapters/client/createShop.ts"
import { markets } from "@heimwerk/adapters/client/markets.ts"
import { places } from "@heimwerk/adapters/client/places.ts"
import { products } from "@heimwerk/adapters/client/products.ts"
import { wishlist } from "@heimwerk/adapters/client/wishlist.ts"
import { basketReadReasons, basketReasons } from "@heimwerk/core/basket/basketReasons.ts"
import { BasketError } from "@heimwerk/core/basket/Baskets.port.ts"
import { marketsReasons } from "@heimwerk/core/market/marketsReasons.ts"
import { Effect } from "effect"

import { MemoryShop } from "../../server/support/memoryShop.ts"
import { address, assertOffline, cutAnswer, one, recording, silent } from "./support/recording.ts"

describe("calls of the client", () => {
  it("a call to an unreachable shop returns an error with a code and a German message after three attempts", async () => {
    const failing = recording(() => Promise.reject(new TypeError("fetch failed")))
    const shop = createShop({ ...address, fetch: failing.fetch }, { markets })
    const answer = await shop.markets.all()
    assertOffline(answer, marketsReasons.Unavailable.message)
    assert.lengthOf(failing.requests, 3)
  })

  it("without a state store, failed reads and failed changes of the basket have different German messages", async () => {
    const failing = recording(() => Promise.reject(new TypeError("fetch failed")))
    const shop = createShop({ ...address, fetch: failing.fetch }, { basketCalls })
    const answers = await Promise.all([shop.basketCalls.load(), shop.basketCalls.remove("1")])
    assert.deepStrictEqual(
      answers.map((answer) => (answer.ok ? "" : answer.error.message)),
      [basketReadReasons.Unavailable.message, basketReasons.Unavailable.message],
    )
  })

  it("a call of the client ends with the code Aborted when its own signal or the client's signal is aborted", async () => {
    for (const place of ["call", "client"]) {
      const controller = new AbortController()
      const { signal } = controller
      const shop = createShop(
        { ...address, fetch: silent, ...(place === "client" ? { signal } : {}) },
        { markets },
      )
      const answer = shop.markets.all(place === "call" ? { signal } : {})
      controller.abort()
      assert.deepInclude(await answer, {
        ok: false,
        error: { code: "Aborted", message: "Die Anfrage wurde abgebrochen." },
      })
    }
  })

  it("basket and wishlist return isOffline without a network, and Aborted when the client's signal is aborted", async () => {
    const { fetch } = recording(() => Promise.reject(new TypeError("fetch failed")))
    const offline = createShop({ ...address, fetch }, { basket, wishlist })
    const { message } = basketReasons.Unavailable
    assertOffline(await offline.basket.add(one), message)
    for (const call of [offline.basket.load, offline.wishlist.load, () => offline.wishlist.remove("1")])
      assert.nestedPropertyVal(await call(), "error.isOffline", true)

    const controller = new AbortController()
    const ended = createShop({ ...address, fetch: silent, signal: controller.signal }, { basket, wishlist })
    const answers = [ended.basket.load(), ended.basket.add(one), ended.wishlist.remove("1")]
    controller.abort()
    for (const answer of answers)
      assert.deepStrictEqual(await answer, {
        ok: false,
        error: { code: "Aborted", message: "Die Anfrage wurde abgebrochen." },
      })
  })

  it("an error of the caller's cookie store or report reaches the process, and the call is answered and sent once", async () => {
    const errors: Array<unknown> = []
    const later = vi.spyOn(globalThis, "queueMicrotask").mockImplementation((task) => {
      try {
        task()
      } catch (error) {
        errors.push(error)
      }
    })
    onTestFinished(() => later.mockRestore())
    const fail = () => {
      throw new Error("The headers are sent.")
    }
    const { fetch, requests } = recording(() =>
      Response.json({ version: "unreadable" }, { headers: { "set-cookie": "session=1; Path=/" } }),
    )
    const options = { ...address, fetch, cookies: { header: "", onSet: fail }, report: fail }
    const answer = await createShop(options, { basketCalls }).basketCalls.add(one)
    assert.isFalse(answer.ok)
    assert.notNestedProperty(answer, "error.isOffline")
    assert.lengthOf(requests, 1)
    assert.deepStrictEqual(errors.map(String), [
      "Error: The headers are sent.",
      "Error: The headers are sent.",
    ])
  })

  it("a command whose answers are cut within the body is sent three times with its key, and then counts as lost", async () => {
    const cut = recording(cutAnswer)
    const shop = createShop({ ...address, fetch: cut.fetch }, { basketCalls })
    assertOffline(await shop.basketCalls.add(one), basketReasons.Unavailable.message)
    const keys = cut.requests.map(({ headers }) => headers.get("idempotency-key"))
    assert.lengthOf(keys, 3)
    assert.lengthOf(new Set(keys), 1)
  })

  it("a command succeeds if its first answer is cut within the body and its second answer is whole", async () => {
    const { fetch, requests } = recording((_, call) =>
      call === 1 ? cutAnswer() : Response.json({ id: "b", version: 1, lineItems: [] }),
    )
    const shop = createShop({ ...address, fetch }, { basketCalls })
    assert.isTrue((await shop.basketCalls.add(one)).ok)
    assert.lengthOf(requests, 2)
  })

  it.each(['{"markets": [', ""])(
    "an answer with the broken JSON body „%s“ is not requested again, does not count as lost, and is reported",
    async (text) => {
      const { fetch, requests } = recording(
        () => new Response(text, { headers: { "content-type": "application/json" } }),
      )
      const reports: Array<string> = []
      const options = { ...address, fetch, report: (sentence: string) => reports.push(sentence) }
      const detail = "GET https://shop.example/public/api/markets: status 200 with an unreadable body."
      assert.deepStrictEqual(await createShop(options, { markets }).markets.all(), {
        ok: false,
        error: { code: "Unavailable", message: marketsReasons.Unavailable.message, detail },
      })
      assert.deepStrictEqual(reports, [detail])
      assert.lengthOf(requests, 1)
    },
  )

  it("the client sends a repeated command with the same idempotency key", async () => {
    const busy = recording((_, call) =>
      call === 1
        ? new Response(null, { status: 503 })
        : Response.json({ id: "b", version: 1, lineItems: [] }),
    )
    const shop = createShop({ ...address, fetch: busy.fetch }, { basket })
    const answer = await shop.basket.add(one)
    assert.isTrue(answer.ok)
    const keys = busy.requests.map(({ headers }) => headers.get("idempotency-key"))
    assert.lengthOf(keys, 2)
    assert.match(keys[0] ?? "", /^[0-9a-f]{32}$/u)
    assert.strictEqual(keys[0], keys[1])
  })

  it("the client treats an unreadable answer as a failure, and reports the path of the request and the unreadable field", async () => {
    const reports: Array<string> = []
    const { fetch } = recording(() => Response.json({ markets: "closed" }))
    const shop = createShop({ ...address, fetch, report: (sentence) => reports.push(sentence) }, { markets })
    assert.deepInclude(await shop.markets.all(), { ok: false })
    assert.deepStrictEqual(reports, ["The answer of /public/api/markets cannot be read at markets"])
  })

  it("the client leaves out an unreadable record and reports its id and field", async () => {
    const reports: Array<string> = []
    const { fetch } = recording(() => Response.json({ markets: [{ id: "520", name: "ohne Adresse" }] }))
    const shop = createShop({ ...address, fetch, report: (sentence) => reports.push(sentence) }, { markets })
    assert.deepStrictEqual(await shop.markets.all(), { ok: true, value: [] })
    assert.deepStrictEqual(reports, ["Left out 1 of 1 markets that cannot be read: 520 at link"])
  })

  it("the client answers an empty list of article numbers with an empty list, without a request", async () => {
    const { fetch, requests } = recording(() => Response.json({}))
    const shop = createShop({ ...address, fetch }, { products })
    assert.deepStrictEqual(await shop.products.byId([]), { ok: true, value: [] })
    assert.isEmpty(requests)
  })

  it("the client refuses an invalid article number or quantity without a request", async () => {
    const { fetch, requests } = recording(() => Response.json({}))
    const shop = createShop({ ...address, fetch }, { basket })
    const { message } = BasketError.reasons.Invalid
    for (const wrong of [
      { ...one, articleId: "x" },
      { ...one, quantity: 0 },
    ])
      assert.deepStrictEqual(await shop.basket.add(wrong), {
        ok: false,
        error: { code: "Invalid", message },
      })
    assert.isEmpty(requests)
  })
})

layer(MemoryShop.layer(), { excludeTestServices: true })("the client of a running shop", (it) => {
  it.effect("the client finds markets, places and products with prices", () =>
    Effect.gen(function* () {
      const { origin } = yield* MemoryShop
      const shop = createShop({ origin, brand: "heimwerk" }, { markets, places, products })
      const [all, found, records] = yield* Effect.promise(() =>
        Promise.all([
          shop.markets.all(),
          shop.places.search("50823", 3),
          shop.products.byId(["1000001", "9999999"]),
        ]),
      )
      assert.isTrue(all.ok && found.ok && records.ok)
      if (!all.ok || !found.ok || !records.ok) return
      assert.lengthOf(all.value, 12)
      assert.strictEqual(found.value.match, "plz")
      assert.deepStrictEqual(
        records.value.map(({ articleId, price }): unknown => [articleId, typeof price.regular]),
        [["1000001", "number"]],
      )
    }),
  )

  it.effect(
    "the client shows a basket change at once and as pending, drops a refused change, and shows a move in basket and wishlist",
    () =>
      Effect.gen(function* () {
        const { origin } = yield* MemoryShop
        const shop = createShop({ origin, brand: "heimwerk" }, { basket, wishlist })
        const counts: Array<number> = []
        shop.basket.subscribe(({ basket: { totalQuantity } }) => counts.push(totalQuantity))
        const adding = shop.basket.add({ ...one, quantity: 2 })
        assert.strictEqual(shop.basket.get().basket.totalQuantity, 2)
        assert.strictEqual(shop.basket.get().pending, 1)
        const added = yield* Effect.promise(() => adding)
        assert.isTrue(added.ok)
        const unknown = yield* Effect.promise(() => shop.basket.add({ ...one, articleId: "9999999" }))
        assert.deepStrictEqual(unknown, {
          ok: false,
          error: { code: "UnknownArticle", message: BasketError.reasons.UnknownArticle.message },
        })
        assert.strictEqual(shop.basket.get().basket.totalQuantity, 2)
        const [line] = shop.basket.get().basket.lineItems
        const moved = yield* Effect.promise(() => shop.basket.moveToWishlist(line?.lineItemId ?? ""))
        assert.isTrue(moved.ok)
        assert.strictEqual(shop.wishlist.get().wishlist.totalQuantity, 2)
        assert.strictEqual(shop.basket.get().basket.totalQuantity, 0)
        assert.includeMembers(counts, [0, 2])
      }),
  )
})
