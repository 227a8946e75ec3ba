// @vitest-environment happy-dom
import { afterEach, assert, describe, it } from "@effect/vitest"
import { cleanup, screen } from "@testing-library/react"

import { OrderDetails } from "../../../ui/features/account/orders/OrderDetails.tsx"
import { hammer, item, placed, requestFor } from "../../support/checkout.ts"
import { renderInShop } from "../support/renderInShop.tsx"

afterEach(cleanup)

describe("the payment of an order", () => {
  it("the reference of a bank transfer has an element of its own, so that a narrow window does not divide it at its hyphen", () => {
    const world = { lines: [item(hammer, 2, "homeDelivery")] }
    const order = placed(requestFor(world, "bankTransfer"), world)
    renderInShop(<OrderDetails order={order} />)
    const reference = screen.getByText(order.orderId, { selector: "span" })
    assert.strictEqual(reference.parentElement?.textContent, `  Verwendungszweck ${order.orderId}`)
  })
})

describe("the promise of an order", () => {
  it("the page of an order names the date of the pickup", () => {
    renderInShop(<OrderDetails order={placed(requestFor())} />)
    screen.getByText("Montag, 23.11.2026, ab 15:10 abholbereit")
  })

  it("the page of an order that is ready early names the day until which the goods are kept, and not the promised date", () => {
    const order = placed(requestFor())
    const ready = order.deliveries.map((delivery) => ({ ...delivery, state: "ready" as const }))
    renderInShop(<OrderDetails order={{ ...order, deliveries: ready }} />)
    screen.getByText("Abholbereit")
    screen.getByText(/^Wir halten deine Artikel bis/u)
    assert.isNull(screen.queryByText(/ab 15:10 abholbereit/u))
  })
})
