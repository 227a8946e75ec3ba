// @vitest-environment happy-dom
import { afterEach, assert, describe, it } from "@effect/vitest"
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react"

import { BasketError } from "@heimwerk/core/basket/Baskets.port.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"
import { Effect } from "effect"
import { basketsBut, button, drill, focused, money, openBasket, some, runBut } from "./basketPage.tsx"

afterEach(cleanup)

const sums = () => screen.getByRole("region", { name: "Zusammenfassung" })
const amount = (label: string) =>
  within(sums()).getByText(label).closest("div")?.querySelector("dd")?.textContent.replace("\u00A0", " ")
const field = (label: string) => screen.getByRole<HTMLInputElement>("textbox", { name: label })
/** Types into the field of a voucher or card and submits it. */
const enter = (label: string, text: string, send: string) => {
  const input = field(label)
  fireEvent.change(input, { target: { value: text } })
  const form = input.closest("form")
  assert.isNotNull(form)
  fireEvent.click(within(form).getByRole("button", { name: send }))
}
/** Opens the basket page and waits until the fields for vouchers and cards are hydrated. */
const open: typeof openBasket = async (...page) => {
  const opened = await openBasket(...page)
  await screen.findByRole("heading", { name: "Gutscheine und Karten" })
  return opened
}
const goods = 2 * (drill.price.special ?? drill.price.regular)

describe("a voucher on the basket page", () => {
  it("the basket page applies a voucher code without its surrounding spaces, and can remove the voucher", async () => {
    await open([some(drill)])
    enter("Gutscheincode", "  HEIMWERK5 ", "Einlösen")
    await screen.findByText("HEIMWERK5")
    await screen.findByText("Der Gutschein ist eingelöst.")
    assert.strictEqual(amount("Gutschein 5 €"), money(0 - toCents(5_00)))
    assert.strictEqual(amount("Summe inkl. MwSt."), money(goods - 5_00))
    await waitFor(() => assert.strictEqual(focused(), "Entfernen: Gutschein HEIMWERK5"))
    fireEvent.click(button("Entfernen: Gutschein HEIMWERK5"))
    await screen.findByText("Der Gutschein wurde entfernt.")
    assert.strictEqual(amount("Summe inkl. MwSt."), money(goods))
    await waitFor(() => assert.strictEqual(document.activeElement, field("Gutscheincode")))
  })

  it.each([
    ["HEIMWERK5", "Der Gutschein ist eingelöst."],
    ["QUATSCH", "Dieser Gutscheincode ist nicht gültig. Bitte prüfe deine Eingabe."],
  ])(
    "the answer to the voucher code '%s' leaves the focus in a field that the visitor has focused in the meantime",
    async (code, answer) => {
      await open([some(drill)])
      const other = field("Vorteilskartennummer")
      enter("Gutscheincode", code, "Einlösen")
      other.focus()
      await screen.findByText(answer)
      assert.strictEqual(document.activeElement, other)
    },
  )

  it.each([
    ["QUATSCH", "Dieser Gutscheincode ist nicht gültig. Bitte prüfe deine Eingabe."],
    ["", "Bitte gib einen Gutscheincode mit 1 bis 12 Zeichen ein."],
    ["1234567890123", "Bitte gib einen Gutscheincode mit 1 bis 12 Zeichen ein."],
  ])(
    "the voucher field shows why the code '%s' is refused, and the code stays in the field",
    async (code, reason) => {
      await open([some(drill)])
      enter("Gutscheincode", code, "Einlösen")
      const message = (await screen.findByText(reason)).closest("[role=alert]")
      assert.isNotNull(message)
      const input = field("Gutscheincode")
      assert.strictEqual(input.value, code)
      assert.strictEqual(input.getAttribute("aria-describedby"), message.id)
      assert.strictEqual(input.getAttribute("aria-invalid"), "true")
      await waitFor(() => assert.strictEqual(document.activeElement, input))
    },
  )

  it("the basket page shows the minimum sum of a voucher when the goods cost less", async () => {
    await open([some(drill)], {
      prepare: (port) =>
        port.run({ kind: "addVoucher", code: "WERKSTATT20" }, "voucher").pipe(
          Effect.andThen(
            port.run(
              {
                kind: "update",
                lineItemId: `${drill.articleId}-homeDelivery`,
                quantity: some(drill, 1).quantity,
              },
              "less",
            ),
          ),
        ),
    })
    assert.strictEqual(amount("Gutschein 20 € ab 100 €"), "0,00 €")
    within(sums()).getByText("gilt ab 100,00 € Warenwert")
  })

  it("when removing a voucher fails, the voucher stays in the basket and the page shows the reason", async () => {
    await open([some(drill)], {
      prepare: (port) => port.run({ kind: "addVoucher", code: "HEIMWERK5" }, "voucher"),
      baskets: basketsBut((port) =>
        runBut(port, "removeVoucher", () => Effect.fail(new BasketError({ reason: "Unavailable" }))),
      ),
    })
    fireEvent.click(button("Entfernen: Gutschein HEIMWERK5"))
    await screen.findByText("Der Warenkorb kann gerade nicht geändert werden. Bitte versuche es noch einmal.")
    await waitFor(() => assert.strictEqual(focused(), "Entfernen: Gutschein HEIMWERK5"))
  })
})

