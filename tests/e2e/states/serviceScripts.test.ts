import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import type { Browser, Page } from "playwright-core"

import { launch } from "../../support/browser.ts"
import {
  chat,
  chatEntry,
  communityEntry,
  consentTo,
  entry,
  failedFlyout,
  flyout,
  fridayNoon,
  misbehaving,
  openFlyout,
  start,
  videoEntry,
} from "../advice.ts"
import { visit } from "../visit.ts"

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

const sunday = new Date("2026-11-22T11:00:00Z")

/**
 * The channels of the service flyout: name of the script, a time of availability, label of the button, and an
 * element that the service adds.
 */
const channels = [
  { name: "chatbot", at: fridayNoon, label: chatEntry, begun: (page: Page) => chat(page) },
  {
    name: "video",
    at: fridayNoon,
    label: videoEntry,
    begun: (page: Page) => page.getByText("Wir verbinden dich mit deinem Markt."),
  },
  {
    name: "community",
    at: sunday,
    label: communityEntry,
    begun: (page: Page) => page.getByText("Heimwerker antworten Heimwerkern"),
  },
] as const

const scripts = (page: Page, name: string) => page.locator(`script[src*='/dienste/${name}.js']`)
const loaded = (page: Page) =>
  flyout(page).locator("button[aria-disabled=true]").waitFor({ state: "detached" })

describe.each(channels)("a misbehaving script of the service $name", ({ at, begun, label, name }) => {
  const enter = async () => {
    const visited = await visit(browser, "/kontakt/")
    await visited.page.clock.setSystemTime(at)
    return visited
  }

  it.each([
    ["fails", "verhalten=fehlt"],
    ["adds no API to the page", "verhalten=leer"],
  ])(
    "the service flyout shows an error when the script of an advice service %s, and the service can be started after a retry",
    async (_, query) => {
      const { close, page } = await enter()
      await misbehaving(page, name, query)
      await start(page, label)
      await failedFlyout(page).getByText("Unser Service ist zur Zeit leider nicht erreichbar.").waitFor()
      await page.unroute(`**/dienste/${name}.js`)
      await failedFlyout(page).getByRole("button", { name: "Noch einmal versuchen" }).click()
      await loaded(page)
      await entry(page, label).click()
      await begun(page).waitFor()
      await flyout(page).waitFor({ state: "detached" })
      await close()
    },
  )

  it("when the script of an advice service never finishes loading, the flyout shows an error, adds the script only once, and can be closed", async () => {
    const { close, page } = await enter()
    await page.clock.install({ time: at })
    await misbehaving(page, name, "verhalten=haengt")
    await openFlyout(page)
    await consentTo(page, label)
    await flyout(page).getByText("Wird geladen").waitFor()
    await flyout(page).getByRole("button", { name: "Schließen" }).click()
    await page.clock.runFor(1000)
    await flyout(page).waitFor({ state: "detached" })
    await page.getByRole("button", { name: "Hilfe und Beratung" }).click()
    await page.clock.runFor(11_000)
    await entry(page, label).click()
    await failedFlyout(page).waitFor()
    await failedFlyout(page).getByRole("button", { name: "Noch einmal versuchen" }).click()
    await flyout(page).getByText("Wird geladen").waitFor()
    assert.strictEqual(await scripts(page, name).count(), 1)
    await close()
  })

  it("the service flyout waits for a slow script of an advice service, and loads it only once for several conversations", async () => {
    const { close, complaints, page } = await enter()
    await misbehaving(page, name, "verhalten=langsam")
    await start(page, label)
    await begun(page).waitFor()
    await page.keyboard.press("Escape")
    await begun(page).waitFor({ state: "detached" })
    await openFlyout(page)
    await loaded(page)
    await entry(page, label).click()
    await begun(page).waitFor()
    assert.strictEqual(await scripts(page, name).count(), 1)
    assert.deepStrictEqual(complaints, [])
    await close()
  })
})

describe("a misbehaving script of the second chat", () => {
  it.each(["verhalten=fehlt", "verhalten=leer"])(
    "when the script of the second chat fails (%s), the service flyout shows an error, and the second chat opens at the next request after a retry",
    async (query) => {
      const { close, page } = await visit(browser, "/kontakt/")
      await misbehaving(page, "second-chat", query)
      await start(page, chatEntry)
      await chat(page).getByRole("button", { name: "Mit Menschen schreiben" }).click()
      const dialog = page.getByRole("dialog", { name: "Datenschutz: Kundenservice-Chat" })
      await dialog.getByRole("button", { name: "Akzeptieren" }).click()
      await failedFlyout(page).getByText("Unser Service ist zur Zeit leider nicht erreichbar.").waitFor()
      await page.unroute("**/dienste/second-chat.js")
      await failedFlyout(page).getByRole("button", { name: "Noch einmal versuchen" }).click()
      await page.waitForFunction(() => "SupportChat" in window)
      await flyout(page).getByRole("button", { name: "Schließen" }).click()
      await flyout(page).waitFor({ state: "detached" })
      await chat(page).getByRole("button", { name: "Mit Menschen schreiben" }).click()
      await page.getByRole("dialog", { name: /^Kundenservice/u }).waitFor()
      await close()
    },
  )
})

describe("a page without its optional third parties", () => {
  it.each(["fehlt", "haengt", "leer"])(
    "the page remains usable when the scripts of experiments and recommendations fail („%s“)",
    async (manner) => {
      const { close, page } = await visit(browser, "/", {
        consents: ["ci-experimentation", "ci-recommendations"],
      })
      for (const name of ["experimentation", "recommendations"])
        await misbehaving(page, name, `verhalten=${manner}`)
      const asked = page.waitForRequest("**/dienste/recommendations.js*")
      await page.mouse.move(300, 300)
      await asked
      await page
        .getByRole("banner")
        .getByRole("link", { name: /^Merkliste/u })
        .click()
      await page.waitForURL("**/merkliste")
      await openFlyout(page)
      assert.strictEqual(await scripts(page, "recommendations").count(), manner === "haengt" ? 1 : 0)
      await close()
    },
  )

  it("the map shows the markets without streets when no map tile loads", async () => {
    const { close, page } = await visit(browser, "/maerkte?suche=53111", { consents: ["ci-maps"] })
    await page.route("**/karten/**", (route) => route.abort())
    await page.getByRole("button", { name: "Kartenansicht" }).click()
    await page.getByRole("button", { name: "Karte vergrößern" }).waitFor()
    await page.locator("button[data-state]").first().waitFor()
    await page.getByRole("button", { name: "Listenansicht" }).click()
    await page.getByRole("article").first().waitFor()
    await close()
  })
})
