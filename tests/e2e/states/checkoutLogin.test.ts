import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import type { Browser } from "playwright-core"

import { launch } from "../../support/browser.ts"
import { enter } from "../account.ts"
import { put } from "../basket.ts"
import { openCheckout, withPickup } from "../checkout.ts"
import { violations } from "../finder.ts"
import { held, waitUntilHydrated } from "../visit.ts"

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

describe("login and address in the checkout", () => {
  it("a guest logs in on the checkout page through the login endpoint of the checkout, keeps the typed telephone number, orders with the e-mail address of the account also after a reload, and finds the order there", async () => {
    const { close, complaints, page } = await withPickup(browser, {}, "last")
    await openCheckout(page)
    const email = page.getByRole("form", { name: "Bestellung" }).getByLabel("E-Mail-Adresse")
    await email.fill("tippfehler@kunde.example")
    await page.getByLabel("Telefonnummer").fill("0221/123456")
    const login = page.getByRole("main").locator("details")
    await login.locator("summary").press("Enter")
    await login.getByLabel("E-Mail-Adresse").waitFor()
    assert.deepStrictEqual(await violations(page), [])
    const asked = page.waitForRequest((request) => request.url().endsWith("/checkout/customer/login"))
    await enter(page, "clara.voss@kunde.example")
    assert.strictEqual((await asked).method(), "POST")
    const done = page.getByText("Du bist angemeldet als clara.voss@kunde.example.")
    await done.waitFor()
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>("[name=lastName]")?.value === "Voss",
    )
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>("[name=phone]")?.value === "0221/123456",
    )
    assert.strictEqual(await email.inputValue(), "clara.voss@kunde.example")
    assert.isTrue(await done.evaluate((element) => element === document.activeElement))
    assert.strictEqual(await login.count(), 0)
    assert.deepStrictEqual(await violations(page), [])
    await page.reload()
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>("[name=phone]")?.value === "0221/123456",
    )
    assert.strictEqual(await email.inputValue(), "clara.voss@kunde.example")
    await page.getByRole("button", { name: "Kostenlos reservieren" }).click()
    await page.getByRole("heading", { level: 1, name: "Danke für deine Bestellung" }).waitFor()
    const [, id = ""] = /bestellung\/([^/]+)/u.exec(page.url()) ?? []
    await page.goto("/meinkonto/einkaeufe")
    await page.getByRole("row").filter({ hasText: id }).waitFor()
    assert.deepStrictEqual(complaints, [])
    await close()
  })

  it("the checkout loads the login form into the section that the shopper opened before the scripts had loaded", async () => {
    const { close, page } = await withPickup(browser, {}, "last")
    const release = await held(page, "**/ui/js/**")
    await page.goto("/kasse")
    const login = page.getByRole("main").locator("details")
    await login.locator("summary").click()
    await login.getByRole("link", { name: "Zur Anmeldung" }).waitFor()
    release()
    await login.getByLabel("E-Mail-Adresse").waitFor()
    await close()
  })

  it("the checkout suggests addresses while the shopper types, and the selected address fills in street, postcode and town", async () => {
    const { close, complaints, page, path } = await withPickup(browser, {}, "last")
    await put(page, path.split("/").at(-1) ?? "", 1, "homeDelivery")
    await page.goto("/kasse")
    await waitUntilHydrated(page)
    const search = page.getByRole("combobox", { name: "Adresse suchen" })
    await search.pressSequentially("Hafenweg 10, Kiel")
    const [first] = [page.getByRole("option", { name: /^Hafenweg 10/u }).first()]
    await first.waitFor()
    assert.deepStrictEqual(await violations(page), [])
    await search.press("ArrowDown")
    await page.keyboard.press("Enter")
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>("[name=city]")?.value === "Kiel",
    )
    assert.strictEqual(await page.getByLabel("Straße und Hausnummer").inputValue(), "Hafenweg 10")
    assert.match(await page.getByLabel("Postleitzahl").inputValue(), /^24\d{3}$/u)
    assert.deepStrictEqual(complaints, [])
    await close()
  })

  it("without JavaScript, the checkout has a link to the login and no field for address suggestions", async () => {
    const { close, page, path } = await withPickup(browser, { javaScriptEnabled: false }, "last")
    await put(page, path.split("/").at(-1) ?? "", 1, "homeDelivery")
    await page.goto("/kasse")
    assert.isFalse(await page.locator("[name=adresssuche]").isVisible())
    assert.isTrue(await page.getByLabel("Straße und Hausnummer").isVisible())
    await page.getByText("Du hast schon ein Kundenkonto? Jetzt anmelden").click()
    await page.getByRole("link", { name: "Zur Anmeldung" }).waitFor()
    await close()
  })
})
