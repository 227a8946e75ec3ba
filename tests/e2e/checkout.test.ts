import { assert, describe, it } from "@effect/vitest"
import type { Page } from "playwright-core"
import { decodeQR } from "qr/decode.js"
import { inject } from "vitest"

import { sharedBrowser } from "../support/browser.ts"
import { linkTo } from "./account.ts"
import { put, truth } from "./basket.ts"
import { violations } from "./finder.ts"
import { fillContact, guest, openCheckout, stockOf, withPickup } from "./checkout.ts"
import { waitForFocus, waitUntilHydrated } from "./visit.ts"

const browser = await sharedBrowser()

/** Returns the pixels of a picture with this alternative text. */
const pictureOf = async (page: Page, alt: string) => {
  const size = 400
  const data = await page.getByAltText(alt).evaluate(async (image, side) => {
    if (!(image instanceof HTMLImageElement)) return []
    await image.decode()
    const canvas = document.createElement("canvas")
    canvas.width = side
    canvas.height = side
    const context = canvas.getContext("2d")
    if (context === null) return []
    context.fillStyle = "#fff"
    context.fillRect(0, 0, side, side)
    context.drawImage(image, 0, 0, side, side)
    return [...context.getImageData(0, 0, side, side).data]
  }, size)
  return { width: size, height: size, data: Uint8Array.from(data) }
}

