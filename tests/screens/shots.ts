import type { Page } from "playwright-core"

import {
  ask,
  chat,
  chatEntry,
  entry,
  failedFlyout,
  fridayNoon,
  misbehaving,
  openFlyout,
  start as startAdvice,
  videoEntry,
} from "../e2e/advice.ts"
import type { Addresses } from "./findAddresses.ts"

/** One picture of the shop: where it is taken, and what is done before. */
export interface Shot {
  readonly name: string
  readonly address: (addresses: Addresses) => string
  readonly prepare?: (page: Page) => Promise<void>
  /** Window widths at which it is taken, where not at all of them. */
  readonly widths?: ReadonlyArray<number>
  /** As it leaves a printer. */
  readonly isPrinted?: boolean
}

/** The widths of a telephone, a tablet and a desk. */
export const allWidths = [390, 820, 1440] as const

const banner = (page: Page) => page.getByRole("banner")
const dialog = (page: Page) => page.getByRole("dialog")

const openFinder = async (page: Page) => {
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

const button = (page: Page, name: string) =>
  dialog(page).first().getByRole("button", { name, exact: true, disabled: false })

/** Opens a request form and goes on to its first question. */
const startForm = async (page: Page) => {
  await page.getByRole("link", { name: "Jetzt anfragen" }).click()
  await button(page, "Unverbindliche Anfrage starten").click()
}

const craftsmanContact = async (page: Page) => {
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

const energyServices = async (page: Page) => {
  await startForm(page)
  await dialog(page)
    .getByRole("radio", { name: /^Wohnungseigentum/u })
    .check()
  await button(page, "Weiter").click()
  for (const name of [/Fuchs/u, /Varm/u]) await dialog(page).getByRole("checkbox", { name }).check()
}

/** Logs a customer of the demonstration world in, and goes to a page of the account. */
const logIn = (path: string) => async (page: Page) => {
  const form = page.getByRole("main").getByRole("form", { name: "Anmelden" })
  await form.getByLabel("E-Mail-Adresse").fill("bilal.kaya@kunde.example")
  await form.getByRole("button", { name: "Weiter" }).click()
  await form.getByLabel("Passwort", { exact: true }).fill("Werkbank-2026!")
  await form.getByRole("button", { name: "Anmelden" }).click()
  await page.waitForURL("**/meinkonto/uebersicht")
  await page.goto(path)
}

/** Every page and the states that look different, in the order a shopper meets them. */
export const shots: ReadonlyArray<Shot> = [
  { name: "home", address: () => "/" },
  { name: "list", address: ({ list }) => list },
  { name: "search", address: () => "/s/akkuschrauber" },
  { name: "search-empty", address: () => "/s/qqqqzzzz" },
  { name: "product", address: ({ product }) => product },
  { name: "product-print", address: ({ product }) => product, isPrinted: true, widths: [820] },
  { name: "wishlist", address: () => "/merkliste" },
  { name: "basket", address: () => "/warenkorb" },
  { name: "basket-print", address: () => "/warenkorb", isPrinted: true, widths: [820] },
  { name: "finder", address: () => "/", prepare: openFinder },
  {
    name: "finder-map",
    address: () => "/",
    prepare: async (page) => {
      await openFinder(page)
      await dialog(page).getByRole("button", { name: "Kartenansicht" }).click()
      await dialog(page).getByText("Wir benötigen deine Zustimmung").first().waitFor()
    },
  },
  { name: "markets", address: () => "/maerkte" },
  { name: "market", address: ({ market }) => market },
  { name: "newsletter", address: () => "/newsletter/anmelden/" },
  { name: "craftsman", address: () => "/service/handwerksservice/" },
  {
    name: "craftsman-market",
    address: () => "/service/handwerksservice/",
    prepare: async (page) => {
      await startForm(page)
      await dialog(page).getByRole("radio").first().check()
    },
  },
  { name: "craftsman-contact", address: () => "/service/handwerksservice/", prepare: craftsmanContact },
  { name: "energy", address: () => "/service/energieeffizientes-wohnen/" },
  {
    name: "energy-services",
    address: () => "/service/energieeffizientes-wohnen/",
    prepare: energyServices,
  },
  { name: "contact", address: () => "/kontakt/" },
  {
    name: "service-flyout",
    address: () => "/kontakt/",
    prepare: async (page) => {
      await openFlyout(page)
    },
  },
  {
    name: "service-consent",
    address: () => "/kontakt/",
    prepare: async (page) => {
      await openFlyout(page)
      await entry(page, chatEntry).click()
      await page.getByRole("button", { name: "Akzeptieren" }).waitFor()
    },
  },
  {
    name: "service-chat",
    address: () => "/kontakt/",
    prepare: async (page) => {
      await startAdvice(page, chatEntry)
      await ask(page, "Öffnungszeiten in Köln")
      await chat(page).getByRole("link", { name: "Zum Markt" }).waitFor()
    },
  },
  {
    name: "service-error",
    address: () => "/kontakt/",
    prepare: async (page) => {
      await misbehaving(page, "chatbot", "verhalten=fehlt")
      await startAdvice(page, chatEntry)
      await failedFlyout(page).getByRole("alert").waitFor()
    },
  },
  {
    name: "video-not-available",
    address: () => "/kontakt/",
    prepare: async (page) => {
      await page.clock.setSystemTime(fridayNoon)
      await misbehaving(page, "video", "experten=busy")
      await startAdvice(page, videoEntry)
      await dialog(page).getByText("Mo-Sa 8:00-20:00 Uhr").waitFor()
    },
  },
  {
    name: "feedback",
    address: () => "/kontakt/",
    prepare: async (page) => {
      await page.getByRole("button", { name: "Verbesserungsvorschlag" }).click()
      await dialog(page).getByLabel("Deine Nachricht").fill("Mehr Licht in den Regalen.")
    },
  },
  {
    name: "privacy",
    address: () => "/",
    prepare: async (page) => {
      await page.getByRole("button", { name: "Privatsphäre" }).click()
      await dialog(page).getByRole("checkbox", { name: "Komfort" }).waitFor()
    },
  },
  {
    name: "privacy-question",
    address: () => "/",
    prepare: async (page) => {
      // Only this page forgets the answer: the pictures after it are of a visitor who has given one.
      await page.route("/", (route) => {
        const { cookie: _, ...headers } = route.request().headers()
        return route.continue({ headers })
      })
      await page.reload()
      await dialog(page).getByRole("button", { name: "Ablehnen" }).waitFor()
      await page.getByRole("heading", { level: 1 }).first().scrollIntoViewIfNeeded()
    },
  },
  { name: "login", address: () => "/meinkonto/anmeldung" },
  {
    name: "login-flyout",
    address: () => "/",
    prepare: async (page) => {
      await banner(page).locator("summary").filter({ hasText: "Mein Konto" }).click()
      await banner(page).getByLabel("E-Mail-Adresse").waitFor()
    },
  },
  { name: "register", address: () => "/meinkonto/registrieren" },
  ...(
    [
      ["account", "/meinkonto/uebersicht"],
      ["purchases", "/meinkonto/einkaeufe"],
      ["details", "/meinkonto/daten"],
      ["loyalty-card", "/meinkonto/vorteilskarte"],
      ["coupons", "/meinkonto/coupons"],
      ["addresses", "/meinkonto/adressbuch"],
    ] as const
  ).map(([name, path]) => ({ name, address: () => "/meinkonto/anmeldung", prepare: logIn(path) })),
  { name: "not-found", address: () => "/gibt-es-nicht" },
]
