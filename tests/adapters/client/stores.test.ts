import { assert, describe, it } from "@effect/vitest"
import type { Answer } from "@heimwerk/adapters/client/Answer.ts"
import { basket } from "@heimwerk/adapters/client/basket.ts"
import { createShop } from "@heimwerk/adapters/client/createShop.ts"
import { latestStore, loadedStore } from "@heimwerk/adapters/client/loadedStore.ts"
import { markets } from "@heimwerk/adapters/client/markets.ts"
import { makeStore } from "@heimwerk/adapters/client/Store.ts"

import { address, one, recording, silent } from "./support/recording.ts"

describe("stores of the client", () => {
  it("every listener of a store gets the newest state last, even if an earlier listener changes the state", () => {
    const store = makeStore(0)
    const first: Array<number> = []
    const second: Array<number> = []
    store.subscribe((state) => {
      first.push(state)
      if (state === 1) store.set(2)
    })
    store.subscribe((state) => second.push(state))
    store.set(1)
    assert.deepStrictEqual(
      [first, second],
      [
        [0, 1, 2],
        [0, 2],
      ],
    )
  })

  it("a listener that another listener subscribes gets each state once, and one that it removes gets no more states", () => {
    const store = makeStore("a")
    const added: Array<string> = []
    const removed: Array<string> = []
    let remove = () => {}
    store.subscribe((state) => {
      if (state !== "b") return
      remove()
      store.subscribe((next) => added.push(next))
    })
    remove = store.subscribe((state) => removed.push(state))
    store.set("b")
    assert.deepStrictEqual([added, removed], [["b"], ["a"]])
  })

  it("latestStore keeps the answer to its last query, even if an earlier query is answered afterwards", async () => {
    const answers = new Map<string, (value: string) => void>()
    const store = latestStore(
      (query: string) =>
        new Promise<Answer<string>>((resolve) => {
          answers.set(query, (value) => resolve({ ok: true, value }))
        }),
    )
    const [first, second] = [store.load("K"), store.load("Köln")]
    answers.get("Köln")?.("markets of Köln")
    await second
    answers.get("K")?.("markets of K")
    await first
    assert.deepStrictEqual(store.get(), { isLoading: false, value: "markets of Köln", error: undefined })
  })

  it("clearing a latestStore aborts its running call, and leaves the store without a value and an error", async () => {
    const shop = createShop({ ...address, fetch: silent }, { markets })
    const store = latestStore(shop.markets.near)
    const running = store.load("Köln")
    assert.isTrue(store.get().isLoading)
    store.clear()
    assert.deepInclude(await running, { ok: false })
    assert.deepStrictEqual(store.get(), { isLoading: false, value: undefined, error: undefined })
  })

  it("loadedStore shows the answer that the server has rendered, and sends no request until load is called", async () => {
    const { fetch, requests } = recording(() => Response.json({ markets: [] }))
    const shop = createShop({ ...address, fetch }, { markets })
    const rendered = { ok: false, error: { code: "Unavailable", message: "closed" } } as const
    const store = loadedStore(shop.markets.all, rendered)
    store.subscribe(() => {})
    assert.deepStrictEqual(store.get(), { isLoading: false, value: undefined, error: rendered.error })
    assert.isEmpty(requests)
    await store.load()
    assert.deepStrictEqual(store.get(), { isLoading: false, value: [], error: undefined })
  })

  it.each(["basket", "result of a call"])(
    "a listener that throws an error stays subscribed to the %s, and its error reaches the global error handler",
    async (kind) => {
      const errors: Array<unknown> = []
      const original = globalThis.queueMicrotask
      globalThis.queueMicrotask = (task) => {
        try {
          task()
        } catch (error) {
          errors.push(error)
        }
      }
      const { fetch } = recording(() => Response.json({ id: "b", version: 1, lineItems: [] }))
      const shop = createShop({ ...address, fetch }, { basket })
      const { subscribe } = kind === "basket" ? shop.basket : loadedStore(shop.basket.load)
      const broken = new Error("broken listener")
      const unsubscribe = subscribe(() => {
        throw broken
      })
      await shop.basket.add(one)
      globalThis.queueMicrotask = original
      unsubscribe()
      assert.isAtLeast(errors.length, 2)
      assert.deepStrictEqual([...new Set(errors)], [broken])
    },
  )

  it("loadedStore loads its value when it gets its first subscriber, and keeps this value when a later load fails", async () => {
    let isDown = false
    const { fetch } = recording(() =>
      isDown ? new Response(null, { status: 501 }) : Response.json({ markets: [] }),
    )
    const shop = createShop({ ...address, fetch }, { markets })
    const store = loadedStore(shop.markets.all)
    const states: Array<boolean> = []
    const unsubscribe = store.subscribe(({ isLoading }) => states.push(isLoading))
    assert.isTrue(store.get().isLoading)
    await store.load()
    assert.deepInclude(store.get(), { isLoading: false, value: [], error: undefined })
    isDown = true
    await store.load()
    assert.deepInclude(store.get(), { isLoading: false, value: [] })
    assert.strictEqual(store.get().error?.code, "Unavailable")
    const heard = states.length
    unsubscribe()
    await store.load()
    assert.lengthOf(states, heard)
    assert.strictEqual(store.get(), store.get())
  })
})
