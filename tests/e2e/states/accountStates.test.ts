import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import type { Browser, Page } from "playwright-core"

import { launch } from "../../support/browser.ts"
import { enter, indicator, logIn, loginForm } from "../account.ts"
import { violations } from "../finder.ts"
import { categories, menu } from "../header.ts"
import { waitUntilHydrated, visit } from "../visit.ts"

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

const main = (page: Page) => page.getByRole("main")
const bilal = "bilal.kaya@kunde.example"

/**
 * Asserts that the current page has no accessibility violations and no sideways scrolling at three widths.
 */
const isSound = async (page: Page, state: string) => {
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    assert.deepStrictEqual(await violations(page), [], `${state}, ${width} px`)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    assert.isAtMost(overflow, 0, `${state}, ${width} px`)
  }
}

const open = async (page: Page, path: string) => {
  await page.goto(path)
  await waitUntilHydrated(page)
}

describe("T-A1 every state of the account pages", () => {
  it("T-A1: the login page with and without messages, the page of a forgotten password and the login flyout have no accessibility violations", async () => {
    const { close, page } = await visit(browser, "/meinkonto/anmeldung")
    await isSound(page, "e-mail")
    await loginForm(page).getByRole("button", { name: "Weiter" }).click()
    await main(page).getByText("Bitte gib eine E-Mail-Adresse ein.").waitFor()
    await isSound(page, "no e-mail")
    await enter(page, bilal, "falsch")
    await main(page).getByText("stimmen nicht mit den bei uns hinterlegten Daten überein").waitFor()
    await isSound(page, "wrong password")
    await main(page).getByRole("link", { name: "Passwort vergessen?" }).click()
    await main(page).getByRole("heading", { name: "Passwort vergessen" }).waitFor()
    await page.waitForFunction(() => !location.search.includes("enteredEmail"))
    assert.strictEqual(await main(page).getByLabel("E-Mail-Adresse").inputValue(), bilal)
    await isSound(page, "forgotten password")
    await open(page, "/")
    await indicator(page).click()
    await loginForm(page).getByLabel("E-Mail-Adresse").waitFor()
    await isSound(page, "flyout")
    await close()
  })

  it("T-A1: the account pages for anonymous visitors have no accessibility violations", async () => {
    const { close, page } = await visit(browser, "/meinkonto/registrieren")
    await main(page).getByRole("button", { name: "Kundenkonto anlegen" }).click()
    await main(page).getByText("Bitte gib deinen Vornamen ein").waitFor()
    await isSound(page, "registration")
    for (const path of [
      "registrieren/bestaetigen?token=x",
      "email-bestaetigen?token=x",
      "passwort-neu?token=x",
      "passwort-neu",
      "shop-auswahl",
      "vtk-auswahl",
    ]) {
      await open(page, `/meinkonto/${path}`)
      await isSound(page, path)
    }
    await close()
  })

  it("T-A1: the account pages for customers and their menu have no accessibility violations", async () => {
    const { close, page } = await visit(browser, "/")
    await logIn(page, bilal)
    await isSound(page, "overview")
    for (const path of ["einkaeufe", "daten", "vorteilskarte", "coupons", "adressbuch"]) {
      await open(page, `/meinkonto/${path}`)
      await isSound(page, path)
    }
    await main(page).getByRole("button", { name: "Neue Adresse" }).click()
    await page.getByRole("form", { name: "Neue Adresse" }).waitFor()
    await isSound(page, "new address")
    await page.setViewportSize({ width: 390, height: 900 })
    await open(page, "/")
    await categories(page).getByText("Menü").click()
    await menu(page).getByRole("button", { name: "Mein Konto | Hallo Bilal" }).click()
    await menu(page).getByRole("button", { name: "Abmelden" }).waitFor()
    assert.deepStrictEqual(await violations(page), [])
    await close()
  })
})
