import { assert, describe, it } from "@effect/vitest"
import { orderEventMail } from "@heimwerk/core/order/orderEventMail.ts"
import { orderMail } from "@heimwerk/core/order/orderMail.ts"
import { orderRules } from "@heimwerk/core/order/orderRules.ts"
import type { OrderEventKind } from "@heimwerk/core/order/OrderState.ts"
import { Retailer } from "@heimwerk/core/retailer/Retailer.ts"

import { sharedBrowser } from "../../support/browser.ts"
import { hammer, item, placed, requestFor } from "../../support/checkout.ts"
import { violations } from "../finder.ts"

const browser = await sharedBrowser()

const links = {
  order: "https://shop.example/bestellung/HW-20261123-7KQ2M9AX/abc",
  withdrawal: "https://shop.example/vertrag-widerrufen",
  terms: "https://shop.example/rechtliches/agb",
  retailer: Retailer.defaultValue(),
}
const world = { lines: [item(hammer, 2), item(hammer, 1, "homeDelivery")] }
const order = placed(requestFor(world, "bankTransfer"), world)
/** Returns the order after an event of the deliveries that it can concern. */
const after = (kind: OrderEventKind) => {
  const { deliveryType: only, to } = orderRules[kind]
  return {
    ...order,
    deliveries: order.deliveries.map((delivery) => ({
      ...delivery,
      state: (only ?? delivery.deliveryType) === delivery.deliveryType ? to : delivery.state,
      pickupCode: "HW-20261123-7KQ2M9AX-K7PQ",
      parcel: { carrier: "DHL", number: "00340434161094000001", link: "https://paket.example/0034" },
    })),
  }
}

/** The mails about a placed order and about its events. */
const orderMails = [
  orderMail(order, links),
  orderMail(placed(requestFor()), links),
  ...(["pay", "makeReady", "ship", "cancel", "expire"] as const).flatMap(
    (kind) => orderEventMail(after(kind), { kind, actor: "staff", at: 1 }, links) ?? [],
  ),
]

describe("the HTML of mails", () => {
  it.each(["light", "dark"] as const)(
    "every mail about a placed order or an event of an order has no accessibility violations in the %s colour scheme, and fits into 320 px",
    async (colorScheme) => {
      const context = await browser.newContext({ colorScheme, viewport: { width: 320, height: 640 } })
      const page = await context.newPage()
      for (const { html = "", subject } of orderMails) {
        await page.setContent(html)
        assert.deepStrictEqual(await violations(page), [], subject)
        assert.isAtMost(await page.evaluate(() => document.documentElement.scrollWidth), 320, subject)
      }
      await context.close()
    },
  )

  it("the alternative text of a mail's QR code, visible when pictures are blocked, is dark on white even in the dark colour scheme", async () => {
    const context = await browser.newContext({ colorScheme: "dark" })
    const page = await context.newPage()
    await page.setContent(orderMails.find(({ html = "" }) => html.includes("<img"))?.html ?? "")
    const colours = await page.getByRole("img").evaluate((image) => {
      const { backgroundColor, color } = getComputedStyle(image)
      return { backgroundColor, color }
    })
    assert.deepStrictEqual(colours, { backgroundColor: "rgb(255, 255, 255)", color: "rgb(28, 33, 30)" })
    await context.close()
  })
})
