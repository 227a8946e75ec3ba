import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import type { Browser, Page, Route } from "playwright-core"

import { launch } from "../../support/browser.ts"
import { violations } from "../finder.ts"
import { choose, fillIn, form, openForm, press, step, note, start } from "../forms.ts"
import { visit, waitUntilHydrated } from "../visit.ts"

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

const widths = [320, 768, 1280] as const

/**
 * Asserts that the request form in its current state has no accessibility violations and fits the width of
 * the window.
 */
const isSound = async (page: Page, state: string) => {
  assert.deepStrictEqual(await violations(page), [], state)
  const overflow = await page.evaluate(() =>
    Math.max(
      document.documentElement.scrollWidth - innerWidth,
      ...[...document.querySelectorAll('[role="dialog"] *')].map(
        (element) => element.getBoundingClientRect().right - innerWidth,
      ),
    ),
  )
  assert.isAtMost(overflow, 0.5, state)
}

const inbox = "**/forms/**"
const checkConfig = "**/uniform/config/turnstile/"
const challenges = "**/bot-check/challenges/**"

/** Waits for an error and asserts that it is completely above the buttons of the step. */
const isInSight = async (page: Page, text: RegExp) => {
  const alert = form(page).getByRole("alert").filter({ hasText: text })
  await alert.waitFor()
  const place = await alert.boundingBox()
  const buttons = await form(page).getByRole("button", { name: "Zurück" }).boundingBox()
  assert.isBelow((place?.y ?? Infinity) + (place?.height ?? 0), buttons?.y ?? 0)
}

/** Checks the errors of the bot check and of the submission in the summary step, and submits the form at the end. */
const failures = async (page: Page) => {
  await isSound(page, "summary")
  await page.route(checkConfig, (route) => route.abort("internetdisconnected"))
  await page.route(challenges, (route) => route.abort("connectionreset"))
  await choose(page, "checkbox", "Ich bin ein Mensch")
  await isInSight(page, /^Die Sicherheitsprüfung kann gerade nicht geladen werden/u)
  await isSound(page, "no configuration of the bot check")
  await page.unroute(checkConfig)
  await press(page, "Erneut versuchen")
  await isInSight(page, /^Die Sicherheitsprüfung kann gerade nicht geladen werden/u)
  await isSound(page, "no bot check")
  await page.unroute(challenges)
  await press(page, "Erneut versuchen")
  await form(page).getByText("Bestätigt").waitFor()
  for (const refuse of [
    (route: Route) => route.fulfill({ status: 400, body: "{}" }),
    (route: Route) => route.fulfill({ json: { success: false } }),
    (route: Route) => route.abort("internetdisconnected"),
  ]) {
    await page.route(inbox, refuse)
    await press(page, "Anfrage absenden")
    await isInSight(page, /Angaben/u)
    await isSound(page, "not sent")
    await page.unroute(inbox)
    await form(page).getByText("Bestätigt").waitFor()
  }
  await press(page, "Anfrage absenden")
  await step(page, "Vielen Dank für deine Anfrage")
  await isSound(page, "completion")
}

/** Timeout of a test in ms: axe checks every state of the form, which is slow. */
const timeout = 240_000

