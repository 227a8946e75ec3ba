import { assert, describe, it } from "@effect/vitest"
import { CheckoutError } from "@heimwerk/core/order/Checkout.port.ts"
import { VisitorReads } from "@heimwerk/ui/runtime/visitorReads.ts"
import { Effect } from "effect"

import { load } from "../../../ui/pages/order/load.ts"
import { memoryPorts } from "../support/memoryShop.ts"

describe("the page of an order", () => {
  it.effect.each([
    ["UnknownOrder", "missing", undefined],
    ["Unavailable", "failed", true],
  ] as const)(
    "if the order fails to load with %s, its page is %s and the address counts as a secret: %s",
    ([reason, kind, isPrivate]) =>
      Effect.gen(function* () {
        const visitor = yield* VisitorReads
        const reads = yield* visitor.customer
        const orderByLink = () => Effect.fail(new CheckoutError({ reason }))
        const answer = yield* load({
          url: new URL("http://shop.example/bestellung/1/abc"),
          params: { orderId: "1", token: "abc" },
        }).pipe(
          Effect.provideService(VisitorReads, {
            ...visitor,
            customer: Effect.succeed({ ...reads, orderByLink }),
          }),
        )
        assert.deepInclude(answer, { kind })
        assert.strictEqual("meta" in answer ? answer.meta.isPrivate : undefined, isPrivate)
      }).pipe(Effect.provide(memoryPorts())),
  )
})
