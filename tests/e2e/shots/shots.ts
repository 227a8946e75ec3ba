import { consentCookie } from "@heimwerk/adapters/consent/keptConsents.ts"
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
} from "../advice.ts"
import { pins } from "../finder.ts"
import {
  banner,
  dialog,
  emptyBasket,
  logIn,
  openCategory,
  openFilterSheet,
  openFinder,
  openMenu,
  openStock,
  openZoom,
  sendEmpty,
  suggest,
} from "./prepare.ts"
import { formShots } from "./formShots.ts"
import { orderShots } from "./orderShots.ts"
import type { Shot } from "./Shot.ts"

/** The screenshots: pages and their states that look different, in the order of a visit. */
export const shots: ReadonlyArray<Shot> = [
  { name: "home", address: () => "/" },
  { name: "suggestions", address: () => "/", prepare: suggest },
  { name: "menu", address: () => "/", prepare: openMenu, widths: [390, 820] },
  { name: "category", address: () => "/", prepare: openCategory, widths: [1440] },
  { name: "list", address: ({ list }) => list },
  { name: "search", address: () => "/s/akkuschrauber" },
  { name: "search-empty", address: () => "/s/qqqqzzzz" },
  { name: "filter-sheet", address: ({ list }) => list, prepare: openFilterSheet, widths: [390] },
  { name: "product", address: ({ product }) => product },
  { name: "product-zoom", address: ({ product }) => product, prepare: openZoom },
  { name: "product-stock", address: ({ product }) => product, prepare: openStock },
  { name: "product-print", address: ({ product }) => product, isPrinted: true, widths: [820] },
  { name: "wishlist", address: () => "/merkliste" },
  { name: "basket", address: () => "/warenkorb" },
  { name: "basket-print", address: () => "/warenkorb", isPrinted: true, widths: [820] },
  ...orderShots,
  { name: "basket-empty", address: () => "/warenkorb", prepare: emptyBasket },
  { name: "withdrawal-errors", address: () => "/vertrag-widerrufen", prepare: sendEmpty("Weiter") },
  { name: "offers", address: () => "/angebote" },
  { name: "finder", address: () => "/", prepare: openFinder },
  {
    name: "finder-map",
    address: () => "/",
    prepare: async (page) => {
      await openFinder(page)
      await dialog(page).getByRole("button", { name: "Kartenansicht" }).click()
      await dialog(page).getByText("Wir benötigen deine Zustimmung").first().waitFor()
      await pins(page).first().waitFor()
    },
  },
  { name: "markets", address: () => "/maerkte" },
  { name: "market", address: ({ market }) => market },
  { name: "newsletter", address: () => "/newsletter/anmelden/" },
  { name: "newsletter-cancel", address: () => "/newsletter/abmelden" },
  { name: "shipping-costs", address: () => "/service/versandkosten/" },
  { name: "loyalty-card-info", address: () => "/vorteilskarte" },
  ...formShots,
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
      await page.mouse.move(0, 0)
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
      await dialog(page).locator("input[type=checkbox]:enabled").first().waitFor()
    },
  },
  {
    name: "privacy-question",
    address: () => "/",
    prepare: async (page) => {
      await page.context().clearCookies({ name: consentCookie })
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
  {
    name: "register-errors",
    address: () => "/meinkonto/registrieren",
    prepare: sendEmpty("Kundenkonto anlegen"),
  },
  {
    name: "forgotten-password-error",
    address: () => "/meinkonto/passwort-vergessen",
    prepare: sendEmpty("Link anfordern"),
  },
  ...(
    [
      ["account", "/meinkonto/uebersicht"],
      ["purchases", "/meinkonto/einkaeufe"],
      ["details", "/meinkonto/daten"],
      ["loyalty-card", "/meinkonto/vorteilskarte"],
      ["coupons", "/meinkonto/coupons"],
      ["addresses", "/meinkonto/adressbuch"],
    ] as const
  ).map(([name, path]) => ({
    name,
    address: () => "/meinkonto/anmeldung",
    prepare: logIn(path),
    isCustomer: true,
  })),
  { name: "not-found", address: () => "/gibt-es-nicht" },
]
