// @vitest-environment happy-dom
import { afterEach, assert, describe, it, vi } from "@effect/vitest"
import { readStoredCommands } from "@heimwerk/adapters/client/reading/readStoredCommands.ts"
import { emptyBasket } from "@heimwerk/core/basket/emptyBasket.ts"
import { toQuantity } from "@heimwerk/core/values/toQuantity.ts"
import { createStore } from "jotai"

import { initialBasketState } from "../../../ui/features/basket/basket.ts"
import { sendEarlyAtom } from "../../../ui/features/basket/sendEarly.ts"
import { someArticle } from "../support/memoryShop.ts"

afterEach(() => vi.unstubAllGlobals())

const line = {
  articleId: someArticle().articleId,
  quantity: toQuantity(2),
  deliveryType: "homeDelivery",
} as const

/** Replaces the browser's local storage, and returns its values. */
const stubStorage = () => {
  const values = new Map<string, string>()
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  })
  return values
}

/** Sends the line to a shop that answers with the given responses, one after the other. */
const sendTo = (...answers: ReadonlyArray<() => Promise<Response>>) => {
  const waiting = [...answers]
  const requested = vi.fn((_path: string, _request: RequestInit) => (waiting.shift() ?? answers[0])?.())
  vi.stubGlobal("fetch", requested)
  const { send } = createStore().get(sendEarlyAtom)
  return { requested, sent: answers.map((_, index) => send(line, `key-${index}`)) }
}

const json = (body: unknown, status = 200) => Promise.resolve(Response.json(body, { status }))

describe("an article that is added before the basket's scripts have loaded", () => {
  it("the answer to an article added before the basket's scripts have loaded sets id, version and count of the shown basket, in limited mode", async () => {
    const { requested, sent } = sendTo(() => json({ id: "b1", version: 4, totalQuantity: 5, type: "full" }))
    const confirm = await sent[0]
    const { basket } = confirm?.(initialBasketState({ ...emptyBasket, type: "full" })) ?? {}
    assert.deepInclude(basket, { id: "b1", version: 4, totalQuantity: 5, type: "limited" })
    const [, request] = requested.mock.calls[0] ?? []
    assert.deepInclude(request?.headers, { "idempotency-key": "key-0" })
    assert.isTrue(request?.keepalive)
  })

  it("the answer to an article added before the basket's scripts have loaded changes nothing if it is older than the shown basket", async () => {
    const { sent } = sendTo(() => json({ id: "b1", version: 4, totalQuantity: 5 }))
    const shown = initialBasketState({ ...emptyBasket, id: "b1", version: 6, totalQuantity: 9 })
    const confirm = await sent[0]
    assert.deepStrictEqual(confirm?.(shown), shown)
  })

  it.each([
    ["refuses the article", () => json({ error: "SoldOut" }, 422)],
    ["is not reachable", () => Promise.reject(new TypeError("Failed to fetch"))],
    ["answers without a count", () => json({ id: "b1", version: 4 })],
    ["answers with null", () => json(null)],
    ["answers with a page", () => Promise.resolve(new Response("<!doctype html>"))],
  ])(
    "an article added before the basket's scripts have loaded counts as not confirmed if the shop %s",
    async (_, answer) => {
      const { sent } = sendTo(answer)
      assert.isUndefined(await sent[0])
    },
  )

  it("before the basket's scripts have loaded, a second article is sent after the request for the first article has ended, even if it failed", async () => {
    const first = Promise.withResolvers<Response>()
    const { requested, sent } = sendTo(
      () => first.promise,
      () => json({ id: "b1", version: 2, totalQuantity: 2 }),
    )
    await Promise.resolve()
    await Promise.resolve()
    assert.strictEqual(requested.mock.calls.length, 1)
    first.reject(new TypeError("Failed to fetch"))
    assert.isUndefined(await sent[0])
    assert.isDefined(await sent[1])
    assert.strictEqual(requested.mock.calls.length, 2)
  })

  it("articles added without a network and without the basket's scripts are stored after the earlier commands, as the service reads them", () => {
    const stored = stubStorage()
    vi.stubGlobal("navigator", { onLine: false })
    const { keep } = createStore().get(sendEarlyAtom)
    assert.isTrue(keep(line, "first"))
    assert.isTrue(keep(line, "second"))
    const change = { kind: "basket", command: { kind: "add", line } } as const
    assert.deepStrictEqual(
      readStoredCommands(stored.get("waiting_commands")).map(({ change: read, key }) => ({
        key,
        change: read,
      })),
      [
        { key: "first", change },
        { key: "second", change },
      ],
    )
  })

  it("an added article is not stored while the browser is online, or if the browser refuses storage", () => {
    const stored = stubStorage()
    const { keep } = createStore().get(sendEarlyAtom)
    vi.stubGlobal("navigator", { onLine: true })
    assert.isFalse(keep(line, "first"))
    assert.strictEqual(stored.size, 0)
    vi.stubGlobal("navigator", { onLine: false })
    vi.stubGlobal("localStorage", undefined)
    assert.isFalse(keep(line, "first"))
  })
})
