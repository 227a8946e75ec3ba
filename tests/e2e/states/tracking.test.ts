import { assert, describe, it } from "@effect/vitest"
import type { Page } from "playwright-core"

import { sharedBrowser } from "../../support/browser.ts"
import { visit, waitUntilHydrated } from "../visit.ts"

const browser = await sharedBrowser()

const consents = ["ci-recommendations"]

/** Waits for an event in the page's data layer and returns it. */
const pushed = async (page: Page, event: string) => {
  const found = await page.waitForFunction(
    (name) => (window.dataLayer ?? []).find((one) => one.event === name),
    event,
  )
  return found.jsonValue()
}

/** Moves the pointer, because tracking starts with the first use of a hydrated page. */
const use = async (page: Page) => {
  await waitUntilHydrated(page)
  await page.mouse.move(200, 200)
  await page.mouse.move(240, 260)
}

/** Records every command for the recommendation service before any script can take it. */
const recordCommands = (page: Page) =>
  page.addInitScript(() => {
    const commands: Array<unknown> = []
    const queue = { push: (command: unknown) => commands.push(command) }
    Object.assign(window, { commands })
    Object.defineProperty(window, "ScarabQueue", { get: () => queue, set: () => {} })
  })

describe("tracking in the browser", () => {
  it("the data layer receives the page kind of a list, and on a product page the flags of its article", async () => {
    const { close, page } = await visit(browser, "/kontakt/", { consents })
    for (const [path, kind] of [
      ["/s/hammer", "PLP_SEARCH"],
      ["/s/hammer?angebot=true", "PLP_OFFER"],
      ["/angebote", "PLP_OFFER"],
    ] as const) {
      await page.goto(path)
      await use(page)
      assert.deepInclude(await pushed(page, "page_view"), { page_kind: kind })
    }
    const category = page.getByRole("navigation").getByRole("link", { name: "Garten", exact: true }).first()
    await page.goto((await category.getAttribute("href")) ?? "/")
    await use(page)
    assert.deepInclude(await pushed(page, "page_view"), { page_kind: "PLP_CATEGORY" })
    await page.goto((await page.locator('main a[href^="/p/"]').first().getAttribute("href")) ?? "/")
    await use(page)
    assert.hasAllKeys(await pushed(page, "page_view"), [
      "event",
      "page_kind",
      "flagtype_1",
      "flagtype_2",
      "flagtype_3",
    ])
    await close()
  })

  it("tracking reports the whole basket to the recommendation service from pages that show only its count", async () => {
    const { close, page } = await visit(browser, "/s/hammer", { consents })
    await page.goto((await page.locator('main a[href^="/p/"]').first().getAttribute("href")) ?? "/")
    // The header shows the new count before the answer. The test waits for the answer, because the next page
    // must know the article.
    const answer = page.waitForResponse("**/basket/items")
    await page
      .getByRole("button", { name: /in den Warenkorb/iu })
      .first()
      .click()
    await page
      .getByRole("link", { name: /Warenkorb.*1/u })
      .first()
      .waitFor()
    await answer
    await recordCommands(page)
    for (const path of ["/", "/kontakt/", "/maerkte", "/merkliste", "/s/hammer"]) {
      await page.goto(path)
      await use(page)
      await page.waitForFunction(
        () => "commands" in window && JSON.stringify(window.commands).includes('["go"]'),
      )
      const commands = await page.evaluate(() =>
        "commands" in window ? JSON.stringify(window.commands) : "",
      )
      assert.match(commands, /\["cart",\[\{"item":"\d+"/u, path)
    }
    await close()
  })

  it("on the page of all markets, the data layer receives the search for markets and the chosen market", async () => {
    const { close, page } = await visit(browser, "/maerkte", { consents })
    const field = page.getByRole("main").getByRole("combobox", { name: "Suche nach PLZ oder Ort" })
    await field.fill("50667")
    await field.press("Enter")
    await pushed(page, "markt_aendern_suche")
    await page.waitForURL(/suche=|ort=/u)
    await page
      .getByRole("main")
      .getByRole("button", { name: /^Diesen Markt wählen/u })
      .first()
      .click()
    assert.match(JSON.stringify(await pushed(page, "markt_aendern_auswahl")), /"market":"\d+"/u)
    await close()
  })
})
