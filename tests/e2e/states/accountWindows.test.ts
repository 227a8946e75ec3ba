import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import type { Browser, Page } from "playwright-core"

import { launch } from "../../support/browser.ts"
import { enter, indicator, logIn, logInHere, loginForm } from "../account.ts"
import { addresses } from "../addresses.ts"
import { countShown, put, truth } from "../basket.ts"
import { waitUntilHydrated, visit } from "../visit.ts"

let browser: Browser
let article = ""
beforeAll(async () => {
  browser = await launch()
  article = (await addresses())["product"]?.replace(/\/$/u, "").split("/").at(-1) ?? ""
})
afterAll(() => browser.close())

const anna = "anna.berg@kunde.example"
const bilal = "bilal.kaya@kunde.example"
const main = (page: Page) => page.getByRole("main")
const greets = (page: Page, text: string) => indicator(page).filter({ hasText: text }).waitFor()
const textOf = (page: Page) => page.evaluate(() => document.documentElement.outerHTML)

/** Opens another window of the same browser. */
const another = async (page: Page, path: string) => {
  const window = await page.context().newPage()
  await window.goto(path)
  await waitUntilHydrated(window)
  return window
}

describe("a login in the browser", () => {
  it("T-C12: a login waits for a pending change of a quantity, which is neither lost nor doubled", async () => {
    const { close, page } = await visit(browser, "/")
    await put(page, article, 1)
    await page.goto("/warenkorb")
    await waitUntilHydrated(page)
    const held = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    await page.route(/\/basket\/items\//u, async (route) => {
      begun.resolve()
      await held.promise
      await route.continue()
    })
    const quantity = main(page).locator("tbody tr input").first()
    await quantity.fill("5")
    await quantity.press("Tab")
    await begun.promise
    await indicator(page).click()
    await enter(page, bilal)
    held.resolve()
    await page.getByRole("banner").getByRole("button", { name: "Abmelden" }).waitFor()
    await countShown(page, 5)
    await page.reload()
    await countShown(page, 5)
    assert.deepStrictEqual(Object.values(await truth(page)), [5])
    await close()
  })

  it("a login in one window also applies to a second window, whose open login form loses its input", async () => {
    const { close, page } = await visit(browser, "/")
    const other = await another(page, "/")
    await indicator(other).click()
    await loginForm(other).getByLabel("E-Mail-Adresse").fill(bilal)
    await logInHere(page, anna)
    await greets(other, "Hallo Anna")
    assert.notInclude(await textOf(other), bilal)
    await close()
  })

  it("no window keeps data of the first customer when a second customer logs in", async () => {
    const { close, page } = await visit(browser, "/")
    const other = await page.context().newPage()
    // The second window gets no message about the first login. This simulates two customers who log in at the
    // same moment.
    await other.addInitScript(() => {
      BroadcastChannel.prototype.addEventListener = () => undefined
    })
    await other.goto("/meinkonto/anmeldung")
    await waitUntilHydrated(other)
    await loginForm(other).getByLabel("E-Mail-Adresse").fill(bilal)
    await loginForm(other).getByRole("button", { name: "Weiter" }).click()
    const typed = loginForm(other).getByLabel("Passwort", { exact: true })
    await typed.waitFor()
    await logIn(page, anna, "/meinkonto/daten")
    await main(page).getByText("Anna Berg").waitFor()
    await typed.fill("Werkbank-2026!")
    await loginForm(other).getByRole("button", { name: "Anmelden" }).click()
    await greets(other, "Hallo Bilal")
    await greets(page, "Hallo Bilal")
    await main(page).getByText("Bilal Kaya").waitFor()
    for (const window of [page, other]) assert.notMatch(await textOf(window), /Anna|Berg/u)
    await close()
  })

  it("a window whose page was loading while another customer logged in shows the new customer", async () => {
    const { close, page } = await visit(browser, "/")
    await logIn(page, anna, "/meinkonto/daten")
    const other = await another(page, "/")
    const listens = Promise.withResolvers<void>()
    const asked = Promise.withResolvers<void>()
    await page.route("**/ui/js/*.js", async (route) => {
      const response = await route.fetch()
      if ((await response.text()).includes("heimwerk-sessions")) {
        asked.resolve()
        await listens.promise
      }
      await route.fulfill({ response })
    })
    await page.reload()
    await greets(page, "Hallo Anna")
    await asked.promise
    await other.context().clearCookies()
    await other.reload()
    await logInHere(other, bilal)
    listens.resolve()
    await page.unrouteAll({ behavior: "wait" })
    await greets(page, "Hallo Bilal")
    await main(page).getByText("Bilal Kaya").waitFor()
    assert.notMatch(await textOf(page), /Anna|Berg/u)
    await close()
  })

  it("if the connection breaks during a login, the page keeps its content and shows a message, and loads its data again when the connection returns", async () => {
    const { close, page } = await visit(browser, "/maerkte")
    const heading = await main(page).getByRole("heading", { level: 1 }).textContent()
    const context = page.context()
    await page.route("**/customer/login", async (route) => {
      const response = await route.fetch()
      await context.setOffline(true)
      await route.fulfill({ response })
    })
    await indicator(page).click()
    await enter(page, anna)
    await page.getByText("Du bist angemeldet, aber die Verbindung ist unterbrochen.").waitFor()
    assert.strictEqual(await main(page).getByRole("heading", { level: 1 }).textContent(), heading)
    await greets(page, "Hallo Anna")
    const read = page.waitForResponse((response) => response.url().includes("/basket"))
    await context.setOffline(false)
    await read
    await greets(page, "Hallo Anna")
    await close()
  })
})

