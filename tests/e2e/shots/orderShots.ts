import type { Page } from "playwright-core"

import { confirmed } from "../basket.ts"
import { waitUntilHydrated } from "../visit.ts"
import { logIn } from "./prepare.ts"
import type { Shot } from "./Shot.ts"

const checkout = () => "/kasse"

const fill = async (page: Page, fields: Readonly<Record<string, string>>) => {
  for (const [label, value] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(value)
}

const contact = { Vorname: "Anna", Nachname: "Berg", "E-Mail-Adresse": "anna.berg@kunde.example" }
const home = { "Straße und Hausnummer": "Werkstraße 1", Postleitzahl: "50667", Ort: "Köln" }

const thanks = (page: Page) =>
  page.getByRole("heading", { level: 1, name: "Danke für deine Bestellung" }).waitFor()

/** Places an order with home delivery as a guest, and opens the page that follows. */
const order = async (page: Page, payment: string) => {
  await fill(page, { ...contact, ...home })
  await page.getByText(payment, { exact: true }).click()
  await page.getByRole("button", { name: "Zahlungspflichtig bestellen" }).click()
}

/** Places an order by bank transfer and opens the page that confirms it. */
export const placeOrder = async (page: Page) => {
  await order(page, "Vorkasse per Überweisung")
  await thanks(page)
}

/** Places an order by card and opens the page of the payment service. */
const openPayment = async (page: Page) => {
  await order(page, "Kreditkarte oder Debitkarte")
  await page.getByRole("heading", { name: /^Heimwerk: Bestellung HW-/u }).waitFor()
}

/** Replaces the basket by an article for pickup in the visitor's own market, and opens the checkout. */
const collectInMarket = async (page: Page) => {
  await page.context().clearCookies({ name: /session$/u })
  await page
    .getByRole("article")
    .filter({ hasText: "Verfügbar in" })
    .first()
    .getByRole("link")
    .first()
    .click()
  const main = page.getByRole("main")
  await main.getByRole("radio", { name: /^Im Markt abholen/u }).check()
  await main.getByRole("button", { name: "In den Warenkorb", exact: true }).first().click()
  await confirmed(page)
  await page.goto("/kasse")
  await waitUntilHydrated(page)
}

const openPurchase = (state: string) => async (page: Page) => {
  await logIn("/meinkonto/einkaeufe")(page)
  await page.getByRole("row").filter({ hasText: state }).first().getByRole("link").click()
  await page.getByRole("heading", { level: 1, name: /^Bestellung / }).waitFor()
}

/** The checkout and the pages of orders in their states. */
export const orderShots: ReadonlyArray<Shot> = [
  { name: "checkout", address: checkout },
  {
    name: "checkout-errors",
    address: checkout,
    prepare: async (page) => {
      await page.getByRole("button", { name: "Zahlungspflichtig bestellen" }).click()
      await page.getByText("Bitte gib deinen Vornamen ein").waitFor()
    },
  },
  { name: "checkout-pickup", address: ({ list }) => list, prepare: collectInMarket },
  {
    name: "order-pickup",
    address: ({ list }) => list,
    isNewEachTime: true,
    prepare: async (page) => {
      await collectInMarket(page)
      await fill(page, contact)
      await page.getByText("Bei der Abholung im Markt bezahlen").click()
      await page.getByRole("button", { name: "Kostenlos reservieren" }).click()
      await thanks(page)
    },
  },
  { name: "order", address: checkout, prepare: placeOrder, isNewEachTime: true },
  { name: "payment", address: checkout, prepare: openPayment, isNewEachTime: true },
  {
    name: "order-unpaid",
    address: checkout,
    isNewEachTime: true,
    prepare: async (page) => {
      await openPayment(page)
      await page.getByRole("link", { name: "Zurück zum Shop" }).click()
      await page.getByRole("heading", { level: 1, name: /^Bestellung HW-/u }).waitFor()
    },
  },
  {
    name: "order-paid",
    address: checkout,
    isNewEachTime: true,
    prepare: async (page) => {
      await openPayment(page)
      await page.getByRole("button", { name: "Bezahlen", exact: true }).click()
      await thanks(page)
    },
  },
  {
    name: "purchase-ready",
    address: () => "/meinkonto/anmeldung",
    prepare: openPurchase("Abholbereit"),
    isCustomer: true,
  },
]
