import { assert, describe, it } from "@effect/vitest"
import { deliveryWith, pickupIn, stepRefusal } from "@heimwerk/cli/shop/stepRefusal.ts"
import { orderReducer } from "@heimwerk/core/order/orderReducer.ts"
import type { Order } from "@heimwerk/core/order/Order.ts"
import { ArticleId } from "@heimwerk/core/values/ArticleId.ts"
import { toQuantity } from "@heimwerk/core/values/toQuantity.ts"

import { hammer, item, placed, requestFor, saw } from "../../support/checkout.ts"

const world = { lines: [item(hammer, 2, "homeDelivery"), item(saw, 1)] }
const unpaid = placed(requestFor(world, "bankTransfer"), world)

/** A step of the staff, and the delivery that it concerns. */
type Step = readonly [
  kind: "pay" | "pick" | "makeReady" | "handOut" | "ship" | "deliver",
  deliveryId?: string,
]

const after = (steps: ReadonlyArray<Step>): Order =>
  steps.reduce<Order>(
    (order, [kind, deliveryId]) =>
      orderReducer(order, {
        kind,
        actor: "staff",
        at: 1,
        ...(deliveryId === undefined ? {} : { deliveryId }),
      }) ?? assert.fail(`The step ${kind} is refused.`),
    unpaid,
  )

/** The saw is in delivery 1, a pickup; the hammers are in delivery 2, to the home. */
const picking = after([["pay"], ["pick"]])
const ended = after([
  ["pay"],
  ["pick"],
  ["makeReady", "1"],
  ["handOut", "1"],
  ["ship", "2"],
  ["deliver", "2"],
])

const pieces = (articleId: ArticleId, quantity: number) => [{ articleId, quantity: toQuantity(quantity) }]

describe("why a shop refuses a step with an order", () => {
  it("names the deliveries that allow the step if the order has several", () => {
    assert.strictEqual(
      stepRefusal(picking, { kind: "makeReady" }),
      "Die Bestellung HW-1 hat 2 Lieferungen; bitte --delivery 1.",
    )
    assert.strictEqual(
      stepRefusal(picking, { kind: "cancel" }),
      "Die Bestellung HW-1 hat 2 Lieferungen; bitte --delivery 1 oder 2.",
    )
  })

  it("names the deliveries of the order if the typed delivery does not exist", () => {
    assert.strictEqual(
      stepRefusal(picking, { kind: "makeReady", deliveryId: "3" }),
      "Eine Lieferung 3 hat die Bestellung HW-1 nicht. Möglich ist: 1, 2.",
    )
  })

  it("names the returned article that the order or the typed delivery does not have", () => {
    const unknown = ArticleId.make("9999999")
    assert.strictEqual(
      stepRefusal(ended, { kind: "return", pieces: pieces(unknown, 1) }),
      "Den Artikel 9999999 gibt es in der Bestellung HW-1 nicht.",
    )
    assert.strictEqual(
      stepRefusal(ended, { kind: "return", deliveryId: "2", pieces: pieces(saw.articleId, 1) }),
      `Den Artikel ${saw.articleId} gibt es in Lieferung 2 der Bestellung HW-1 nicht.`,
    )
  })

  it("says how many pieces the customer still has if more are returned", () => {
    assert.strictEqual(
      stepRefusal(ended, { kind: "return", deliveryId: "2", pieces: pieces(hammer.articleId, 3) }),
      `Vom Artikel ${hammer.articleId} hat der Kunde in Lieferung 2 der Bestellung HW-1 nur noch 2 Stück.`,
    )
  })

  it("names the state of the delivery and the steps that come before the refused step", () => {
    const paid = after([["pay"]])
    assert.strictEqual(
      stepRefusal(paid, { kind: "ship" }),
      "Lieferung 2 der Bestellung HW-1 ist „Bezahlt“. „ship“ geht erst nach „In Bearbeitung“: zuerst heimwerk orders pick HW-1 --delivery 2.",
    )
    assert.strictEqual(
      stepRefusal(paid, { kind: "handOut", deliveryId: "1" }),
      "Lieferung 1 der Bestellung HW-1 ist „Bezahlt“. „handout“ geht erst nach „Abholbereit“: zuerst heimwerk orders pick HW-1 --delivery 1, dann „ready“.",
    )
    assert.strictEqual(
      stepRefusal(after([["pay"], ["pick"], ["ship", "2"]]), { kind: "return", deliveryId: "2" }),
      "Lieferung 2 der Bestellung HW-1 ist „Versandt“. „return“ geht erst nach „Zugestellt“: zuerst heimwerk orders deliver HW-1 --delivery 2.",
    )
    assert.match(
      stepRefusal(unpaid, { kind: "pick" }) ?? "",
      /^Lieferung 1 [^.]+ist „Wartet auf Zahlung“\. „pick“ geht erst nach „Bezahlt“: zuerst muss das Geld eingehen, dann heimwerk orders pay HW-1 --delivery 1\. Lieferung 2 /u,
    )
  })

  it("names no delivery in the next command if the order has only one", () => {
    const only = { lines: [item(hammer, 2, "homeDelivery")] }
    assert.match(
      stepRefusal(placed(requestFor(only, "bankTransfer"), only), { kind: "ship" }) ?? "",
      /: zuerst muss das Geld eingehen, dann heimwerk orders pay HW-1, dann „pick“\.$/u,
    )
  })

  it("says since when a delivery has the state that the refused step leads to", () => {
    assert.strictEqual(
      stepRefusal(ended, { kind: "handOut" }),
      "Lieferung 1 der Bestellung HW-1 ist schon „Abgeholt“, seit 01.01.1970, 01:00 Uhr.",
    )
  })

  it("says that a step is no longer possible if no steps lead to it", () => {
    assert.strictEqual(
      stepRefusal(ended, { kind: "pick", deliveryId: "2" }),
      "Lieferung 2 der Bestellung HW-1 ist „Zugestellt“; „pick“ geht nicht mehr.",
    )
  })

  it("names the delivery type of a step that the delivery does not have", () => {
    assert.strictEqual(
      stepRefusal(picking, { kind: "ship", deliveryId: "1" }),
      "„ship“ gibt es nur für „Lieferung nach Hause“: Lieferung 1 der Bestellung HW-1 ist „Abholung im Markt“.",
    )
  })

  it("gives no reason for a payment that no delivery waits for", () => {
    assert.isUndefined(stepRefusal(ended, { kind: "pay" }))
  })

  it("a step with a pickup code concerns the pickup of the order", () => {
    assert.deepStrictEqual(pickupIn(ended), { deliveryId: "1" })
  })

  it("finds the only delivery of an order with the returned articles", () => {
    assert.strictEqual(deliveryWith(ended, pieces(hammer.articleId, 1)), "2")
    assert.isUndefined(deliveryWith(ended, [...pieces(hammer.articleId, 1), ...pieces(saw.articleId, 1)]))
  })
})
