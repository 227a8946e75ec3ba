import type { OrderRequest } from "@heimwerk/core/order/CheckoutOffer.ts"
import type { OrderEvent } from "@heimwerk/core/order/Order.ts"
import type { PaymentMethod } from "@heimwerk/core/payment/PaymentMethod.ts"
import { seenOf } from "@heimwerk/core/order/seenOffer.ts"
import { Email } from "@heimwerk/core/values/Email.ts"
import { Plz } from "@heimwerk/core/values/Plz.ts"
import { toQuantity } from "@heimwerk/core/values/toQuantity.ts"
import { assert } from "@effect/vitest"
import { Effect, Result } from "effect"

import { repeated, retried, type Tested } from "./commandParts.ts"
import type { LedgerOrder, LedgerStep, ModelLine } from "./ledgerOrder.ts"
import { orderedIds, orderMarket, type OrderShop } from "./OrderShop.ts"

const idOf = (article: number) => {
  const id = orderedIds[article]
  if (id === undefined) throw new Error(`The model has no article ${article}.`)
  return id
}

const contact = {
  salute: "Frau",
  firstName: "Anna",
  lastName: "Berg",
  phone: "",
  email: Email.make("anna.berg@kunde.example"),
} as const
const address = { addition: "", street: "Werkstraße 1", postalCode: Plz.make("50667"), city: "Köln" }

/** Fills the basket of a new visitor, and returns the command that orders it. */
export const fillBasket = Effect.fnUntraced(function* (
  shop: OrderShop,
  lines: ReadonlyArray<ModelLine>,
  payment: PaymentMethod,
) {
  const { baskets, checkout } = yield* shop.visitor
  for (const [place, { article, deliveryType, quantity }] of lines.entries()) {
    const line = {
      articleId: idOf(article),
      quantity: toQuantity(quantity),
      deliveryType,
    }
    yield* baskets.run({ kind: "add", line }, `fill-${place}`)
  }
  const seen = seenOf(yield* checkout.offer(orderMarket, address.postalCode))
  const request: OrderRequest = { contact, address, marketId: orderMarket, payment, seen }
  return { checkout, place: checkout.place(request, "place") }
})

/** Orders lines as a new visitor. Returns whether the shop has accepted the order. */
export const placeOrder = Effect.fnUntraced(function* (
  tested: Tested,
  lines: ReadonlyArray<ModelLine>,
  payment: PaymentMethod,
  killAt: number | undefined,
) {
  const { ledger, links, shop } = tested
  const { place } = yield* fillBasket(shop, lines, payment)
  const result = yield* Effect.result(retried(tested, place, killAt))
  assert.strictEqual(Result.isSuccess(result), ledger.accepts(lines, payment), JSON.stringify(result))
  if (Result.isFailure(result)) return false
  const { order, token } = result.success
  ledger.place(lines, payment, order)
  links.push({ token, again: Effect.map(place, (repeated) => repeated.order) })
  return true
})

export const staffStep = Effect.fnUntraced(function* (
  tested: Tested,
  at: number,
  { pieces, ...step }: LedgerStep,
  killAt: number | undefined,
) {
  const { ledger, shop } = tested
  const orderId = ledger.orders[at]?.orderId ?? "HW-20261102-UNKNOWN2"
  const order = ledger.orders[at]
  const taken = pieces && {
    pieces: pieces.map(({ article, quantity }) => ({
      articleId: idOf(article),
      quantity: toQuantity(quantity),
    })),
  }
  const changed = yield* repeated(tested, shop.step(orderId, { ...step, ...taken }), killAt)
  if (order === undefined) return assert.strictEqual(changed, "unknown")
  assert.strictEqual(
    typeof changed === "object",
    ledger.step(order, "staff", pieces === undefined ? step : { ...step, pieces }),
  )
  if (typeof changed !== "object") return
  if (step.kind !== "makeReady") return ledger.promised(changed)
  // The ledger computes on its own until when the market keeps ready goods.
  assert.deepStrictEqual(
    changed.deliveries.map(({ promise, state }) => state === "ready" && promise?.keptUntil),
    order.deliveries.map(({ keptUntil, state }) => state === "ready" && keptUntil),
  )
})

const nextSteps: Readonly<Record<string, OrderEvent["kind"]>> = {
  awaitingPayment: "pay",
  reserved: "pick",
  paid: "pick",
  "picking marketPickup": "makeReady",
  "picking homeDelivery": "ship",
  ready: "handOut",
  shipped: "deliver",
  collected: "return",
  delivered: "return",
}

/**
 * Returns the next step that staff take for a delivery: first the steps to the customer, and finally the
 * return. Returns `undefined` for a delivery that was returned or that ended in another way.
 */
export const nextStep = ({ deliveryType, state }: LedgerOrder["deliveries"][number]) =>
  nextSteps[state] ?? nextSteps[`${state} ${deliveryType}`]
