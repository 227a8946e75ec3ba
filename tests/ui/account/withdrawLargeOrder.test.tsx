// @vitest-environment happy-dom
import type { Order } from "@heimwerk/core/order/Order.ts"
import { afterEach, assert, describe, it } from "@effect/vitest"
import { cleanup, fireEvent, screen } from "@testing-library/react"

import { WithdrawOrder } from "../../../ui/features/account/orders/WithdrawOrder.tsx"
import { Withdrawal } from "../../../ui/features/withdrawal/Withdrawal.tsx"
import { placed, requestFor } from "../../support/checkout.ts"
import { renderInShop } from "../support/renderInShop.tsx"

afterEach(cleanup)

/** Returns an order with the given number of lines. */
const orderOf = (lines: number): Order => {
  const order = placed(requestFor())
  return {
    ...order,
    deliveries: order.deliveries.map((delivery) => ({
      ...delivery,
      lines: Array.from({ length: lines }, () => delivery.lines).flat(),
    })),
  }
}

/** Opens the withdrawal form from an order, and returns its note. */
const open = async (order: Order) => {
  renderInShop(
    <>
      <WithdrawOrder order={order} />
      <Withdrawal />
    </>,
  )
  fireEvent.click(screen.getByRole("link", { name: "Widerrufen oder zurückgeben" }))
  await screen.findByDisplayValue(order.orderId)
  return screen.getByLabelText<HTMLTextAreaElement>("Nur einzelne Artikel").value
}

const goOn = () => {
  fireEvent.click(screen.getByRole("button", { name: "Weiter" }))
  screen.getByRole("heading", { name: "Hiermit widerrufe ich diesen Vertrag" })
}

describe("the withdrawal from an order", () => {
  it("the withdrawal form of a small order lists its open articles", async () => {
    assert.match(await open(orderOf(2)), /^2 Stück .+, Artikel \d+\n2 Stück .+, Artikel \d+$/u)
    goOn()
  })

  it("the withdrawal form of an order with 60 open lines has an empty note, which the form accepts", async () => {
    assert.strictEqual(await open(orderOf(60)), "")
    goOn()
  })
})
