import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"

import { assert, describe, it } from "@effect/vitest"
import type { DeliveryType } from "@heimwerk/core/basket/Basket.ts"
import type { Order, OrderEvent } from "@heimwerk/core/order/Order.ts"
import { orderOf } from "@heimwerk/core/order/orderOf.ts"
import { orderReducer } from "@heimwerk/core/order/orderReducer.ts"
import { OrderActor, OrderEventKind, OrderState } from "@heimwerk/core/order/OrderState.ts"
import { Email } from "@heimwerk/core/values/Email.ts"
import { toQuantity } from "@heimwerk/core/values/toQuantity.ts"

import { hammer, item, placed, requestFor, saw } from "../../support/checkout.ts"

const actors = ["customer", "staff", "payments", "deadline"] as const
/**
 * The rows of the table in the doc comment of `orderRules`: the event, its delivery type, the states in which
 * each actor may cause the event, and the state after the event.
 */
const table = [
  ...readFileSync(fileURLToPath(import.meta.resolve("@heimwerk/core/order/orderRules.ts")), "utf8").matchAll(
    /^ \* \| (?<event>\w+)(?: \((?<type>\w+)\))? \|(?<states>(?:[^|\n]*\|){4}) (?<to>\w+) \|$/gmu,
  ),
].flatMap(({ groups: { event = "", states = "", to = "", type = "both" } = {} }) =>
  event === "event" ? [] : [{ event, type, states: states.split("|").map((cell) => cell.trim()), to }],
)
const deliveryTypeNames = { marketPickup: "pickup", homeDelivery: "delivery" } as const

/**
 * Returns the states of a cell. A cell that begins with `also` contains the states of the customer's cell,
 * too.
 */
const statesIn = (cells: ReadonlyArray<string>, place: number) => {
  const cell = cells[place] ?? ""
  const all = cell.startsWith("also ") ? `${cells[0]}, ${cell.slice(5)}` : cell
  return all.split(", ")
}

const expected = (kind: OrderEventKind, type: DeliveryType, actor: OrderActor, state: OrderState) =>
  table.find(
    (row) =>
      row.event === kind &&
      (row.type === "both" || row.type === deliveryTypeNames[type]) &&
      statesIn(row.states, actors.indexOf(actor)).includes(state),
  )?.to

const orderIn = (...deliveries: ReadonlyArray<readonly [DeliveryType, OrderState]>): Order =>
  orderOf({
    orderId: "HW-1",
    orderedOn: "2026-11-02",
    contact: {
      salute: "",
      firstName: "Anna",
      lastName: "Berg",
      phone: "",
      email: Email.make("anna.berg@kunde.example"),
    },
    payment: "bankTransfer",
    deliveries: deliveries.map(([deliveryType, state], index) => ({
      deliveryId: String(index + 1),
      deliveryType,
      state,
      destination: [],
      lines: [],
    })),
    discount: 0,
    shipping: 0,
  })

const statesOf = (order: Order | undefined) => order?.deliveries.map(({ state }) => state)

describe("the events of an order", () => {
  const deliveryTypes = ["marketPickup", "homeDelivery"] as const

  it("an order accepts exactly the events that the table in core/order/orderRules.ts allows, for each actor, state and delivery type", () => {
    let count = 0
    for (const kind of OrderEventKind.literals)
      for (const actor of OrderActor.literals)
        for (const state of OrderState.literals)
          for (const deliveryType of deliveryTypes) {
            const after = expected(kind, deliveryType, actor, state)
            const order = orderReducer(orderIn([deliveryType, state]), {
              kind,
              actor,
              at: 1,
              deliveryId: "1",
            })
            assert.deepStrictEqual(
              statesOf(order),
              after === undefined ? undefined : [after],
              `${kind} ${actor} ${state} ${deliveryType}`,
            )
            count += after === undefined ? 0 : 1
          }
    assert.strictEqual(count, 41)
  })

  it("an event that names no delivery applies to all open deliveries and is recorded once", () => {
    const event: OrderEvent = { kind: "cancel", actor: "customer", at: 5 }
    const order = orderReducer(
      orderIn(["marketPickup", "reserved"], ["homeDelivery", "paid"], ["homeDelivery", "delivered"]),
      event,
    )
    assert.deepStrictEqual(statesOf(order), ["cancelled", "cancelled", "delivered"])
    assert.deepStrictEqual(order?.events, [event])
  })

  it("a shipped delivery stores the parcel that the shipping event names, and the other deliveries of the order store no parcel", () => {
    const parcel = { carrier: "DHL", number: "12345678" }
    const shipped = orderReducer(orderIn(["homeDelivery", "picking"], ["marketPickup", "picking"]), {
      kind: "ship",
      actor: "staff",
      at: 5,
      deliveryId: "1",
      parcel,
    })
    assert.deepStrictEqual(
      shipped?.deliveries.map((delivery) => delivery.parcel),
      [parcel, undefined],
    )
  })

  it("an order refuses an event that one of its open deliveries does not allow", () => {
    const order = orderIn(["marketPickup", "reserved"], ["homeDelivery", "shipped"])
    assert.isUndefined(orderReducer(order, { kind: "cancel", actor: "customer", at: 5 }))
  })

  it("an order refuses an event for an unknown delivery, and a closed order refuses a cancellation", () => {
    const order = orderIn(["marketPickup", "collected"])
    assert.isUndefined(orderReducer(order, { kind: "return", actor: "staff", at: 5, deliveryId: "2" }))
    assert.isUndefined(orderReducer(order, { kind: "cancel", actor: "staff", at: 5 }))
  })

  it("after a return of pieces, the return of the rest counts all pieces of the delivery as returned", () => {
    const lines = { lines: [item(hammer, 3), item(saw, 1)] }
    const placedOrder = placed(requestFor(lines), lines)
    const collected = {
      ...placedOrder,
      deliveries: placedOrder.deliveries.map((one) => ({ ...one, state: "collected" as const })),
    }
    const part = orderReducer(collected, {
      kind: "return",
      actor: "staff",
      at: 5,
      pieces: [{ articleId: hammer.articleId, quantity: toQuantity(1) }],
    })
    const rest = part && orderReducer(part, { kind: "return", actor: "staff", at: 6 })
    const counts = (order: Order | undefined) =>
      order?.deliveries.flatMap((one) => one.lines.map(({ returned }) => returned))
    assert.deepStrictEqual([statesOf(part), counts(part)], [["collected"], [1, undefined]])
    assert.deepStrictEqual([statesOf(rest), counts(rest)], [["returned"], [3, 1]])
    const atOnce = orderReducer(collected, { kind: "return", actor: "staff", at: 5 })
    assert.deepStrictEqual([statesOf(atOnce), counts(atOnce)], [["returned"], [undefined, undefined]])
  })

  it("a return that names no delivery applies to every delivery of the order that was collected or delivered", () => {
    const order = orderIn(["marketPickup", "collected"], ["homeDelivery", "delivered"])
    assert.deepStrictEqual(statesOf(orderReducer(order, { kind: "return", actor: "staff", at: 5 })), [
      "returned",
      "returned",
    ])
  })
})
