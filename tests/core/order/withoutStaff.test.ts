import { assert, describe, it } from "@effect/vitest"
import type { Order } from "@heimwerk/core/order/Order.ts"
import { withoutStaff } from "@heimwerk/core/order/withoutStaff.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"

import { hammer, item, now, placed, requestFor } from "../../support/checkout.ts"

const world = { lines: [item(hammer, 3, "homeDelivery")] }
const order = placed(requestFor(world, "bankTransfer"), world)
const at = now.epochMillis

describe("an order without the names of staff", () => {
  it("an order keeps everything of its steps, transfers and refunds when the names of staff are removed", () => {
    const plain: Order = {
      ...order,
      events: [
        { kind: "pay", actor: "staff", at, cents: toCents(100) },
        { kind: "expire", actor: "deadline", at },
      ],
      transfers: [{ cents: toCents(100), at }],
      refunds: [{ refundId: "1", cents: toCents(100), at }],
    }
    const named: Order = {
      ...plain,
      events: plain.events.map((event) => (event.actor === "staff" ? { ...event, by: "nora" } : event)),
      transfers: [{ cents: toCents(100), at, by: "nora" }],
      refunds: [{ refundId: "1", cents: toCents(100), at, by: "nora" }],
    }
    assert.deepStrictEqual(withoutStaff(named), plain)
  })

  it("an order without transfers and refunds gets no lists of them when the names of staff are removed", () => {
    assert.deepStrictEqual(withoutStaff(order), order)
  })
})
