import { assert, describe, it } from "@effect/vitest"
import type { BrowserContextOptions, Page } from "playwright-core"
import { inject } from "vitest"

import { sharedBrowser } from "../support/browser.ts"
import { isLong } from "../support/size.ts"
import { fillContact, openCheckout, stockOf, withPickup } from "./checkout.ts"
import { put } from "./basket.ts"
import { violations } from "./finder.ts"
import { waitUntilHydrated } from "./visit.ts"

const browser = await sharedBrowser()

const buyer = (options: BrowserContextOptions = {}) => withPickup(browser, options, "middle")

/** Orders two pieces for pickup by card, up to the page where the customer pays. Returns the address of that page. */
const orderByCard = async (page: Page) => {
  await openCheckout(page)
  await fillContact(page, "gast.bezahlt@kunde.example")
  await page.getByText("Kreditkarte oder Debitkarte").click()
  await page.getByRole("button", { name: "Zahlungspflichtig bestellen" }).click()
  await page.getByRole("heading", { name: /^Heimwerk: Bestellung HW-/u }).waitFor()
  return page.url()
}

const choose = (page: Page, outcome: string) =>
  page.getByRole("button", { name: outcome, exact: true }).click()

const orderPage = (page: Page) => page.getByRole("heading", { level: 1, name: /^Bestellung HW-/u }).waitFor()
const thanks = (page: Page) =>
  page.getByRole("heading", { level: 1, name: "Danke für deine Bestellung" }).waitFor()

describe("online payment in the browser", () => {
  it("a guest who used the back button pays the same order by card, and cancels the paid order, which refunds the money and returns the stock", async () => {
    const { close, complaints, page, path, stock } = await buyer()
    const paying = await orderByCard(page)
    assert.notStrictEqual(new URL(paying).origin, inject("origin"))
    assert.strictEqual(await stockOf(page, path), stock - 2)
    // The back button leads to the open order, which still waits for the payment.
    await page.goBack()
    await orderPage(page)
    await page.getByText(/^Noch nicht bezahlt\. Bitte bezahle bis /u).waitFor()
    await waitUntilHydrated(page)
    assert.deepStrictEqual(await violations(page), [])
    await page.getByRole("button", { name: "Jetzt bezahlen" }).click()
    await page.getByRole("heading", { name: /^Heimwerk: Bestellung HW-/u }).waitFor()
    assert.strictEqual(page.url(), paying)
    assert.deepStrictEqual(await violations(page), [])

    await choose(page, "Bezahlen")
    await thanks(page)
    await page.getByText("Bezahlt", { exact: true }).waitFor()
    await page.getByText(/ab \d\d:\d\d abholbereit/u).waitFor()
    assert.deepStrictEqual(await violations(page), [])
    assert.strictEqual(await page.getByRole("button", { name: "Jetzt bezahlen" }).count(), 0)

    await page.getByRole("button", { name: "Bestellung stornieren" }).click()
    await page.getByRole("button", { name: "Ja, stornieren" }).click()
    await page.getByText("Storniert", { exact: true }).waitFor()
    await page.getByText(/ werden dir erstattet$| erstattet$/u).waitFor()
    assert.strictEqual(await stockOf(page, path), stock)
    assert.deepStrictEqual(complaints, [])
    await close()
  })

  it("a customer whose card is declined chooses another method, and the payment counts even if the customer does not return to the shop", async () => {
    const { close, page } = await buyer()
    await orderByCard(page)
    await choose(page, "Zahlung wird abgelehnt")
    await page.getByRole("alert").getByText("Die Zahlung wurde abgelehnt.").waitFor()
    await page.getByRole("link", { name: "Zurück zum Shop" }).click()
    await orderPage(page)
    const order = page.url()
    assert.notInclude(order, "danke")
    await waitUntilHydrated(page)
    await page.getByText("PayPal", { exact: true }).click()
    await page.getByRole("button", { name: "Jetzt bezahlen" }).click()
    await page.locator("main").getByText("PayPal").waitFor()
    await choose(page, "Bezahlen und nicht zum Shop zurückkehren")
    await page.getByText("Bezahlt. Du kannst dieses Fenster schließen.").waitFor()
    // The payment notice has arrived, so the order is paid.
    await page.goto(order)
    await page.getByText("Bezahlt", { exact: true }).waitFor()
    await page.getByText("Zahlung: PayPal").waitFor()
    await close()
  })

  it("without JavaScript, a customer replaces an unfinished card payment by a direct debit, and the order is paid when the debit succeeds", async () => {
    const { close, page, path } = await buyer({ javaScriptEnabled: false })
    await put(page, path.split("/").at(-1) ?? "", 1, "homeDelivery")
    await page.goto("/kasse")
    await fillContact(page, "gast.bezahlt@kunde.example")
    await page.getByLabel("Straße und Hausnummer").fill("Werkstraße 1")
    await page.getByLabel("Postleitzahl").fill("50667")
    await page.getByLabel("Ort", { exact: true }).fill("Köln")
    await page.getByText("Kreditkarte oder Debitkarte").click()
    await page
      .getByRole("button")
      .filter({ hasText: /bestellen|reservieren/u })
      .click()
    await page.getByRole("heading", { name: /^Heimwerk: Bestellung HW-/u }).waitFor()
    const abandoned = page.url()
    await page.getByRole("link", { name: "Zurück zum Shop" }).click()
    await orderPage(page)
    await page.getByText("SEPA-Lastschrift").click()
    await page.getByRole("button", { name: "Jetzt bezahlen" }).click()
    await page.locator("main").getByText("SEPA-Lastschrift").waitFor()
    const paying = page.url()
    const other = await page.context().newPage()
    await other.goto(abandoned)
    assert.strictEqual(await other.getByRole("button").count(), 0)
    await choose(page, "Lastschrift erteilen, das Geld kommt später")
    await thanks(page)
    await page.getByText("Deine Zahlung ist unterwegs.").waitFor()
    assert.strictEqual(await page.getByRole("button", { name: "Jetzt bezahlen" }).count(), 0)
    await other.goto(paying)
    await choose(other, "Lastschrift wird eingelöst")
    await page.reload()
    await page.getByText("Bezahlt", { exact: true }).first().waitFor()
    await close()
  })

  it.runIf(isLong)(
    "a customer starts another payment after the first has expired, and the order is paid even if the payment notice comes late and twice",
    async () => {
      const { close, page } = await buyer()
      const first = await orderByCard(page)
      await choose(page, "Sitzung ablaufen lassen")
      await orderPage(page)
      const forged = await page.request.post("/zahlung/stripe", {
        data: { id: "evt_1", type: "checkout.session.completed", data: { object: {} } },
        headers: { "stripe-signature": `t=${Math.floor(Date.now() / 1000)},v1=${"0".repeat(64)}` },
      })
      assert.strictEqual(forged.status(), 400)
      await page.getByRole("button", { name: "Jetzt bezahlen" }).click()
      await page.getByRole("heading", { name: /^Heimwerk: Bestellung HW-/u }).waitFor()
      assert.notStrictEqual(page.url(), first)
      await choose(page, "Bezahlen, Nachricht an den Shop erst nach der Rückkehr und doppelt")
      await thanks(page)
      await page.getByText("Bezahlt", { exact: true }).waitFor()
      await close()
    },
  )
})
