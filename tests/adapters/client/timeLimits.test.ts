import { assert, describe, it } from "@effect/vitest"
import { basket } from "@heimwerk/adapters/client/basket.ts"
import { basketCalls } from "@heimwerk/adapters/client/basketCalls.ts"
import { createShop } from "@heimwerk/adapters/client/createShop.ts"
import { markets } from "@heimwerk/adapters/client/markets.ts"
import { basketReasons } from "@heimwerk/core/basket/basketReasons.ts"
import { marketsReasons } from "@heimwerk/core/market/marketsReasons.ts"

import { address, assertOffline, deaf, one, recording, silent } from "./support/recording.ts"

describe("time limits of the client", () => {
  it("a read of the client counts as one without a network when the shop does not answer within the time limit", async () => {
    const shop = createShop({ ...address, fetch: silent, timeout: 1 }, { markets })
    assertOffline(await shop.markets.all(), marketsReasons.Unavailable.message)
  })

  it("a command without an answer within the time limit can be repeated with its key, unless its caller has aborted it", async () => {
    const shop = createShop({ ...address, fetch: silent, timeout: 1 }, { basketCalls })
    const unanswered = await shop.basketCalls.add(one)
    assertOffline(unanswered, basketReasons.Unavailable.message)
    const controller = new AbortController()
    const aborted = shop.basketCalls.add(one, { signal: controller.signal })
    controller.abort()
    assert.deepInclude(await aborted, {
      ok: false,
      error: { code: "Aborted", message: "Die Anfrage wurde abgebrochen." },
    })
  })

  it("a command fails at its time limit if the caller's fetch ignores its signal, and the next command is sent", async () => {
    for (const noun of [basketCalls, basket]) {
      let sent = 0
      const fetch: typeof globalThis.fetch = (input, init) => {
        sent += 1
        if (sent === 1) return deaf(input, init)
        return Promise.resolve(Response.json({ id: "b", version: 1, lineItems: [] }))
      }
      const shop = createShop({ ...address, fetch, timeout: 100 }, { basket: noun })
      const [first, second] = [shop.basket.add(one), shop.basket.add(one)]
      assertOffline(await first, basketReasons.Unavailable.message)
      assert.isTrue((await second).ok)
    }
  })

  it("a call whose fetch ignores its signal ends with the code Aborted when its caller aborts it", async () => {
    const controller = new AbortController()
    const shop = createShop({ ...address, fetch: deaf, timeout: Infinity }, { markets })
    const answer = shop.markets.all({ signal: controller.signal })
    controller.abort()
    assert.nestedPropertyVal(await answer, "error.code", "Aborted")
  })

  it("a call whose answer has a body that never ends fails at its time limit", async () => {
    const { fetch } = recording(() => new Response(new ReadableStream()))
    const shop = createShop({ ...address, fetch, timeout: 1 }, { markets })
    assert.nestedPropertyVal(await shop.markets.all(), "error.isOffline", true)
  })

  it("a command counts as answered when the shop was busy until the time limit", async () => {
    const busy = recording(() => new Response(null, { status: 503, headers: { "retry-after": "60" } }))
    const shop = createShop({ ...address, fetch: busy.fetch, timeout: 1 }, { basketCalls })
    const answer = await shop.basketCalls.add(one)
    assert.isFalse(answer.ok)
    if (answer.ok) return
    assert.strictEqual(answer.error.code, "Unavailable")
    assert.notProperty(answer.error, "isOffline")
  })

  it("a busy answer is returned at once if its Retry-After is longer than the time limit, and keeps its reason", async () => {
    const busy = recording(() =>
      Response.json({ code: "TooManyTries" }, { status: 429, headers: { "retry-after": "60" } }),
    )
    const shop = createShop({ ...address, fetch: busy.fetch, timeout: 30_000 }, { basketCalls })
    assert.nestedPropertyVal(await shop.basketCalls.add(one), "error.code", "TooManyTries")
    assert.lengthOf(busy.requests, 1)
  })

  it.each([Infinity, 2 ** 32, 1500.5])(
    "calls of a client with the time limit of %s ms are answered",
    async (timeout) => {
      const { fetch } = recording(() => Response.json({ markets: [] }))
      const shop = createShop({ ...address, fetch, timeout }, { markets })
      assert.deepStrictEqual(await shop.markets.all(), { ok: true, value: [] })
    },
  )

  it("a client whose time limit is not a number of ms is refused when it is made", () => {
    for (const timeout of [NaN, -1])
      assert.throws(() => createShop({ ...address, timeout }, { markets }), RangeError)
  })
})
