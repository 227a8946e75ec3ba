import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import type { Browser, Page } from "playwright-core"

import { launch } from "../../support/browser.ts"
import { openFlyout } from "../advice.ts"
import { violations } from "../finder.ts"
import { visit } from "../visit.ts"

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

const dialog = (page: Page) => page.getByRole("dialog", { name: "Feedback" })
const send = (page: Page) => dialog(page).getByRole("button", { name: "Feedback senden" }).click()

const open = async (page: Page) => {
  await page.getByRole("button", { name: "Verbesserungsvorschlag" }).click()
  await dialog(page).getByLabel("Deine Nachricht").waitFor()
}

const write = async (page: Page) => {
  await open(page)
  await dialog(page).getByLabel("Deine Nachricht").fill("Mehr Licht")
}

const solved = async (page: Page) => {
  await write(page)
  await dialog(page).getByLabel("Ich bin ein Mensch").check()
  await dialog(page).getByText("Bestätigt").waitFor()
}

/** Functions that bring the page into each state of the feedback dialog. */
const states: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  open,
  "opened from the service layer": async (page) => {
    await openFlyout(page)
    await page.getByRole("button", { name: /Feedback geben$/u }).click()
    await page.getByTestId("feedback-service-layer").waitFor()
  },
  "without a message": async (page) => {
    await open(page)
    await send(page)
    await dialog(page).getByText("Bitte gib eine Nachricht ein").waitFor()
  },
  "without the bot check": async (page) => {
    await write(page)
    await send(page)
    await dialog(page).getByText("Es ist ein Fehler aufgetreten.").waitFor()
  },
  "with an unavailable bot check": async (page) => {
    await page.route("**/bot-check/**", (route) => route.abort())
    await write(page)
    await dialog(page).getByLabel("Ich bin ein Mensch").check()
    await dialog(page).getByRole("alert").waitFor()
  },
  "with a solved bot check": solved,
  "after a failed submission": async (page) => {
    await solved(page)
    await page.route("**/*feedback*", (route) => route.abort())
    await send(page)
    await dialog(page).getByText("Es ist ein Fehler aufgetreten.").waitFor()
  },
  "after a submission": async (page) => {
    await solved(page)
    await send(page)
    await dialog(page).getByRole("heading", { name: "Vielen Dank für dein Feedback" }).waitFor()
  },
}

describe("the accessibility of the feedback dialog", () => {
  it.each(Object.entries(states))(
    "T-A1: the feedback dialog (%s) has no accessibility violations at 1280, 768 and 320 px",
    async (_, bring) => {
      const { close, page } = await visit(browser, "/kontakt/")
      await bring(page)
      for (const width of [1280, 768, 320]) {
        await page.setViewportSize({ width, height: 720 })
        assert.deepStrictEqual(await violations(page), [], `at ${width} px`)
        assert.isAtMost(await page.evaluate(() => document.documentElement.scrollWidth), width)
      }
      await close()
    },
  )
})
