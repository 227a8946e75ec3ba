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
import { logIn } from "../account.ts"
import { violations } from "../finder.ts"
import { visit } from "../visit.ts"

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

const working = (page: Page) => page.clock.setSystemTime(fridayNoon)

/** Functions that bring the advice of a page into each state: its flyout and its dialogs. */
const states: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  "with its flyout open": openFlyout,
  "with the community in the flyout": async (page) => {
    await page.clock.setSystemTime(new Date("2026-11-22T11:00:00Z"))
    await openFlyout(page)
    await entry(page, communityEntry).waitFor()
  },
  "asking for consent": async (page) => {
    await openFlyout(page)
    await entry(page, chatEntry).click()
    await page.getByRole("button", { name: "Akzeptieren" }).waitFor()
  },
  "with an error": async (page) => {
    await misbehaving(page, "chatbot", "verhalten=fehlt")
    await start(page, chatEntry)
    await failedFlyout(page).getByRole("alert").waitFor()
  },
  "without available experts": async (page) => {
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

/**
 * Elements that the service flyout and its dialogs may cover. axe skips them, because it reports links that
 * are half covered.
 */
const beneath = ["#inhalt", "#root header", "#root footer"]

describe("the accessibility of the service flyout", () => {
  it.each(Object.entries(states))(
    "T-A1: the advice on a page (%s) has no accessibility violations at 1280, 768 and 320 px",
    async (_, bring) => {
      const { close, page } = await visit(browser, "/kontakt/")
      await bring(page)
      for (const width of [1280, 768, 320]) {
        await page.setViewportSize({ width, height: 720 })
        assert.deepStrictEqual(await violations(page, beneath), [], `at ${width} px`)
        assert.isAtMost(await page.evaluate(() => document.documentElement.scrollWidth), width)
      }
      await close()
    },
  )

  it("the service flyout is 375 px wide in a large window, and 288 px wide in a window of 320 px", async () => {
    const { close, page } = await visit(browser, "/kontakt/")
    await openFlyout(page)
    const width = async () => (await flyout(page).boundingBox())?.width
    assert.strictEqual(await width(), 375)
    await page.setViewportSize({ width: 320, height: 600 })
    assert.strictEqual(await width(), 288)
    await close()
  })
})

describe("a consent request of the chat bot", () => {
  it("the chat bot hands the conversation over to the second chat after consent", async () => {
    const { close, complaints, page } = await visit(browser, "/")
    await start(page, chatEntry)
    await chat(page).getByRole("button", { name: "Mit Menschen schreiben" }).click()
    const dialog = page.getByRole("dialog", { name: "Datenschutz: Kundenservice-Chat" })
    await dialog.getByRole("button", { name: "Akzeptieren" }).click()
    await dialog.waitFor({ state: "detached" })
    await page.getByRole("dialog", { name: /^Kundenservice/u }).waitFor()
    assert.deepStrictEqual(complaints, [])
    await close()
  })
})

describe("the order status in the chat", () => {
  const questions = ["Stand meiner Bestellung", "HW-20261117-00000"]

  it("the chat tells a logged-in customer the status of an own order, finds no other order, and sends nothing to another origin", async () => {
    const { close, complaints, page } = await visit(browser, "/")
    await logIn(page, "anna.berg@kunde.example")
    const foreign: Array<string> = []
    page.on("request", (request) => {
      const { origin, pathname } = new URL(request.url())
      if (origin !== new URL(page.url()).origin) foreign.push(`${request.method()} ${pathname}`)
    })
    await start(page, chatEntry)
    await chat(page).getByRole("button", { name: "Stand meiner Bestellung" }).click()
    await chat(page)
      .getByText(/HW-20261117-\d{5} vom 17\.11\.2026: In Bearbeitung/u)
      .waitFor()
    await ask(page, "Bestellung HW-20261117-00000")
    await chat(page).getByText("Diese Bestellung finde ich in deinem Kundenkonto nicht.").waitFor()
    // Also asks with an order number in the newer format, which ends with letters and digits.
    await ask(page, "Bestellung HW-20261117-7KQ2M9AX")
    await chat(page).getByText("Diese Bestellung finde ich in deinem Kundenkonto nicht.").nth(1).waitFor()
    await page.waitForLoadState("networkidle")
    assert.deepStrictEqual(foreign, ["GET /dienste/chatbot.js"])
    assert.deepStrictEqual(complaints, [])
    await close()
  })

  it("without a login, the chat asks for a login and does not tell the status of an order, even if the visitor types an order number", async () => {
    const { close, complaints, page } = await visit(browser, "/")
    await start(page, chatEntry)
    for (const question of questions) {
      await ask(page, question)
      await chat(page).getByText("Melde dich bitte an, dann sage ich dir,").last().waitFor()
    }
    assert.strictEqual(
      await chat(page)
        .getByText(/In Bearbeitung|Versandt|Zugestellt/u)
        .count(),
      0,
    )
    assert.deepStrictEqual(complaints, [])
    await close()
  })
})

describe("the address parameter of the service flyout", () => {
  it("the URL parameter open_service_layer opens the service flyout and is then removed", async () => {
    const { close, page } = await visit(browser, "/kontakt/?open_service_layer=1")
    await flyout(page).waitFor()
    assert.strictEqual(new URL(page.url()).search, "")
    await close()
  })
})
