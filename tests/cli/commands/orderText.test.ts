import { stripVTControlCharacters } from "node:util"

import { assert, describe, it } from "@effect/vitest"
import type { ShownOrder } from "@heimwerk/adapters/operator/orders.ts"
import { orderText } from "@heimwerk/cli/commands/orders/orderText.ts"
import type { Order } from "@heimwerk/core/order/Order.ts"
import { orderReducer } from "@heimwerk/core/order/orderReducer.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"
import { toQuantity } from "@heimwerk/core/values/toQuantity.ts"

import { hammer, item, now, placed, requestFor } from "../../support/checkout.ts"

const world = { lines: [item(hammer, 3, "homeDelivery")] }

/** An order of 3 hammers to the home, with a discount. */
const order: Order = { ...placed(requestFor(world, "bankTransfer"), world), discount: toCents(500) }

const textOf = (one: ShownOrder) => orderText(one).replaceAll("\u{a0}", " ").split("\n")

/** The order after a member of staff has taken all steps to the home and booked a return of 2 hammers. */
const returned = (["pay", "pick", "ship", "deliver", "return"] as const).reduce<Order>(
  (all, kind) =>
    orderReducer(all, {
      kind,
      actor: "staff",
      at: now.epochMillis,
      ...(kind === "return"
        ? { deliveryId: "1", pieces: [{ articleId: hammer.articleId, quantity: toQuantity(2) }] }
        : {}),
    }) ?? assert.fail(`The step ${kind} is refused.`),
  order,
)

describe("the text of an order for staff", () => {
  it("shows the goods, the discount and the shipping of the total, and the sum of each line", () => {
    const lines = textOf(order)
    assert.include(lines, "Artikel 30,00 €, Rabatt -5,00 €, Versand 4,95 €")
    assert.include(lines, `  3 Stück  ${hammer.articleId}  ${hammer.name}, 30,00 €`)
  })

  it("shows the last day of a bank transfer only while the order waits for it", () => {
    assert.include(textOf(order), "Zu zahlen bis 30.11.2026")
    assert.notInclude(textOf(returned).join("\n"), "Zu zahlen bis")
  })

  it("shows the time until which an online payment must be finished", () => {
    const online: Order = { ...order, payment: "card", payBy: now.epochMillis }
    assert.include(textOf(online), "Zu zahlen bis 23.11.2026, 14:40 Uhr")
  })

  it("shows the returned pieces in their line and in the event of the return", () => {
    const lines = textOf(returned)
    assert.include(
      lines,
      `  3 Stück  ${hammer.articleId}  ${hammer.name}, 30,00 €, davon 2 Stück zurückgegeben`,
    )
    assert.strictEqual(
      lines.at(-1),
      `23.11.2026, 14:40 Uhr: zurückgegeben (Personal), Lieferung 1, 2 Stück ${hammer.articleId}`,
    )
  })

  it("shows all pieces of a line as returned if the delivery is, also in an order of an older version", () => {
    const deliveries = returned.deliveries.map((one) => ({ ...one, state: "returned" as const }))
    assert.include(
      textOf({ ...returned, deliveries }),
      `  3 Stück  ${hammer.articleId}  ${hammer.name}, 30,00 €, davon 3 Stück zurückgegeben`,
    )
  })

  it("shows the numbers of invoices and their corrections", () => {
    const invoice = {
      number: "R-2026-000001",
      deliveryId: "1",
      issuedOn: order.orderedOn,
      retailer: [],
      recipient: [],
      lines: [],
      discount: toCents(0),
      shipping: toCents(0),
      vatRate: 19,
      vat: toCents(0),
      total: toCents(2_995),
    }
    const correction = {
      ...invoice,
      number: "R-2026-000002",
      corrects: "R-2026-000001",
      total: toCents(2_000),
    }
    const lines = textOf({ ...order, invoices: [invoice, correction] })
    assert.include(lines, "Rechnung R-2026-000001 vom 23.11.2026: 29,95 €")
    assert.include(lines, "Rechnungskorrektur R-2026-000002 vom 23.11.2026: 20,00 €")
  })

  it("shows the sender of a withdrawal, and a remark if the e-mail address is another one than that of the order", () => {
    const withdrawal = { number: "W-1", received: now.epochMillis, note: null }
    const shown = (sender: { readonly name?: string; readonly email?: string }) =>
      stripVTControlCharacters(textOf({ ...order, withdrawals: [{ ...withdrawal, ...sender }] }).join("\n"))
    const { email, firstName, lastName } = order.contact
    assert.include(
      shown({ name: `${firstName} ${lastName}`, email: email.toUpperCase() }),
      `Widerruf W-1 vom 23.11.2026, 14:40 Uhr: ${firstName} ${lastName}, ${email.toUpperCase()}\n\n${order.orderId}`,
    )
    assert.include(
      shown({ name: "Kai\nFremd", email: "kai@post.example" }),
      "Widerruf W-1 vom 23.11.2026, 14:40 Uhr: Kai Fremd, kai@post.example\n  Achtung: Das ist nicht die E-Mail-Adresse der Bestellung.\n\n",
    )
    assert.include(shown({}), `Widerruf W-1 vom 23.11.2026, 14:40 Uhr\n\n${order.orderId}`)
  })
})