describe("a logged-out customer in the browser", () => {
  it("neither the back/forward cache nor the back button shows a page of the customer who has logged out", async () => {
    const { close, page } = await visit(browser, "/")
    await logIn(page, anna, "/meinkonto/daten")
    await main(page).getByText("Anna Berg").waitFor()
    await page.context().clearCookies()
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })))
    await page.waitForURL("**/meinkonto/anmeldung?zurueck=*")
    await logIn(page, anna, "/meinkonto/daten")
    await page.goto("/maerkte")
    await waitUntilHydrated(page)
    await indicator(page).click()
    await page.getByRole("banner").getByRole("button", { name: "Abmelden" }).click()
    await greets(page, "Anmelden")
    await page.goBack()
    await page.waitForURL("**/meinkonto/anmeldung?zurueck=*")
    assert.notMatch(await textOf(page), /Anna|Berg/u)
    await close()
  })

  it("the input of an open form is discarded when another customer logs in through the dialog above the form", async () => {
    const { close, page } = await visit(browser, "/")
    await logIn(page, anna, "/meinkonto/adressbuch")
    await main(page).getByRole("button", { name: "Neue Adresse" }).click()
    const form = page.getByRole("form", { name: "Neue Adresse" })
    await form.getByLabel("Straße und Hausnummer").fill("Annaweg 1")
    await form.getByLabel("Postleitzahl").fill("50667")
    await form.getByLabel("Ort", { exact: true }).fill("Köln")
    await page.context().clearCookies()
    await form.getByRole("button", { name: "Adresse speichern" }).click()
    const dialog = page.getByRole("dialog", { name: "Bitte melde dich noch einmal an" })
    await dialog.getByLabel("E-Mail-Adresse").fill(bilal)
    await dialog.getByRole("button", { name: "Weiter" }).click()
    await dialog.getByLabel("Passwort", { exact: true }).fill("Werkbank-2026!")
    await dialog.getByRole("button", { name: "Anmelden" }).click()
    await greets(page, "Hallo Bilal")
    await main(page).getByRole("heading", { level: 1, name: "Adressbuch" }).waitFor()
    await waitUntilHydrated(page)
    assert.notMatch(await textOf(page), /Anna|Berg/u)
    const kept = await page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
    )
    assert.notInclude(kept, "Annaweg")
    await close()
  })
})
