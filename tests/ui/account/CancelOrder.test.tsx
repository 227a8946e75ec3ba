// @vitest-environment happy-dom
import { afterEach, assert, describe, it } from "@effect/vitest"
import { checkoutReasons } from "@heimwerk/core/order/checkoutReasons.ts"
import type { Order } from "@heimwerk/core/order/Order.ts"
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react"
import { useState } from "react"

import { CancelOrder } from "../../../ui/features/account/orders/CancelOrder.tsx"
import { placed, requestFor } from "../../support/checkout.ts"
import { memoryShop } from "../support/memoryShop.ts"
import { renderInShop } from "../support/renderInShop.tsx"

afterEach(cleanup)

const { message } = checkoutReasons.NotCancellable
const reserved = placed(requestFor())
const picking: Order = {
  ...reserved,
  deliveries: reserved.deliveries.map((delivery) => ({ ...delivery, state: "picking" as const })),
}

/** Renders the order in a shop that refuses to cancel it. The page then shows the order in its new state. */
const openRefused = async (after: Order) => {
  let show: (order: Order) => void = () => {}
  const Shown = () => {
    const [order, setOrder] = useState(reserved)
    show = setOrder
    return <CancelOrder order={order} token="secret" />
  }
  const runtime = await memoryShop().load()
  renderInShop(<Shown />, () =>
    Promise.resolve({
      ...runtime,
      open: async (effect) => ({
        ...(await runtime.open(effect)),
        run: () => {
          show(after)
          return Promise.resolve({ kind: "failed", message })
        },
      }),
    }),
  )
  fireEvent.click(screen.getByRole("button", { name: "Bestellung stornieren" }))
  fireEvent.click(screen.getByRole("button", { name: "Ja, stornieren" }))
  return screen.findByRole("alert")
}

describe("CancelOrder", () => {
  it("the order page shows and focuses an error if an order can no longer be cancelled because picking has begun", async () => {
    const alert = await openRefused(picking)
    assert.strictEqual(alert.textContent, message)
    await waitFor(() => assert.isTrue(document.activeElement?.contains(alert)))
    assert.notStrictEqual(document.activeElement, document.body)
    assert.isNull(screen.queryByRole("button"))
  })

  it("the order page shows an error and focuses the cancel button if a cancellation fails but can be tried again", async () => {
    assert.strictEqual((await openRefused(reserved)).textContent, message)
    const button = screen.getByRole("button", { name: "Bestellung stornieren" })
    await waitFor(() => assert.strictEqual(document.activeElement, button))
  })
})
