import { assert, describe, it } from "@effect/vitest"
import type { ShownOrder } from "@heimwerk/adapters/operator/orders.ts"
import { ordersTable } from "@heimwerk/cli/commands/orders/ordersTable.ts"
import type { Order } from "@heimwerk/core/order/Order.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"

import { hammer, item, now, placed, requestFor } from "../../support/checkout.ts"

const world = { lines: [item(hammer, 3, "homeDelivery")] }
const order: Order = { ...placed(requestFor(world, "bankTransfer"), world), orderId: "HW-20261123-7KQ2M9AX" }

/** A cancelled order with two deliveries, for which 1,234.56 € arrived. */
const cancelled: Order = {
  ...order,
  contact: { ...order.contact, lastName: "Berg-Schmidthausen" },
  deliveries: [1, 2].flatMap(() => order.deliveries.map((one) => ({ ...one, state: "cancelled" as const }))),
  transfers: [{ cents: toCents(123_456), at: now.epochMillis }],
}

const withdrawals: ShownOrder["withdrawals"] = [{ number: "W-1", received: now.epochMillis, note: null }]

const linesOf = (orders: ReadonlyArray<ShownOrder>, width?: number) =>
  ordersTable(orders, width).replaceAll("\u{a0}", " ").split("\n")

describe("the table of orders", () => {
  it("shows the whole amount that staff have to pay back, and a withdrawal, on a screen with 80 columns", () => {
    const [, plain = "", due = "", withdrawn = ""] = linesOf(
      [order, cancelled, { ...cancelled, withdrawals }],
      80,
    )
    assert.match(due, /^HW-20261123-7KQ2M9AX {2}23\.11\.2026 {2}\S.*… {2}Stornie.*… .+ {2}1\.234,56 €$/u)
    assert.match(withdrawn, / {2}Widerruf,?… .+ {2}1\.234,56 €$/u)
    assert.isTrue(plain.endsWith("34,95 €"))
    for (const line of [plain, due, withdrawn]) assert.isAtMost(line.length, 80)
  })

  it("has no column for money to pay back if no order has any", () => {
    assert.notInclude(linesOf([order]).join("\n"), "Zurückzuzahlen")
    assert.include(linesOf([order, cancelled])[0], "Zurückzuzahlen")
  })
})
