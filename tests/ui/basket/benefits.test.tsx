// @vitest-environment happy-dom
import { afterEach, assert, describe, it } from "@effect/vitest"
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react"

import { BasketError } from "@heimwerk/core/basket/Baskets.port.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"
import { Effect } from "effect"
import { basketsBut, button, drill, focused, money, openBasket, some } from "./basketPage.tsx"

afterEach(cleanup)

const sums = () => screen.getByRole("region", { name: "Zusammenfassung" })
const amount = (label: string) =>
  within(sums()).getByText(label).parentElement?.querySelector("dd")?.textContent.replace("\u00A0", " ")
const field = (label: string) => screen.getByRole<HTMLInputElement>("textbox", { name: label })
/** Types into a field and sends it. */
const enter = (label: string, text: string, send: string) => {
  const input = field(label)
  fireEvent.change(input, { target: { value: text } })
  const form = input.closest("form")
  assert.isNotNull(form)
  fireEvent.click(within(form).getByRole("button", { name: send }))
}
/** The page, when its fields have come to life. */
const open: typeof openBasket = async (...page) => {
  const opened = await openBasket(...page)
  await screen.findByRole("heading", { name: "Gutscheine und Karten" })
  return opened
}
const goods = 2 * (drill.price.special ?? drill.price.regular)

describe("a voucher", () => {
  it("is redeemed without the blanks around it, counts in the sum, and can be taken off again", async () => {
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
    ["QUATSCH", "Dieser Gutscheincode ist nicht gültig. Bitte prüfe deine Eingabe."],
    ["", "Bitte gib einen Gutscheincode mit 1 bis 12 Zeichen ein."],
    ["1234567890123", "Bitte gib einen Gutscheincode mit 1 bis 12 Zeichen ein."],
  ])("%s is refused under the field, and what was typed stays", async (code, reason) => {
    await open([some(drill)])
    enter("Gutscheincode", code, "Einlösen")
    const message = await screen.findByText(reason)
    assert.strictEqual(message.getAttribute("role"), "alert")
    const input = field("Gutscheincode")
    assert.strictEqual(input.value, code)
    assert.strictEqual(input.getAttribute("aria-describedby"), message.id)
    assert.strictEqual(input.getAttribute("aria-invalid"), "true")
    await waitFor(() => assert.strictEqual(document.activeElement, input))
  })

  it("that needs more goods than there are left says from which sum it holds", async () => {
    await open([some(drill)], {
      prepare: (port) =>
        port
          .addVoucher("WERKSTATT20", "voucher")
          .pipe(
            Effect.andThen(port.update(`${drill.articleId}-homeDelivery`, some(drill, 1).quantity, "less")),
          ),
    })
    assert.strictEqual(amount("Gutschein 20 € ab 100 €"), "0,00 €")
    within(sums()).getByText("gilt ab 100,00 € Warenwert")
  })

  it("that cannot be taken off stays, with the reason under it", async () => {
    await open([some(drill)], {
      prepare: (port) => port.addVoucher("HEIMWERK5", "voucher"),
      baskets: basketsBut(() => ({
        removeVoucher: () => Effect.fail(new BasketError({ reason: "Unavailable" })),
      })),
    })
    fireEvent.click(button("Entfernen: Gutschein HEIMWERK5"))
    await screen.findByText("Der Warenkorb kann gerade nicht geändert werden. Bitte versuche es noch einmal.")
    await waitFor(() => assert.strictEqual(focused(), "Entfernen: Gutschein HEIMWERK5"))
  })
})

describe("cards", () => {
  it.each([
    ["Vorteilskarte", "2770010000024", "Die Vorteilskarte wird verwendet.", "Diese Vorteilskartennummer"],
    ["Mitarbeiterkarte", "990003", "Die Mitarbeiterkarte wird verwendet.", "Diese Mitarbeiterkartennummer"],
  ])(
    "%s is refused when nobody has it, used when somebody has, and taken off",
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

  it("of employees lower the sum", async () => {
    await open([some(drill)], { prepare: (port) => port.addEmployeeCard("990003", "card") })
    assert.strictEqual(amount("Mitarbeiterrabatt"), money(0 - Math.floor(goods / 10)))
  })
})

describe("coupons and what is switched off", () => {
  it("a coupon in use is listed, counts, and can be taken off", async () => {
    const { shop } = await open([some(drill)], {
      prepare: (port) => port.addCoupon("coupon-farbe", "coupon"),
    })
    fireEvent.click(button("Entfernen: Coupon 5 % Coupon"))
    await screen.findByText("5 % Coupon wurde entfernt.")
    assert.deepStrictEqual((await shop.basket()).coupons, [])
  })

  it("nothing is offered that the shop has not switched on", async () => {
    const off = basketsBut((port) => ({
      get: Effect.map(port.get, (basket) => ({ ...basket, featureFlags: { loyaltyCard: true } })),
    }))
    await open([some(drill)], { baskets: off })
    field("Vorteilskartennummer")
    assert.isNull(screen.queryByRole("textbox", { name: "Gutscheincode" }))
    assert.isNull(screen.queryByRole("textbox", { name: "Mitarbeiterkartennummer" }))
  })
})
