import * as BotCheckMemory from "@heimwerk/adapters/memory/BotCheckMemory.ts"
import * as CookieJarMemory from "@heimwerk/adapters/memory/CookieJarMemory.ts"
import * as KeyValueStorageMemory from "@heimwerk/adapters/memory/KeyValueStorageMemory.ts"
import * as NavigatorMemory from "@heimwerk/adapters/memory/NavigatorMemory.ts"
import { layer as shopLayer } from "@heimwerk/adapters/http/layer.ts"
import { AccountService } from "@heimwerk/core/account/service.ts"
import { BasketService } from "@heimwerk/core/basket/service.ts"
import { ArticleId } from "@heimwerk/core/values/ArticleId.ts"
import { toQuantity } from "@heimwerk/core/values/toQuantity.ts"
import { WishlistService } from "@heimwerk/core/wishlist/service.ts"
import { assert, describe, it } from "@effect/vitest"
import { Context, Effect, Fiber, Layer } from "effect"
import { FetchHttpClient } from "effect/http"

import { openLayer } from "../../../ui/runtime/openLayer.ts"

interface Held {
  readonly path: string
  readonly body: string
  readonly refuse: () => void
}

/** A `fetch` that holds back every answer until the test releases it. */
const makeHoldingFetch = () => {
  const requests: Array<Held> = []
  const holding: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    const body = await request.text()
    const { promise, resolve } = Promise.withResolvers<Response>()
    requests.push({
      path: new URL(request.url).pathname,
      body,
      refuse: () => resolve(Response.json({ code: "Invalid", message: "" }, { status: 422 })),
    })
    return promise
  }
  const shop = shopLayer({ origin: "https://shop.example", brand: "heimwerk" }).pipe(
    Layer.provide(Layer.succeed(FetchHttpClient.Fetch, holding)),
  )
  return { requests, shop }
}

/** Lets all other work continue until it only waits for answers that are held back. */
const idle = Effect.promise(async () => {
  for (let turn = 0; turn < 50; turn++) await new Promise(setImmediate)
})

const lineOf = (articleId: string) =>
  ({ articleId: ArticleId.make(articleId), quantity: toQuantity(1), deliveryType: "homeDelivery" }) as const

describe("the queue of a visitor's commands", () => {
  it.effect(
    "commands of ten visitors in one process are sent in parallel, and the commands of each visitor in order",
    () =>
      Effect.gen(function* () {
        const { requests, shop } = makeHoldingFetch()
        const ports = yield* Layer.build(shop)
        const visitors = Array.from({ length: 10 }, (_, index) => `${1_000_000 + index}`)
        const first = (articleId: string) => `${articleId}1`
        const second = (articleId: string) => `${articleId}2`
        for (const visitor of visitors) {
          const built = yield* Layer.build(Layer.fresh(BasketService.layer)).pipe(
            Effect.provideContext(ports),
          )
          const basket = Context.get(built, BasketService)
          for (const articleId of [first(visitor), second(visitor)])
            yield* Effect.forkChild(basket.run({ kind: "add", line: lineOf(articleId) }), {
              startImmediately: true,
            })
        }
        const sent = () =>
          requests.map(({ body }) =>
            visitors.flatMap((visitor) => [first(visitor), second(visitor)]).find((id) => body.includes(id)),
          )
        yield* idle
        assert.sameMembers(sent(), visitors.map(first))
        for (const { refuse } of requests) refuse()
        yield* idle
        assert.sameMembers(sent().slice(10), visitors.map(second))
      }),
  )

  it.effect(
    "a logout is sent after the visitor's pending basket and wishlist requests, even if the account service is created last",
    () =>
      Effect.gen(function* () {
        const { requests, shop } = makeHoldingFetch()
        const browser = Layer.mergeAll(
          BotCheckMemory.layer,
          NavigatorMemory.layer(),
          KeyValueStorageMemory.layer(),
          CookieJarMemory.layer(),
        )
        const page = yield* Layer.build(
          Layer.merge(BasketService.layer, WishlistService.layer).pipe(
            Layer.provideMerge(Layer.merge(shop, browser)),
          ),
        )
        const basket = Context.get(page, BasketService)
        const wishlist = Context.get(page, WishlistService)
        const adding = yield* Effect.forkChild(
          Effect.exit(basket.run({ kind: "add", line: lineOf("1000001") })),
          {
            startImmediately: true,
          },
        )
        yield* Effect.forkChild(Effect.exit(wishlist.load), { startImmediately: true })
        const account = yield* openLayer(AccountService, AccountService.layer).pipe(
          Effect.provideContext(page),
        )
        yield* Effect.forkChild(account.logout, { startImmediately: true })
        const paths: Array<string> = []
        for (let answered = 0; answered < 3; answered++) {
          yield* idle
          assert.lengthOf(requests, answered + 1)
          paths.push(requests[answered]?.path ?? "")
          requests[answered]?.refuse()
        }
        yield* Fiber.join(adding)
        assert.match(paths.join(" "), /basket\S* \S*wishlist\S* \S*logout/u)
      }),
  )
})