describe("the checkout in the browser", () => {
  it("a guest reserves an article, keeps the typed data after a reload and a failed request, gets a mail, opens the withdrawal form with the data of the order, and cancels the order, which returns the stock", async () => {
    const { close, complaints, page, path, stock } = await withPickup(browser)
    await page.goto(path)
    await page
      .getByText(/ ab \d\d:\d\d abholbereit$/u)
      .first()
      .waitFor()
    await page.getByText(/^Lieferung \w\w\., \d\d\.\d\d\. bis \w\w\., \d\d\.\d\d\.$/u).waitFor()
    await page.goto("/s/led")
    await page
      .getByRole("article")
      .getByText(/ ab \d\d:\d\d abholbereit$/u)
      .first()
      .waitFor()
    await openCheckout(page)
    // Reloads the page, because the test also checks the promise in the checkout that the server renders.
    await page.reload()
    await waitUntilHydrated(page)
    await page
      .getByText(/ab \d\d:\d\d abholbereit/u)
      .first()
      .waitFor()
    assert.deepStrictEqual(await violations(page), [])
    const ordered = page.getByRole("region", { name: "Deine Bestellung" }).getByRole("listitem")
    await ordered.getByText(" · ").waitFor()
    assert.strictEqual(await ordered.getByRole("link").getAttribute("href"), path)

    await page.getByRole("button", { name: "Kostenlos reservieren" }).click()
    await page.getByText("Bitte gib deinen Vornamen ein").waitFor()
    await fillContact(page)
    await page.getByText("Vorkasse per Überweisung").click()
    // The page saves what was typed before its scripts have loaded only after that.
    await page.waitForFunction(() => sessionStorage.getItem("checkout_draft")?.includes("payment") === true)
    await page.reload()
    await waitUntilHydrated(page)
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>("[name=lastName]")?.value === "Berg",
    )
    assert.strictEqual(await page.getByLabel("E-Mail-Adresse").inputValue(), guest)
    await page.getByRole("button", { name: "Zahlungspflichtig bestellen" }).waitFor()
    await page.getByText("Bei der Abholung im Markt bezahlen").click()
    await page.context().setOffline(true)
    await page.getByRole("button", { name: "Kostenlos reservieren" }).click()
    await page.getByRole("alert").waitFor()
    assert.strictEqual(await page.getByLabel("Vorname").inputValue(), "Anna")
    await page.context().setOffline(false)
    await page.getByRole("button", { name: "Kostenlos reservieren" }).click()
    await page.getByRole("heading", { level: 1, name: "Danke für deine Bestellung" }).waitFor()
    assert.deepStrictEqual(await violations(page), [])
    assert.deepStrictEqual(await truth(page), {})
    assert.strictEqual(await stockOf(page, path), stock - 2)

    const link = await linkTo(guest, "/bestellung/")
    assert.strictEqual(new URL(page.url()).pathname, link)
    const calendar = await page.request.get(`${page.url()}/abholung.ics`)
    assert.match(calendar.headers()["content-type"] ?? "", /^text\/calendar/u)
    assert.match(await calendar.text(), /DTSTART;TZID=Europe\/Berlin:\d{8}T\d{4}00\r\n/u)
    assert.strictEqual((await page.request.get(`${page.url()}/girocode.svg`)).status(), 404)
    assert.isNull(await page.evaluate(() => sessionStorage.getItem("checkout_draft")))
    // The back button leads past the checkout to the empty basket, and does not order again.
    await page.goBack()
    await page.getByText("Dein Warenkorb ist leer").waitFor()
    assert.strictEqual(await stockOf(page, path), stock - 2)
    await page.goto(link)
    await waitUntilHydrated(page)
    await page.getByRole("heading", { level: 1, name: /^Bestellung HW-\d{8}-\w{8}$/u }).waitFor()
    // A page with a secret address opens the withdrawal form as a new document, which keeps the data of the order.
    await page.getByRole("link", { name: "Widerrufen oder zurückgeben" }).click()
    await page.getByRole("heading", { level: 1, name: "Vertrag widerrufen" }).waitFor()
    await page.locator(`input[name="contract"][value="${link.split("/").at(2) ?? ""}"]`).waitFor()
    await page.goBack()
    await waitUntilHydrated(page)
    await page.getByRole("button", { name: "Bestellung stornieren" }).press("Enter")
    await waitForFocus(page.getByText("Möchtest du die ganze Bestellung stornieren?"))
    await page.getByRole("button", { name: "Nein, behalten" }).press("Enter")
    await waitForFocus(page.getByRole("button", { name: "Bestellung stornieren" }))
    await page.keyboard.press("Enter")
    await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
    await page.getByText("Storniert", { exact: true }).waitFor()
    await page.waitForFunction(
      () => document.activeElement?.textContent === "Deine Bestellung ist storniert.",
    )
    assert.strictEqual(await stockOf(page, path), stock)
    assert.deepStrictEqual(
      complaints.filter((complaint) => !complaint.includes("ERR_INTERNET_DISCONNECTED")),
      [],
    )
    await close()
  })

  it("a guest without JavaScript corrects a missing name and orders, and sending the form again places no second order", async () => {
    const { close, complaints, page, path, stock } = await withPickup(browser, { javaScriptEnabled: false })
    await page.goto("/warenkorb")
    await page.getByRole("link", { name: "Zur Kasse" }).click()
    await fillContact(page)
    await page.getByLabel("Vorname").fill(" ")
    await page.getByRole("button", { name: "Kostenlos reservieren" }).click()
    await page.getByText("Bitte gib deinen Vornamen ein").waitFor()
    assert.strictEqual(await page.getByLabel("Nachname").inputValue(), "Berg")
    assert.strictEqual(await stockOf(page, path), stock)

    await page.getByLabel("Vorname").fill("Anna")
    const fields = await page
      .locator("form[action='/formular/kasse'] input")
      .evaluateAll((inputs) =>
        inputs.flatMap((input) =>
          input instanceof HTMLInputElement && (input.type !== "radio" || input.checked)
            ? [[input.name, input.value] as const]
            : [],
        ),
      )
    await page.getByRole("button", { name: "Kostenlos reservieren" }).click()
    await page.getByRole("heading", { level: 1, name: /^Bestellung HW-/u }).waitFor()
    const first = page.url()
    const again = await page.request.post("/formular/kasse", {
      form: Object.fromEntries(fields),
      headers: { origin: inject("origin") },
      maxRedirects: 0,
    })
    assert.deepStrictEqual([again.status(), again.headers()["location"]], [303, new URL(first).pathname])
    // Playwright does not find texts in `noscript`.
    await page.waitForLoadState()
    assert.include(await page.content(), "kannst du hier nur mit JavaScript")
    assert.strictEqual(await page.getByRole("button", { name: "Bestellung stornieren" }).count(), 0)
    assert.strictEqual(await stockOf(page, path), stock - 2)
    assert.deepStrictEqual(
      complaints.filter((complaint) => !complaint.startsWith("422 ") && !complaint.includes("status of 422")),
      [],
    )
    await close()
  })

  it("the checkout shows a basket change of another tab, asks for the delivery address, names the island surcharge, and ends with a GiroCode", async () => {
    const { close, page, path } = await withPickup(browser)
    await openCheckout(page)
    await fillContact(page)
    await put(page, path.split("/").at(-1) ?? "", 1, "homeDelivery")
    await page.getByRole("button", { name: "Kostenlos reservieren" }).click()
    await page.getByText(/ist dazugekommen/u).waitFor()
    await page.getByRole("heading", { name: "Lieferadresse" }).waitFor()
    assert.strictEqual(await page.getByLabel("Vorname").inputValue(), "Anna")
    await page.getByLabel("Straße und Hausnummer").fill("Werkstraße 1")
    await page.getByLabel("Ort", { exact: true }).fill("Köln")
    await page.getByLabel("Postleitzahl").fill("26757")
    await page.getByText("Auf diese Insel liefern wir mit einem Zuschlag von 9,95 €.").waitFor()
    assert.deepStrictEqual(await violations(page), [])
    await page.getByLabel("Postleitzahl").fill("50667")
    await page.getByText("Auf diese Insel").waitFor({ state: "detached" })
    await page.getByText("Vorkasse per Überweisung").click()
    await page.getByText(/^Lieferung \d bis \d Arbeitstage nach Zahlungseingang$/u).waitFor()
    await page.getByRole("button", { name: "Zahlungspflichtig bestellen" }).click()
    await page.getByRole("heading", { level: 1, name: "Danke für deine Bestellung" }).waitFor()
    await page.getByText("Wartet auf deine Zahlung").first().waitFor()
    assert.deepStrictEqual(await violations(page), [])
    const [, id = ""] = /bestellung\/([^/]+)/u.exec(page.url()) ?? []
    const lines = decodeQR(await pictureOf(page, "GiroCode")).split("\n")
    assert.deepStrictEqual(
      [lines.length, lines[0], lines[5], lines[6], lines[10]],
      [11, "BCD", "Heimwerk Baumarkt GmbH", "DE89370400440532013000", id],
    )
    assert.strictEqual((await page.request.get(`${page.url()}/abholung.ics`)).status(), 404)
    assert.strictEqual((await page.request.get(`${page.url()}x/girocode.svg`)).status(), 404)
    await close()
  })
})
