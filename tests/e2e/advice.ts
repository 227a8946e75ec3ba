import type { Page } from "playwright-core"

/** The avatar button in the corner of the page. */
export const avatar = (page: Page) => page.getByRole("button", { name: /^Hilfe und Beratung/u })
/** The service flyout, which the avatar button opens. */
export const flyout = (page: Page) => page.getByRole("dialog", { name: "Hallo, wie können wir dir helfen?" })
/** The service flyout with its error message. */
export const failedFlyout = (page: Page) => page.getByRole("dialog", { name: "Da ist etwas schief gelaufen" })
/** The button of an advice channel in the service flyout. */
export const entry = (page: Page, name: RegExp) => flyout(page).getByRole("button", { name })
export const chatEntry = /^24h-Service-Chat/u
export const videoEntry = /^Sofort-Videoberatung/u
export const communityEntry = /^Produktberatung aus der Community/u
/** The dialog that the chat service adds to the page. */
export const chat = (page: Page) => page.getByRole("dialog", { name: /^Service-Chat/u })

/** A Friday noon in Germany, within the hours of advice. */
export const fridayNoon = new Date("2026-11-20T11:00:00Z")

export const openFlyout = async (page: Page) => {
  await avatar(page).click()
  await flyout(page).getByRole("list").waitFor()
}

/** Selects an advice channel and gives consent in its dialog. The channel then starts by itself. */
export const consentTo = async (page: Page, name: RegExp) => {
  await entry(page, name).click()
  const dialog = page.getByRole("dialog", { name: /^Datenschutz: /u })
  await dialog.getByRole("button", { name: "Akzeptieren" }).click()
  await dialog.waitFor({ state: "detached" })
}

/** Opens the flyout and gives consent to an advice channel, which starts once its service has loaded. */
export const start = async (page: Page, name: RegExp) => {
  await openFlyout(page)
  await consentTo(page, name)
}

/**
 * Makes the script of a simulated third-party service misbehave. `query` is added to its address and says
 * how, for example `verhalten=fehlt`.
 */
export const misbehaving = (page: Page, script: string, query: string) =>
  page.route(`**/dienste/${script}.js`, (route) =>
    route.continue({ url: `${route.request().url()}?${query}` }),
  )

/** Sends a message in the service chat. */
export const ask = async (page: Page, text: string) => {
  await chat(page).getByRole("textbox", { name: "Deine Frage" }).fill(text)
  await chat(page).getByRole("button", { name: "Senden" }).click()
}
