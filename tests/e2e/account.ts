import { mkdir, readdir, readFile } from "node:fs/promises"
import { join } from "node:path"

import type { Page } from "playwright-core"
import { inject } from "vitest"

import { afterChange } from "../support/afterChange.ts"
import { waitUntilHydrated } from "./visit.ts"

export const password = "Werkbank-2026!"

/** The button in the header that opens the account flyout. */
export const indicator = (page: Page) =>
  page.getByRole("banner").locator("summary").filter({ hasText: "Mein Konto" })
/** The login form, in the header's flyout or on the login page. */
export const loginForm = (page: Page) => page.getByRole("form", { name: "Anmelden" })

const random = () => Math.floor(Math.random() * 256)

/**
 * Fills in and submits both steps of the visible login form. Uses a random network address, because logins are
 * limited per address and minute.
 */
export const enter = async (page: Page, email: string, typed = password) => {
  await page.context().setExtraHTTPHeaders({ "x-forwarded-for": `10.${random()}.${random()}.${random()}` })
  await loginForm(page).getByLabel("E-Mail-Adresse").fill(email)
  await loginForm(page).getByRole("button", { name: "Weiter" }).click()
  await loginForm(page).getByLabel("Passwort", { exact: true }).fill(typed)
  await loginForm(page).getByRole("button", { name: "Anmelden" }).click()
}

/** Logs in on the login page and waits for the page that follows. */
export const logIn = async (page: Page, email: string, wanted = "/meinkonto/uebersicht") => {
  await page.goto(`/meinkonto/anmeldung?zurueck=${encodeURIComponent(wanted)}`)
  await waitUntilHydrated(page)
  await enter(page, email)
  await page.waitForURL(`**${wanted}`)
  await waitUntilHydrated(page)
}

/** Logs in from the account flyout of the header. The page stays the same. */
export const logInHere = async (page: Page, email: string) => {
  await indicator(page).click()
  await enter(page, email)
  await page.getByRole("banner").getByRole("button", { name: "Abmelden" }).waitFor()
}

const outbox = () => join(inject("dataDir"), "outbox")

const linkIn = async (email: string, path: string): Promise<string | undefined> => {
  const names = await readdir(outbox())
  const texts = names.filter((name) => name.endsWith(".txt"))
  const mails = await Promise.all(texts.map((name) => readFile(join(outbox(), name), "utf8")))
  return mails
    .filter((mail) => mail.includes(email))
    .flatMap((mail) => mail.match(/https?:\/\/\S+/gu) ?? [])
    .find((link) => link.includes(path))
}

/** Waits for a mail to this address with a link that contains this path. Returns path and query of the link. */
export const linkTo = async (email: string, path: string): Promise<string> => {
  // The shop creates the folder with its first mail.
  await mkdir(outbox(), { recursive: true })
  const { pathname, search } = new URL(await afterChange(outbox(), () => linkIn(email, path)))
  return pathname + search
}
