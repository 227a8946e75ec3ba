// @vitest-environment happy-dom
import { afterEach, assert, describe, it } from "@effect/vitest"
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react"
import type { Coupon } from "@heimwerk/core/basket/Benefits.ts"
import { BasketError } from "@heimwerk/core/basket/Baskets.port.ts"
import { Coupons, CouponsError } from "@heimwerk/core/basket/Coupons.port.ts"
import { Effect, Layer } from "effect"

import { smallWorld } from "../../support/smallWorld.ts"
import { basketsBut, button, drill, openBasket, some, runBut } from "./basketPage.tsx"

afterEach(cleanup)

const { coupons } = smallWorld.benefits
const [first] = coupons
if (first === undefined) throw new Error("The small world has no coupon.")

/** Opens the basket page of a customer with these coupons, and shows their list. */
const ask = async (
  offered: Effect.Effect<ReadonlyArray<Coupon>, CouponsError>,
  options: Parameters<typeof openBasket>[1] = {},
) => {
  await openBasket([some(drill)], { ...options, coupons: Layer.succeed(Coupons, { offered }) })
  fireEvent.click(await screen.findByRole("button", { name: "Meine Coupons ansehen" }))
}

describe("the customer's coupons on the basket page", () => {
  it("a click lists the customer's coupons on the basket page, and a coupon that is applied and removed is listed again", async () => {
    await ask(Effect.succeed(coupons))
    const heading = await screen.findByRole("heading", { name: "Meine Coupons" })
    assert.strictEqual(document.activeElement, heading)
    const use = `Einlösen: ${first.label}`
    fireEvent.click(button(use))
    await waitFor(() => button(`Entfernen: Coupon ${first.label}`))
    assert.throws(() => button(use))
    fireEvent.click(button(`Entfernen: Coupon ${first.label}`))
    await waitFor(() => button(use))
  })

  it("the basket page says so when the customer has no coupons", async () => {
    await ask(Effect.succeed([]))
    await screen.findByText("Du hast gerade keine Coupons.")
  })

  it("the basket page shows why the coupons cannot be loaded, with a button to try again", async () => {
    await ask(Effect.fail(new CouponsError({ reason: "NotLoggedIn" })))
    assert.strictEqual(
      (await screen.findByRole("alert")).textContent,
      "Bitte melde dich an, um deine Coupons zu sehen.",
    )
    button("Meine Coupons ansehen")
  })

  it("when applying a coupon fails, the coupon stays in the list and the basket page shows the reason", async () => {
    const baskets = basketsBut((port) =>
      runBut(port, "addCoupon", () => Effect.fail(new BasketError({ reason: "CouponUnknown" }))),
    )
    await ask(Effect.succeed(coupons), { baskets })
    await screen.findByRole("heading", { name: "Meine Coupons" })
    fireEvent.click(button(`Einlösen: ${first.label}`))
    await waitFor(() =>
      assert.include(
        screen.getAllByRole("alert").map(({ textContent }) => textContent),
        "Diesen Coupon gibt es nicht (mehr).",
      ),
    )
    button(`Einlösen: ${first.label}`)
  })
})
