import type { Page } from "playwright-core"

import { categories, menu, openSearch, suggestions } from "../header.ts"

export const banner = (page: Page) => page.getByRole("banner")
export const dialog = (page: Page) => page.getByRole("dialog")

/** Searches markets near a postcode in the open dialog, and waits for their list. */
const searchNearPostcode = async (page: Page) => {
  const field = dialog(page).getByRole("combobox", { name: "Suche nach PLZ oder Ort" })
  await field.fill("50667")
  await field.press("Enter")
  await dialog(page)
    .getByRole("heading", { name: /^Märkte bei /u })
    .waitFor()
}

/** Opens the store finder and searches markets near a postcode. */
export const openFinder = async (page: Page) => {
  await banner(page).locator("summary").filter({ hasText: "Markt" }).click()
  await banner(page)
    .getByRole("link", { name: /^Markt (wählen|ändern)$/u })
    .click()
  await dialog(page).getByRole("article").first().waitFor()
  await searchNearPostcode(page)
}

/** Opens the list of an article's stock in the markets near a postcode. */
export const openStock = async (page: Page) => {
  await page.getByRole("link", { name: "Bestand in anderen Märkten" }).click()
  await searchNearPostcode(page)
  await dialog(page)
    .getByText(/^(Verfügbar|Bestellbar|Nicht Verfügbar), /u)
    .first()
    .waitFor()
}

let logins = 0

/** Logs a demonstration customer in and opens a page of the account. */
export const logIn = (path: string) => async (page: Page) => {
  // The server limits logins per minute and network address, so each login uses its own address.
  logins += 1
  await page.setExtraHTTPHeaders({ "x-forwarded-for": `10.0.0.${logins}` })
  const form = page.getByRole("main").getByRole("form", { name: "Anmelden" })
  await form.getByLabel("E-Mail-Adresse").fill("bilal.kaya@kunde.example")
  await form.getByRole("button", { name: "Weiter" }).click()
  await form.getByLabel("Passwort", { exact: true }).fill("Werkbank-2026!")
  await form.getByRole("button", { name: "Anmelden" }).click()
  await page.waitForURL("**/meinkonto/uebersicht")
  await page.goto(path)
}

/** Types into the search field, so that it suggests products and categories. */
export const suggest = async (page: Page) => {
  await openSearch(page)
  await page.keyboard.insertText("schrau")
  await suggestions(page).first().waitFor()
  await page.getByText("49,99 €").first().waitFor()
}

/** Opens the menu at a category on a small screen. */
export const openMenu = async (page: Page) => {
  // With large text the word 'Menü' is hidden, and only the button's icon can be clicked.
  await categories(page).locator("summary").filter({ hasText: "Menü" }).click()
  await menu(page).getByRole("button", { name: "Garten", exact: true }).click()
  await menu(page).getByRole("link", { name: "Rasenmäher" }).waitFor()
}

/** Opens the flyout of a category on a large screen. */
export const openCategory = async (page: Page) => {
  await categories(page).getByRole("link", { name: "Garten", exact: true }).hover()
  await categories(page).getByRole("link", { name: "Rasenmäher" }).waitFor()
}

/** Opens the full-window gallery of an article. */
export const openZoom = async (page: Page) => {
  await page.getByRole("button", { name: "Bilder groß ansehen" }).click()
  await dialog(page)
    .getByRole("button", { name: /Bild vergrößern$/u })
    .waitFor()
}

/** Opens the filters of a list on a telephone. */
export const openFilterSheet = async (page: Page) => {
  await page
    .getByRole("main")
    .locator("summary")
    .filter({ hasText: /^Filter/u })
    .click()
  await dialog(page).getByRole("link").first().waitFor()
}

/** Sends the page's form without input and waits for the first message beside a field. */
export const sendEmpty = (name: string) => async (page: Page) => {
  await page.getByRole("main").getByRole("button", { name, exact: true }).click()
  await page.getByRole("main").locator("[aria-invalid=true]").first().waitFor()
}

/** Starts a new session, whose basket is empty. */
export const emptyBasket = async (page: Page) => {
  await page.context().clearCookies({ name: /session$/u })
  await page.reload()
  await page.getByRole("heading", { name: "Dein Warenkorb ist leer" }).waitFor()
}
