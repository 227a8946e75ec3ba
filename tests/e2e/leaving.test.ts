import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import type { Browser, Page } from "playwright-core"
import { inject } from "vitest"

import { launch } from "../support/browser.ts"
import { type SlowLine, slowLine } from "../support/slowLine.ts"
import { countShown, inLine, pieces, put, sendable, settled, truth } from "./basket.ts"
import { awake, visit } from "./visit.ts"

let browser: Browser
let line: SlowLine
beforeAll(async () => {
  browser = await launch()
  line = await slowLine(inject("origin"))
})
afterAll(async () => {
  await browser.close()
  line.close()
})

/** The basket page with one piece of an article, of which the visitor has already made two: all scripts are there. */
const withTwo = async () => {
  const visited = await visit(browser, "/", { baseURL: line.origin })
  const [first = ""] = await sendable(visited.page, "led")
  await put(visited.page, first, 1)
  const { page } = visited
  await page.goto("/warenkorb", { waitUntil: "networkidle" })
  await awake(page)
  await inLine(page, 0).field.fill("2")
  await inLine(page, 0).field.press("Enter")
  await countShown(page, 2)
  await settled(page)
  return visited
}

/** What the visitor's basket page shows in another tab. */
const anotherTab = async (page: Page) => {
  const tab = await page.context().newPage()
  await tab.goto("/warenkorb")
  return tab
}

describe("whoever leaves at once loses nothing", () => {
  it("neither the first article nor the session, when the answer comes after the page was left", async () => {
    const { close, page } = await visit(browser, "/s/led", { baseURL: line.origin })
    const answer = line.hold("/basket/items")
    await page
      .getByRole("main")
      .getByRole("button", { name: /in den Warenkorb$/u })
      .first()
      .click()
    await answer.arrived
    await page.goto("/kontakt/")
    await answer.release()
    await page.goto("/warenkorb")
    await countShown(page, 1)
    assert.strictEqual(pieces(await truth(page)), 1)
    await close()
  })

  it("nor a quantity that was typed just before the tab was closed", async () => {
    const { close, page } = await withTwo()
    const answer = line.hold("/items/update/")
    await inLine(page, 0).field.fill("7")
    await page.close({ runBeforeUnload: true })
    await answer.arrived
    await answer.release()
    await countShown(await anotherTab(page), 7)
    await close()
  })

  it("nor one that was typed just before another page was asked for", async () => {
    const { close, page } = await withTwo()
    const answer = line.hold("/items/update/")
    await inLine(page, 0).field.fill("9")
    await page.goto("/kontakt/")
    await answer.arrived
    await answer.release()
    await page.goto("/warenkorb")
    await countShown(page, 9)
    await close()
  })
})
