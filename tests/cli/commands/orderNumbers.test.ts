import { afterEach, assert, describe, it, vi } from "@effect/vitest"
import { findOrder } from "@heimwerk/adapters/sql/staffOrders.ts"
import { Effect } from "effect"

import { ask } from "../support/ask.ts"
import { orderBy } from "../support/placedOrders.ts"
import { withRunningShop } from "../support/runningShop.ts"

afterEach(() => {
  vi.unstubAllEnvs()
})

describe("order numbers of heimwerk orders", () => {
  it.live("orders commands read an order number or a pickup code as customers dictate it", () =>
    withRunningShop(
      Effect.gen(function* () {
        const id = yield* orderBy("payInMarket")
        const parts = id.toLowerCase().split("-")
        for (const typed of [[parts.join("")], [parts.join(" ")], [parts.join("–")], parts])
          assert.include((yield* ask("orders", "show", ...typed)).stdout, `${id} vom `)
        for (const step of ["pick", "ready"])
          assert.strictEqual((yield* ask("orders", step, ...parts)).code, 0)
        const [delivery] = (yield* findOrder(id))?.deliveries ?? []
        const code = delivery?.pickupCode ?? assert.fail("The delivery has no pickup code.")
        assert.strictEqual((yield* ask("orders", "handout", ...code.toLowerCase().split("-"))).code, 0)
      }),
    ),
  )

  it.effect("orders refund refuses an amount without --amount, which reads like a pickup code", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* ask("orders", "refund", "HW-20261122-7KQ2M9AX", "12,50"), {
        code: 2,
        stdout: "",
        stderr: ["Nach der Bestellnummer ist das zu viel. Einen Betrag nennst du mit --amount."],
      })
    }),
  )
})
