// @vitest-environment happy-dom
import { afterEach, assert, describe, it } from "@effect/vitest"
import { orderReducer } from "@heimwerk/core/order/orderReducer.ts"
import { toQuantity } from "@heimwerk/core/values/toQuantity.ts"
import { cleanup, fireEvent, screen } from "@testing-library/react"
import { useLocation } from "react-router-dom"

import { OrderDetails } from "../../../ui/features/account/orders/OrderDetails.tsx"
import { WithdrawOrder } from "../../../ui/features/account/orders/WithdrawOrder.tsx"
import { hammer, item, placed, requestFor, saw } from "../../support/checkout.ts"
import { renderInShop } from "../support/renderInShop.tsx"

afterEach(cleanup)

const ordered = placed(requestFor({ lines: [item(hammer, 3), item(saw, 1)] }), {
  lines: [item(hammer, 3), item(saw, 1)],
})
/** The order of 3 hammers and a saw, collected; a hammer and the saw are returned. */
const returned =
  orderReducer(
    { ...ordered, deliveries: ordered.deliveries.map((one) => ({ ...one, state: "collected" as const })) },
    {
      kind: "return",
      actor: "staff",
      at: 1,
      pieces: [hammer, saw].map(({ articleId }) => ({ articleId, quantity: toQuantity(1) })),
    },
  ) ?? assert.fail("The pieces cannot be returned.")

/** Shows the state of the history entry, in which a link passes data to the next page. */
const EntryState = () => <output>{JSON.stringify(useLocation().state)}</output>

describe("an order with returned pieces", () => {
  it("the withdrawal form gets only the pieces of an order that the customer still has", () => {
    renderInShop(
      <>
        <WithdrawOrder order={returned} />
        <EntryState />
      </>,
    )
    fireEvent.click(screen.getByRole("link", { name: "Widerrufen oder zurückgeben" }))
    const note = `2 Stück ${hammer.name}, Artikel ${hammer.articleId}`
    assert.include(screen.getByText(/"withdrawal"/u).textContent, `"note":${JSON.stringify(note)}`)
  })

  it("the page of an order says how many pieces of an article were returned", () => {
    renderInShop(<OrderDetails order={returned} />)
    screen.getByText(/3 Stück × .*, davon 1 Stück zurückgegeben$/u)
  })

  it("the page of an order says that all pieces of an article were returned, also in an order of an older version", () => {
    const deliveries = returned.deliveries.map((one) => ({ ...one, state: "returned" as const }))
    renderInShop(<OrderDetails order={{ ...returned, deliveries }} />)
    screen.getByText(/3 Stück × .*, davon 3 Stück zurückgegeben$/u)
  })
})
