import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import type { Browser, Page } from "playwright-core"
import { inject } from "vitest"

import { launch } from "../../support/browser.ts"
import { httpShopper, placeOrder } from "../../support/orders/httpShopper.ts"
import { logIn } from "../account.ts"
import { avatar, chat, chatEntry, start } from "../advice.ts"
import { truth } from "../basket.ts"
import { fillContact, openCheckout, stockOf, withPickup } from "../checkout.ts"
import { waitUntilHydrated } from "../visit.ts"

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

const reserve = (page: Page) => page.getByRole("button", { name: "Kostenlos reservieren" })
const thanks = (page: Page) =>
  page.getByRole("heading", { level: 1, name: "Danke für deine Bestellung" }).waitFor()
const payPage = (page: Page) => page.getByRole("heading", { name: /^Heimwerk: Bestellung HW-/u }).waitFor()
/** The cookie of the session, on a server without TLS. */
const session = "heimwerk_session"
/** Id of the market that `withPickup` chooses. */
const marketId = "366"

describe("ordering when something goes wrong", () => {
  it("submitting the checkout of one basket in two tabs places only one order", async () => {
    const { close, page, path, stock } = await withPickup(browser)
    const other = await page.context().newPage()
    for (const tab of [page, other]) {
      await openCheckout(tab)
      await fillContact(tab)
    }
    await reserve(page).click()
    await thanks(page)
    await reserve(other).click()
    await other.getByText("Dein Warenkorb ist leer").first().waitFor()
    assert.strictEqual(await stockOf(page, path), stock - 2)
    await close()
  })

  it("starting a payment in a second tab closes the payment page of the first tab, and the order is paid only once", async () => {
    const { close, page } = await withPickup(browser)
    await openCheckout(page)
    await fillContact(page)
    await page.getByText("Kreditkarte oder Debitkarte").click()
    await page.getByRole("button", { name: "Zahlungspflichtig bestellen" }).click()
    await payPage(page)
    const order = (await page.getByRole("link", { name: "Zurück zum Shop" }).getAttribute("href")) ?? ""
    const other = await page.context().newPage()
    await other.goto(order)
    await waitUntilHydrated(other)
    await other.getByText("PayPal", { exact: true }).click()
    await other.getByRole("button", { name: "Jetzt bezahlen" }).click()
    await payPage(other)
    await page.reload()
    assert.strictEqual(await page.getByRole("button").count(), 0)
    await other.getByRole("button", { name: "Bezahlen", exact: true }).click()
    await thanks(other)
    await other.getByText("Bezahlt", { exact: true }).waitFor()
    assert.strictEqual(await other.getByText(/erstattet/u).count(), 0)
    await close()
  })

  it("if somebody else has bought the last pieces, a shopper gets a message and places no order, and the typed fields stay", async () => {
    const { close, page, path, stock } = await withPickup(browser, {}, "last")
    await openCheckout(page)
    await fillContact(page)
    const wanted = { articleId: path.split("/").at(-1) ?? "", marketId, pieces: stock }
    const origin = inject("origin")
    const { status } = await placeOrder(origin, await httpShopper(origin, wanted, stock), "last-pieces")
    assert.strictEqual(status, 201)
    assert.strictEqual(await stockOf(page, path), 0)
    await reserve(page).click()
    await page
      .getByText(/verfügbar|geändert/u)
      .first()
      .waitFor()
    assert.strictEqual(await page.getByLabel("Vorname").inputValue(), "Anna")
    assert.strictEqual(await page.getByRole("heading", { level: 1 }).textContent(), "Kasse")
    await close()
  })

  it("a shopper whose session has expired in the checkout gets an error and places no order, and the typed fields stay", async () => {
    const { close, page, path, stock } = await withPickup(browser)
    await openCheckout(page)
    await fillContact(page)
    await page.context().clearCookies({ name: session })
    await reserve(page).click()
    await page.getByRole("alert").first().waitFor()
    assert.strictEqual(await page.getByLabel("Nachname").inputValue(), "Berg")
    assert.strictEqual(await stockOf(page, path), stock)
    await close()
  })

  it("a customer changes an unpaid order to a bank transfer on the page of the order in the account", async () => {
    const { close, page } = await withPickup(browser)
    await logIn(page, "clara.voss@kunde.example")
    await openCheckout(page)
    await page.getByText("Kreditkarte oder Debitkarte").click()
    await page.getByRole("button", { name: "Zahlungspflichtig bestellen" }).click()
    await payPage(page)
    await page.goto("/meinkonto/einkaeufe")
    await waitUntilHydrated(page)
    await page
      .getByRole("row")
      .filter({ hasText: "Wartet auf deine Zahlung" })
      .first()
      .getByRole("link")
      .click()
    await page.getByText("Vorkasse per Überweisung").click()
    await page.getByRole("button", { name: "Per Überweisung bezahlen" }).click()
    await page.getByText(/IBAN DE89/u).waitFor()
    await page.getByAltText(/^GiroCode/u).waitFor()
    assert.strictEqual(await page.getByRole("button", { name: "Jetzt bezahlen" }).count(), 0)
    await close()
  })
})