describe("cards on the basket page", () => {
  it.each([
    ["Vorteilskarte", "2770010000024", "Die Vorteilskarte wird verwendet.", "Diese Vorteilskartennummer"],
    ["Mitarbeiterkarte", "990003", "Die Mitarbeiterkarte wird verwendet.", "Diese Mitarbeiterkartennummer"],
  ])(
    "the basket page refuses an unknown %s, applies a known one, and can remove it again",
    async (name, number, added, refusal) => {
      await open([some(drill)])
      enter(`${name}nnummer`, "1", "Verwenden")
      await screen.findByText(`${refusal} ist nicht gültig. Bitte prüfe deine Eingabe.`)
      enter(`${name}nnummer`, number, "Verwenden")
      await screen.findByText(added)
      assert.isNull(screen.queryByText(new RegExp(refusal, "u")))
      fireEvent.click(button(`Entfernen: ${name} ${number}`))
      await screen.findByText(`Die ${name} wurde entfernt.`)
      await waitFor(() => assert.strictEqual(document.activeElement, field(`${name}nnummer`)))
    },
  )

  it("the customer's own loyalty card has no remove button, and another card can be entered beside it", async () => {
    const own = "2770010000024"
    await open([some(drill)], {
      ownCard: own,
      prepare: (port) => port.run({ kind: "addLoyaltyCard", cardNumber: own }, "card"),
    })
    screen.getByText(own)
    assert.isNull(screen.queryByRole("button", { name: /^Entfernen.*Vorteilskarte/u }))
    enter("Vorteilskartennummer", "1", "Verwenden")
    await screen.findByText("Diese Vorteilskartennummer ist nicht gültig. Bitte prüfe deine Eingabe.")
    screen.getByText(own)
  })

  it("an employee card reduces the basket total", async () => {
    await open([some(drill)], {
      prepare: (port) => port.run({ kind: "addEmployeeCard", employeeCard: "990003" }, "card"),
    })
    assert.strictEqual(amount("Mitarbeiterrabatt"), money(0 - Math.floor(goods / 10)))
  })
})

describe("coupons and disabled benefits", () => {
  it("a click removes an applied coupon from the basket, and a message says so", async () => {
    const { shop } = await open([some(drill)], {
      prepare: (port) => port.run({ kind: "addCoupon", couponId: "coupon-farbe" }, "coupon"),
    })
    fireEvent.click(button("Entfernen: Coupon 5 % Coupon"))
    await screen.findByText("5 % Coupon wurde entfernt.")
    assert.deepStrictEqual((await shop.basket()).coupons, [])
  })

  it("the basket page shows no fields for vouchers and cards that the shop has disabled", async () => {
    const off = basketsBut((port) => ({
      read: () =>
        Effect.map(port.read("full"), (basket) => ({ ...basket, featureFlags: { loyaltyCard: true } })),
    }))
    await open([some(drill)], { baskets: off })
    field("Vorteilskartennummer")
    assert.isNull(screen.queryByRole("textbox", { name: "Gutscheincode" }))
    assert.isNull(screen.queryByRole("textbox", { name: "Mitarbeiterkartennummer" }))
  })
})
