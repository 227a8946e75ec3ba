import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import type { Page } from "playwright-core"
import { inject } from "vitest"

import { sharedBrowser } from "../support/browser.ts"
import { isLong } from "../support/size.ts"
import { type SlowLine, slowLine } from "../support/slowLine.ts"
import { countShown, inLine, pieces, put, sendable, sessionStored, settled, truth } from "./basket.ts"
import { waitUntilHydrated, visit } from "./visit.ts"

const browser = await sharedBrowser()
let line: SlowLine
beforeAll(async () => {
  line = await slowLine(inject("origin"))
})
afterAll(() => line.close())

/**
 * Opens the basket page with 2 pieces of an article. The visitor has just changed the quantity, so all
 * scripts are loaded.
 */
const withTwo = async () => {
  const visited = await visit(browser, "/", { baseURL: line.origin })
  const [first = ""] = await sendable(visited.page, "led")
  await put(visited.page, first, 1)
  const { page } = visited
  await page.goto("/warenkorb", { waitUntil: "networkidle" })
  await waitUntilHydrated(page)
  await inLine(page, 0).field.fill("2")
  await inLine(page, 0).field.press("Enter")
  await countShown(page, 2)
  await settled(page)
  return visited
}

/** Opens the visitor's basket in another tab. */
const anotherTab = async (page: Page) => {
  const tab = await page.context().newPage()
  await tab.goto("/warenkorb")
  return tab
}

describe("leaving a page immediately after a change", () => {
  it("the first basket article and the session remain when the visitor leaves the page before the answer arrives", async () => {
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
    await sessionStored(page)
    await page.goto("/warenkorb")
    await countShown(page, 1)
    assert.strictEqual(pieces(await truth(page)), 1)
    await close()
  })

  it("a basket quantity typed just before the tab closes is saved", async () => {
    const { close, page } = await withTwo()
    const answer = line.hold("/items/update/")
    await inLine(page, 0).field.fill("7")
    await page.close({ runBeforeUnload: true })
    await answer.arrived
    await answer.release()
    await countShown(await anotherTab(page), 7)
    await close()
  })

  it.runIf(isLong)(
    "a basket quantity typed just before the visitor opens another page is saved",
    async () => {
      const { close, page } = await withTwo()
      const answer = line.hold("/items/update/")
      await inLine(page, 0).field.fill("9")
      await page.goto("/kontakt/")
      await answer.arrived
      await answer.release()
      await page.goto("/warenkorb")
      await countShown(page, 9)
      await close()
    },
  )
})