describe("an order that is placed while a third party runs", () => {
  it("the page of an order that was placed during a chat is a document without scripts of third parties", async () => {
    const { close, page } = await withPickup(browser)
    await openCheckout(page)
    await fillContact(page)
    await start(page, chatEntry)
    await chat(page).getByText("Hallo, ich bin der Service-Chat.").waitFor()
    // The chat may cover the button.
    await reserve(page).press("Enter")
    await thanks(page)
    assert.strictEqual(new URL(page.url()).search, "?danke")
    assert.strictEqual(await page.locator("script[src*='//']").count(), 0)
    assert.strictEqual(await avatar(page).count(), 0)
    assert.deepStrictEqual(await truth(page), {})
    await close()
  })
})

describe("the effort of a reservation", () => {
  it("a guest who has chosen a market reserves from the product page with 5 clicks and 3 typed fields", async () => {
    const { close, page, path } = await withPickup(browser)
    await page.context().clearCookies({ name: session })
    // The browser opens some of the pages itself, so the clicks are counted outside of the page.
    let clicks = 0
    await page.exposeFunction("countClick", () => {
      clicks += 1
    })
    await page.addInitScript(() => {
      addEventListener("pointerdown", () => void Reflect.get(window, "countClick")(), true)
    })
    await page.goto(path)
    await waitUntilHydrated(page)
    const main = page.getByRole("main")
    await main.getByText("Im Markt abholen").first().click()
    await main.getByRole("button", { name: "In den Warenkorb", exact: true }).first().click()
    await main.getByRole("link", { name: "Zum Warenkorb" }).first().click()
    await main.getByRole("link", { name: "Zur Kasse" }).first().click()
    await page.getByRole("heading", { level: 1, name: "Kasse" }).waitFor()
    const required = main.locator("input[required]:not([type=radio]), input[aria-required=true]")
    assert.strictEqual(await required.count(), 3)
    // The keyboard moves the focus from field to field, so no further clicks are needed.
    await page.getByLabel("Vorname").focus()
    let tabs = 0
    for (const [label, text] of [
      ["Vorname", "Anna"],
      ["Nachname", "Berg"],
      ["E-Mail-Adresse", "gast.reserviert@kunde.example"],
    ] as const) {
      while (!(await page.getByLabel(label).evaluate((input) => input === document.activeElement))) {
        await page.keyboard.press("Tab")
        tabs += 1
        assert.isBelow(tabs, 10)
      }
      await page.keyboard.type(text)
    }
    await reserve(page).click()
    await thanks(page)
    assert.deepStrictEqual([clicks, tabs], [5, 2])
    await close()
  })
})