for (const width of widths)
  describe(`T-A1 every step and error of the request forms at ${width} px`, () => {
    const window = { viewport: { width, height: 900 } }

    it(
      `T-A1: no step and no error of the craftsman form has accessibility violations at ${width} px`,
      async () => {
        const { close, page } = await visit(browser, "/service/handwerksservice/", window)
        await openForm(page)
        await isSound(page, "welcome")
        await start(page)
        await form(page).getByRole("radio").first().waitFor()
        await isSound(page, "markets")
        await press(page, "Weiter mit ausgewähltem Markt")
        await form(page).getByText("Bitte wähle deinen Heimwerk Baumarkt.").waitFor()
        await isSound(page, "no market")
        await choose(page, "radio", /./u)
        await press(page, "Weiter mit ausgewähltem Markt")
        await step(page, "In welchen Bereichen brauchst du Hilfe?")
        await press(page, "Weiter")
        await form(page).getByText("Bitte wähle mindestens eine Sache aus.").waitFor()
        await isSound(page, "no area")
        await choose(page, "checkbox", /^Dach/u)
        await press(page, "Weiter")
        await choose(page, "checkbox", /^Etwas anderes/u)
        await press(page, "Weiter")
        await form(page)
          .getByText(/^Wenn du "Etwas anderes"/u)
          .waitFor()
        await isSound(page, "no note")
        await note(page).fill("Gaube")
        await press(page, "Weiter")
        await step(page, "Wie können wir dich erreichen?")
        await press(page, "Weiter")
        await form(page).getByText("Bitte gib einen Ort an").waitFor()
        await isSound(page, "no contact data")
        await press(page, "Modal schließen")
        await page.getByRole("button", { name: "Weiter ausfüllen" }).waitFor()
        await isSound(page, "the question whether to leave")
        await page.keyboard.press("Escape")
        await fillIn(page)
        await press(page, "Weiter")
        await step(page, "Zusammenfassung")
        await failures(page)
        await close()
      },
      timeout,
    )

    it(
      `T-A1: no step and no error of the energy form has accessibility violations at ${width} px`,
      async () => {
        const { close, page } = await visit(browser, "/service/energieeffizientes-wohnen/", window)
        await page.route("**/energetictransformation.json", (route) => route.abort("connectionreset"))
        await page.getByRole("link", { name: "Jetzt anfragen" }).click()
        await form(page).getByRole("button", { name: "Erneut versuchen" }).waitFor({ timeout: 30_000 })
        await isSound(page, "no configuration")
        await page.unroute("**/energetictransformation.json")
        await press(page, "Erneut versuchen")
        await form(page)
          .getByText(/^Ob Wärmepumpe/u)
          .waitFor()
        await isSound(page, "welcome")
        for (const path of ["**/energetictransformation.json", checkConfig])
          await page.route(path, (route) => route.abort("internetdisconnected"))
        await page.reload()
        await waitUntilHydrated(page)
        await start(page)
        await step(page, "Für welche Immobilie interessierst du dich?")
        await press(page, "Weiter")
        await form(page).getByText("Bitte wähle mindestens eine Sache aus.").waitFor()
        await isSound(page, "no property")
        await choose(page, "radio", /^Wohnungseigentum/u)
        await press(page, "Weiter")
        await step(page, "Für welchen Service interessierst du dich?")
        await press(page, "Weiter")
        await form(page).getByText("Bitte wähle mindestens eine Option aus.").waitFor()
        await isSound(page, "no service")
        for (const name of [/Fuchs/u, /Varm/u]) await choose(page, "checkbox", name)
        await isSound(page, "hints")
        await press(page, "Weiter")
        await step(page, "Dein Heimwerk Baumarkt")
        await press(page, "Weiter")
        await form(page).getByText("Bitte wähle deinen Heimwerk Baumarkt.").waitFor()
        await isSound(page, "no contact data")
        const market = form(page).getByLabel("Bitte Markt auswählen")
        await market.locator("option").nth(1).waitFor({ state: "attached" })
        await market.press("H")
        await fillIn(page)
        await press(page, "Weiter")
        await step(page, "Deine Vorteile")
        await press(page, "Weiter")
        await form(page).getByText("Bitte bestätige, dass du einverstanden bist.").waitFor()
        await isSound(page, "no consent")
        await choose(page, "checkbox", /^Ich bin damit einverstanden/u)
        await press(page, "Weiter")
        await step(page, "Zusammenfassung")
        await page.unroute(checkConfig)
        await failures(page)
        await close()
      },
      timeout,
    )
  })

describe("T-A14 the service pages without JavaScript", () => {
  for (const path of ["/service/handwerksservice/", "/service/energieeffizientes-wohnen/"]) {
    it(`T-A14: the page ${path} explains the service without JavaScript, and says that the request requires JavaScript`, async () => {
      const { close, page } = await visit(browser, path, { javaScriptEnabled: false })
      await page.getByRole("heading", { level: 2, name: "So läuft es ab" }).waitFor()
      await page.getByText(/^Für die Anfrage brauchst du JavaScript/u).waitFor()
      await close()
    })
  }
})
