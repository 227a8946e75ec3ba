import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import type { Browser, Page } from "playwright-core"

import { launch } from "../../support/browser.ts"
import {
  ask,
  chat,
  chatEntry,
  communityEntry,
  entry,
  failedFlyout,
  flyout,
  fridayNoon,
  misbehaving,
  openFlyout,
  start,
  videoEntry,
} from "../advice.ts"
import { violations } from "../finder.ts"
import { visit } from "../visit.ts"

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

const working = (page: Page) => page.clock.setSystemTime(fridayNoon)

/** How to bring the service layer into each of its states, and what the page beneath it is covered by. */
const states: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  "with its flyout open": openFlyout,
  "with the community in the flyout": async (page) => {
    await page.clock.setSystemTime(new Date("2026-11-22T11:00:00Z"))
    await openFlyout(page)
    await entry(page, communityEntry).waitFor()
  },
  "asking for a consent": async (page) => {
    await openFlyout(page)
    await entry(page, chatEntry).click()
    await page.getByRole("button", { name: "Akzeptieren" }).waitFor()
  },
  "with an error": async (page) => {
    await misbehaving(page, "chatbot", "verhalten=fehlt")
    await start(page, chatEntry)
    await failedFlyout(page).getByRole("alert").waitFor()
  },
  "without experts": async (page) => {
    await working(page)
    await misbehaving(page, "video", "experten=busy")
    await start(page, videoEntry)
    await page.getByRole("dialog", { name: "Videoberatung" }).getByText("Mo-Sa 8:00-20:00 Uhr").waitFor()
  },
  "in a chat": async (page) => {
    await start(page, chatEntry)
    await ask(page, "Öffnungszeiten in Köln")
    await chat(page).getByRole("link", { name: "Zum Markt" }).waitFor()
  },
  "in a video call": async (page) => {
    await working(page)
    await misbehaving(page, "video", "experten=free")
    await start(page, videoEntry)
    await page.getByText("Wir verbinden dich mit deinem Markt.").waitFor()
  },
  "in the community": async (page) => {
    await page.clock.setSystemTime(new Date("2026-11-22T11:00:00Z"))
    await start(page, communityEntry)
    await page.getByText("Heimwerker antworten Heimwerkern").waitFor()
  },
}

/** What lies beneath the service layer: half of a link there is no mistake of either. */
const beneath = ["#inhalt", "#root header", "#root footer"]

describe("the service layer, looked at by axe", () => {
  it.each(Object.entries(states))("T-A1 has no violation %s, at 1280, 768 and 320 px", async (_, bring) => {
    const { close, page } = await visit(browser, "/kontakt/")
    await bring(page)
    for (const width of [1280, 768, 320]) {
      await page.setViewportSize({ width, height: 720 })
      assert.deepStrictEqual(await violations(page, beneath), [], `at ${width} px`)
      assert.isAtMost(await page.evaluate(() => document.documentElement.scrollWidth), width)
    }
    await close()
  })

  it("is 375 px wide from the large breakpoint, and fits a small window", async () => {
    const { close, page } = await visit(browser, "/kontakt/")
    await openFlyout(page)
    const width = async () => (await flyout(page).boundingBox())?.width
    assert.strictEqual(await width(), 375)
    await page.setViewportSize({ width: 320, height: 600 })
    assert.strictEqual(await width(), 288)
    await close()
  })
})

describe("the scripts of services", () => {
  it.each([
    ["fails", "verhalten=fehlt"],
    ["leaves nothing in the page", "verhalten=leer"],
  ])("end in the error state when one %s, from where it is tried again", async (_, query) => {
    const { close, page } = await visit(browser, "/")
    await misbehaving(page, "chatbot", query)
    await start(page, chatEntry)
    await failedFlyout(page).getByText("Unser Service ist zur Zeit leider nicht erreichbar.").waitFor()
    await page.unroute("**/dienste/chatbot.js")
    await failedFlyout(page).getByRole("button", { name: "Noch einmal versuchen" }).click()
    await flyout(page).locator("button[aria-disabled=true]").waitFor({ state: "detached" })
    await entry(page, chatEntry).click()
    await chat(page).waitFor()
    await close()
  })

  it("end in the error state when one hangs, and are never added twice", async () => {
    const { close, page } = await visit(browser, "/")
    await page.clock.install()
    await misbehaving(page, "chatbot", "verhalten=haengt")
    await openFlyout(page)
    await entry(page, chatEntry).click()
    await page.getByRole("button", { name: "Akzeptieren" }).click()
    await flyout(page).getByText("Wird geladen").waitFor()
    await page.clock.runFor(11_000)
    await entry(page, chatEntry).click()
    await failedFlyout(page).waitFor()
    await failedFlyout(page).getByRole("button", { name: "Noch einmal versuchen" }).click()
    await flyout(page).getByText("Wird geladen").waitFor()
    assert.strictEqual(await page.locator("script[src*='/dienste/chatbot.js']").count(), 1)
    await close()
  })

  it("are waited for when one is slow", async () => {
    const { close, page } = await visit(browser, "/")
    await misbehaving(page, "chatbot", "verhalten=langsam")
    await start(page, chatEntry)
    await chat(page).waitFor()
    await close()
  })

  it("are there once over several conversations", async () => {
    const { close, page } = await visit(browser, "/")
    await start(page, chatEntry)
    await chat(page).getByRole("button", { name: "Chat beenden" }).click()
    await openFlyout(page)
    await entry(page, chatEntry).click()
    await chat(page).waitFor()
    assert.strictEqual(await page.locator("script[src*='/dienste/chatbot.js']").count(), 1)
    await close()
  })
})

describe("what the chat bot asks for", () => {
  it("is the consent to the second chat, to which it then hands over", async () => {
    const { close, complaints, page } = await visit(browser, "/")
    await start(page, chatEntry)
    await chat(page).getByRole("button", { name: "Mit Menschen schreiben" }).click()
    const dialog = page.getByRole("dialog", { name: "Datenschutz: Kundenservice-Chat" })
    await dialog.getByRole("button", { name: "Akzeptieren" }).click()
    await dialog.waitFor({ state: "detached" })
    await page.locator("script[src*='/dienste/second-chat.js']").waitFor({ state: "attached" })
    await page.waitForFunction(() => "SupportChat" in window)
    await chat(page).getByRole("button", { name: "Mit Menschen schreiben" }).click()
    await page.getByRole("dialog", { name: /^Kundenservice/u }).waitFor()
    assert.deepStrictEqual(complaints, [])
    await close()
  })
})

describe("the address", () => {
  it("opens the flyout with open_service_layer, which is taken out of it", async () => {
    const { close, page } = await visit(browser, "/kontakt/?open_service_layer=1")
    await flyout(page).waitFor()
    assert.strictEqual(new URL(page.url()).search, "")
    await close()
  })
})
