import type { Page } from "playwright-core"

import { categories, menu, openSearch, suggestions } from "../header.ts"

export const banner = (page: Page) => page.getByRole("banner")
export const dialog = (page: Page) => page.getByRole("dialog")

/** Opens the store finder and searches markets near a postcode. */
export const openFinder = async (page: Page) => {
  await banner(page).locator("summary").filter({ hasText: "Markt" }).click()
  await banner(page)
    .getByRole("link", { name: /^Markt (wählen|ändern)$/u })
    .click()
  await dialog(page).getByRole("article").first().waitFor()
  const field = dialog(page).getByRole("combobox", { name: "Suche nach PLZ oder Ort" })
  await field.fill("50667")
  await field.press("Enter")
  await dialog(page)
    .getByRole("heading", { name: /^Märkte bei /u })
    .waitFor()
}

/** Opens the list of an article's stock in the markets near a postcode. */
export const openStock = async (page: Page) => {
  await page.getByRole("link", { name: "Bestand in anderen Märkten" }).click()
  const field = dialog(page).getByRole("combobox", { name: "Suche nach PLZ oder Ort" })
  await field.fill("50667")
  await field.press("Enter")
  await dialog(page)
    .getByText(/^(Verfügbar|Bestellbar|Nicht Verfügbar), /u)
    .first()
    .waitFor()
}

const button = (page: Page, name: string) =>
  dialog(page).first().getByRole("button", { name, exact: true, disabled: false })

/** Opens a request form at its first question. */
export const startForm = async (page: Page) => {
  await page.getByRole("link", { name: "Jetzt anfragen" }).click()
  await button(page, "Unverbindliche Anfrage starten").click()
}

/** Opens the contact data of the craftsman form and shows the error messages. */
export const craftsmanContact = async (page: Page) => {
  await startForm(page)
  await dialog(page).getByRole("radio").first().check()
  await button(page, "Weiter mit ausgewähltem Markt").click()
  await dialog(page)
    .getByRole("checkbox", { name: /^Badezimmer/u })
    .check()
  await button(page, "Weiter").click()
  await dialog(page).getByRole("checkbox").first().check()
  await button(page, "Weiter").click()
  await dialog(page).getByLabel("Anrede").waitFor()
  await button(page, "Weiter").click()
  await dialog(page).getByText("Bitte gib einen Ort an").waitFor()
}

/** Opens the partners of the energy form and shows their hints. */
export const energyServices = async (page: Page) => {
  await startForm(page)
  await dialog(page)
    .getByRole("radio", { name: /^Wohnungseigentum/u })
    .check()
  await button(page, "Weiter").click()
  for (const name of [/Fuchs/u, /Varm/u]) await dialog(page).getByRole("checkbox", { name }).check()
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

/** Fills in a checkout of an order to the home, as a guest. */
const fillCheckout = async (page: Page) => {
  for (const [label, value] of [
    ["Vorname", "Anna"],
    ["Nachname", "Berg"],
    ["E-Mail-Adresse", "anna.berg@kunde.example"],
    ["Straße und Hausnummer", "Werkstraße 1"],
    ["Postleitzahl", "50667"],
  ] as const)
    await page.getByLabel(label).fill(value)
  await page.getByLabel("Ort", { exact: true }).fill("Köln")
}

/** Places an order as a guest and opens the page that thanks for it. */
export const placeOrder = async (page: Page) => {
  await fillCheckout(page)
  await page.getByRole("button", { name: "Zahlungspflichtig bestellen" }).click()
  await page.getByRole("heading", { level: 1, name: "Danke für deine Bestellung" }).waitFor()
}

/** Sends an empty checkout, which shows the errors beside the fields. */
export const sendEmptyCheckout = async (page: Page) => {
  await page.getByRole("button", { name: "Zahlungspflichtig bestellen" }).click()
  await page.getByText("Bitte gib deinen Vornamen ein").waitFor()
}
