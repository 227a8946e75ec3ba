import { assert, describe, it } from "@effect/vitest"
import type { Order } from "@heimwerk/core/order/Order.ts"
import { OrderState } from "@heimwerk/core/order/OrderState.ts"
import {
  paymentTexts,
  pickupCodeOf,
  promiseText,
  returnedPieces,
  transferOf,
} from "@heimwerk/core/order/orderTexts.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"
import { toQuantity } from "@heimwerk/core/values/toQuantity.ts"

import { hammer, item, placed, requestFor, saw } from "../../support/checkout.ts"

const world = { lines: [item(hammer, 2, "homeDelivery"), item(saw, 1)] }
const transfer = placed(requestFor(world, "bankTransfer"), world)
const { bankAccount: account, ...rest } = transfer
if (account === undefined) throw new Error("The order names no account.")
const card: Order = { ...rest, payment: "card", payBy: Date.parse("2026-11-23T15:10:00+01:00") }
const head = "Zahlung: Kreditkarte oder Debitkarte"

const payment = (state: "open" | "processing") => ({
  paymentId: state,
  method: "card" as const,
  cents: card.total,
  state,
})

describe("the promise of a placed order", () => {
  it("the promise of a pickup names its date, not a day relative to the order", () => {
    const readyAt = Date.parse("2026-11-24T08:30:00+01:00")
    assert.strictEqual(
      promiseText({ text: "Morgen ab 08:30 abholbereit", readyAt }),
      "Dienstag, 24.11.2026, ab 08:30 abholbereit",
    )
  })

  it("a promise without a pickup time keeps its stored text", () => {
    const text = "Lieferung Sa., 28.11. bis Mo., 30.11."
    assert.strictEqual(promiseText({ text }), text)
  })
})

describe("the returned pieces of a line", () => {
  it("all pieces of a line count as returned once the delivery is, also if an older version counted a part", () => {
    const [line] = transfer.deliveries[0]?.lines ?? []
    if (line === undefined) throw new Error("The order has no line.")
    const part = { ...line, quantity: toQuantity(3), returned: toQuantity(1) }
    assert.strictEqual(returnedPieces(part, "collected"), 1)
    assert.strictEqual(returnedPieces(part, "returned"), 3)
    assert.isUndefined(returnedPieces(line, "returned"))
  })
})

describe("the texts about the payment of an order", () => {
  it("the text of an unpaid order by card says by when the customer must pay", () => {
    const due = "Noch nicht bezahlt. Bitte bezahle bis 23.11.2026, 15:10 Uhr, sonst verfällt die Bestellung."
    assert.deepStrictEqual(paymentTexts(card), [head, due])
    assert.deepStrictEqual(paymentTexts({ ...card, payments: [payment("open")] }), [head, due])
  })

  it("the text of an order whose payment is processing says so, and asks for no other payment", () => {
    const { payBy: _, ...order } = card
    assert.deepStrictEqual(paymentTexts({ ...order, payments: [payment("open"), payment("processing")] }), [
      head,
      "Deine Zahlung ist unterwegs. Sobald sie eingegangen ist, schreiben wir dir.",
    ])
  })

  it("the text of a cancelled order lists sent and unsent refunds with their amounts, and omits failed refunds that were repeated", () => {
    const deliveries = card.deliveries.map((delivery) => ({ ...delivery, state: "cancelled" as const }))
    const refunds = [
      { refundId: "1", cents: toCents(1_000), at: 1, doneAt: 2 },
      { refundId: "2", cents: toCents(2_495), at: 3, doneAt: 4, failedAt: 5, isClosed: true as const },
      { refundId: "3", cents: toCents(2_495), at: 6 },
      { refundId: "4", cents: toCents(5), at: 7, doneAt: 8, failedAt: 9 },
    ]
    assert.deepStrictEqual(paymentTexts({ ...card, deliveries, refunds }), [
      head,
      "10,00\u00A0€ erstattet",
      "24,95\u00A0€ werden dir erstattet",
      "0,05\u00A0€ werden dir erstattet",
    ])
  })

  it("the text of an order by bank transfer names the BIC if the account has a BIC", () => {
    const bankAccount = { ...account, bic: "COBADEFFXXX" }
    assert.deepStrictEqual(paymentTexts({ ...transfer, bankAccount }), [
      "Zahlung: Vorkasse per Überweisung",
      "Bitte überweise 34,95\u00A0€ so, dass das Geld bis 30.11.2026 bei uns ist, an:",
      "  Heimwerk Baumarkt GmbH",
      "  IBAN DE89 3704 0044 0532 0130 00",
      "  BIC COBADEFFXXX",
      "  Verwendungszweck HW-1",
    ])
  })

  it("an order asks for a bank transfer of the due amount until each of its deliveries is paid or cancelled", () => {
    const [first, second] = transfer.deliveries
    assert.isDefined(first)
    assert.isDefined(second)
    assert.strictEqual(transferOf(transfer)?.cents, transfer.total)
    const deliveries = [{ ...first, state: "cancelled" as const }, second]
    const waiting = { ...transfer, deliveries, due: toCents(2_495) }
    assert.deepStrictEqual(transferOf(waiting), { account, cents: 2_495, reference: "HW-1" })
    const done = { ...second, state: "paid" as const }
    assert.isUndefined(transferOf({ ...waiting, deliveries: [...waiting.deliveries.slice(0, 1), done] }))
    assert.isUndefined(transferOf(card))
  })
})

describe("the pickup code of an order", () => {
  it("a delivery shows its pickup code only while it is ready", () => {
    const shown = OrderState.literals.filter(
      (state) => pickupCodeOf({ pickupCode: "HW-20261123-7KQ2M9AX-K7PQ", state }) !== undefined,
    )
    assert.deepStrictEqual(shown, ["ready"])
    assert.isUndefined(pickupCodeOf({ state: "ready" }))
  })
})
