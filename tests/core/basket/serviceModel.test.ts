import { assert, describe, it } from "@effect/vitest"
import type { Basket } from "@heimwerk/core/basket/Basket.ts"
import { BasketService } from "@heimwerk/core/basket/service.ts"
import { ArticleId } from "@heimwerk/core/values/ArticleId.ts"
import { toQuantity } from "@heimwerk/core/values/toQuantity.ts"
import { Context, Effect, Layer, SubscriptionRef } from "effect"
import { TestClock } from "effect/testing"
import * as fc from "fast-check"

import { type Fate, makeBasketServer } from "../../support/oracles/basketServer.ts"
import { cases } from "../../support/size.ts"

const articles = ["1000001", "1000002", "1000003"].map((id) => ArticleId.make(id))

/**
 * A step of the test: an action of the visitor with the outcomes of its requests, a cleared basket in another
 * tab, or a pause in which all requests end.
 */
type Step =
  | {
      readonly does: "add" | "update"
      readonly article: number
      readonly quantity: number
      readonly fates: ReadonlyArray<Fate>
    }
  | { readonly does: "remove"; readonly article: number; readonly fates: ReadonlyArray<Fate> }
  | { readonly does: "load"; readonly fates: ReadonlyArray<Fate> }
  | { readonly does: "clear elsewhere" }
  | { readonly does: "wait" }

/** How many commands were given, and whether a request failed or another tab cleared the basket. */
interface Model {
  commands: number
  troubled: boolean
}

interface Shop {
  readonly server: ReturnType<typeof makeBasketServer>
  readonly service: (typeof BasketService)["Service"]
  readonly run: <A, E>(effect: Effect.Effect<A, E>) => Promise<A>
}

const settled = (shop: Shop) => shop.run(TestClock.adjust("5 minutes"))
const shownBy = ({ run, service }: Shop): Promise<Basket> =>
  run(Effect.map(SubscriptionRef.get(service.state), (state) => state.basket))

const effectOf = ({ service }: Shop, step: Step): Effect.Effect<unknown, unknown> => {
  if (step.does === "load") return service.load
  if (step.does !== "add" && step.does !== "update" && step.does !== "remove") return Effect.void
  const articleId = articles[step.article] ?? ArticleId.make("1000001")
  const lineItemId = `${articleId}-marketPickup`
  if (step.does === "remove") return service.run({ kind: "remove", lineItemId })
  const quantity = toQuantity(step.quantity)
  return step.does === "add"
    ? service.run({ kind: "add", line: { articleId, quantity, deliveryType: "marketPickup" } })
    : service.run({ kind: "update", lineItemId, quantity })
}

class StepCommand implements fc.AsyncCommand<Model, Shop> {
  readonly step: Step
  constructor(step: Step) {
    this.step = step
  }

  check = (): boolean => true

  toString = (): string => JSON.stringify(this.step)

  async run(model: Model, shop: Shop): Promise<void> {
    const { step } = this
    if (step.does === "wait") {
      await settled(shop)
      const { pending, pendingLines } = await shop.run(SubscriptionRef.get(shop.service.state))
      assert.deepStrictEqual([pending, pendingLines], [0, []])
      if (!model.troubled) assert.deepStrictEqual(await shownBy(shop), shop.server.basket())
      return
    }
    if (step.does === "clear elsewhere") {
      model.troubled = true
      return shop.server.clearElsewhere()
    }
    shop.server.setFates(...step.fates)
    if (step.does !== "load") model.commands++
    if (step.fates.some((fate) => fate !== "ok")) model.troubled = true
    await shop.run(Effect.forkDetach(Effect.ignore(effectOf(shop, step)), { startImmediately: true }))
  }
}

const fates = fc.array(fc.constantFrom<Array<Fate>>("ok", "ok", "ok", "unreachable", "lost", "refused"), {
  maxLength: 3,
})
const article = fc.integer({ min: 0, max: 2 })
const quantity = fc.oneof(fc.integer({ min: 1, max: 5 }), fc.constantFrom(998, 999))
const steps: Array<fc.Arbitrary<Step>> = [
  fc.record({ does: fc.constant("add"), article, quantity, fates }),
  fc.record({ does: fc.constant("add"), article, quantity, fates: fc.constant([]) }),
  fc.record({ does: fc.constant("update"), article, quantity, fates }),
  fc.record({ does: fc.constant("remove"), article, fates }),
  fc.record({ does: fc.constant("load"), fates }),
  fc.record({ does: fc.constant("clear elsewhere") }),
  fc.record({ does: fc.constant("wait") }),
]

const openShop = Effect.gen(function* () {
  const server = makeBasketServer()
  const built = yield* Layer.build(BasketService.layer.pipe(Layer.provide(server.layer)))
  const context = yield* Effect.context()
  const run = Effect.runPromiseWith(context)
  const service = Context.get(built, BasketService)
  yield* Effect.forkChild(service.load, { startImmediately: true })
  yield* TestClock.adjust("1 second")
  return { server, run, service }
})

describe("BasketService on a bad connection (model test)", () => {
  it.effect(
    "T-C1: on a bad connection, basket commands are sent one at a time with their own idempotency keys, and a final load shows the server's basket",
    () =>
      Effect.gen(function* () {
        const context = yield* Effect.context()
        const property = fc.asyncProperty(
          fc.commands(
            steps.map((step) => step.map((one) => new StepCommand(one))),
            { size: "+1" },
          ),
          (commands) =>
            Effect.gen(function* () {
              const shop = yield* openShop
              const model: Model = { commands: 0, troubled: false }
              yield* Effect.promise(() => fc.asyncModelRun(() => ({ model, real: shop }), commands))
              yield* TestClock.adjust("30 minutes")
              shop.server.clearFates()
              yield* Effect.forkChild(shop.service.load, { startImmediately: true })
              yield* TestClock.adjust("1 second")
              const state = yield* SubscriptionRef.get(shop.service.state)
              assert.deepStrictEqual(state.basket, shop.server.basket())
              assert.deepStrictEqual([state.pending, state.loading, state.errors], [0, false, {}])
              assert.isAtMost(shop.server.maxInFlight(), 1)
              const keys = shop.server.calls.filter(({ name }) => name !== "get").map(({ key }) => key)
              assert.strictEqual(new Set(keys).size, model.commands)
              keys.forEach((key, index) =>
                assert.isTrue(keys.indexOf(key) === index || keys[index - 1] === key),
              )
            }).pipe(Effect.scoped, Effect.runPromiseWith(context)),
        )
        yield* Effect.promise(() => fc.assert(property, { numRuns: cases(50, 150) }))
      }),
  )
})
