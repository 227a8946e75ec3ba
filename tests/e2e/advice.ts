import type { Page } from "playwright-core"

/** The button at the corner of the page, */
export const avatar = (page: Page) => page.getByRole("button", { name: /^Hilfe und Beratung/u })
/** the flyout it opens, */
export const flyout = (page: Page) => page.getByRole("dialog", { name: "Hallo, wie können wir dir helfen?" })
/** the same when something went wrong, */
export const failedFlyout = (page: Page) => page.getByRole("dialog", { name: "Da ist etwas schief gelaufen" })
/** an entry in it, */
export const entry = (page: Page, name: RegExp) => flyout(page).getByRole("button", { name })
export const chatEntry = /^24h-Service-Chat/u
export const videoEntry = /^Sofort-Videoberatung/u
export const communityEntry = /^Produktberatung aus der Community/u
/** and what the services put into the page. */
export const chat = (page: Page) => page.getByRole("dialog", { name: /^Service-Chat/u })

/** A Friday, noon in Germany: the advisers are at work. */
export const fridayNoon = new Date("2026-11-20T11:00:00Z")

/** Opens the flyout. */
export const openFlyout = async (page: Page) => {
  await avatar(page).click()
  await flyout(page).getByRole("list").waitFor()
}

/** Chooses a channel and consents to it in its dialog; the flyout is still open then. */
export const consentTo = async (page: Page, name: RegExp) => {
  await entry(page, name).click()
  const dialog = page.getByRole("dialog", { name: /^Datenschutz: /u })
  await dialog.getByRole("button", { name: "Akzeptieren" }).click()
  await dialog.waitFor({ state: "detached" })
}

/** Opens the flyout, consents to a channel and starts it when its service is there. */
export const start = async (page: Page, name: RegExp) => {
  await openFlyout(page)
  await consentTo(page, name)
  await flyout(page).locator("button[aria-disabled=true]").waitFor({ state: "detached" })
  await entry(page, name).click()
}

/** Lets the script of a service misbehave, as the third parties of the demonstration can. */
export const misbehaving = (page: Page, script: string, query: string) =>
  page.route(`**/dienste/${script}.js`, (route) =>
    route.continue({ url: `${route.request().url()}?${query}` }),
  )

/** Writes to the chat. */
export const ask = async (page: Page, text: string) => {
  await chat(page).getByRole("textbox", { name: "Deine Frage" }).fill(text)
  await chat(page).getByRole("button", { name: "Senden" }).click()
}
