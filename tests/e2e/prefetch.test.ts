import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import type { Page } from "playwright-core"
import { inject } from "vitest"

import { sharedBrowser } from "../support/browser.ts"
import { isLong } from "../support/size.ts"
import { type SlowLine, slowLine } from "../support/slowLine.ts"
import { confirmed, countShown } from "./basket.ts"
import { loadRouter, visit } from "./visit.ts"

const browser = await sharedBrowser()
let line: SlowLine
beforeAll(async () => {
  line = await slowLine(inject("origin"))
})
afterAll(() => line.close())

/** Opens a list. Its script for navigation loads only when the visitor uses a control that needs the runtime. */
const openList = () => visit(browser, "/s/led", { baseURL: line.origin })

const firstTile = (page: Page) => page.getByRole("main").locator("a[href^='/p/']").first()

/** Rests the pointer on the first tile until the browser has loaded the tile's page ahead. */
const restOnTile = async (page: Page) => {
  const loaded = page
    .context()
    .waitForEvent(
      "requestfinished",
      (request) => request.headers()["sec-purpose"]?.startsWith("prefetch") === true,
    )
  await firstTile(page).hover()
  await loaded
}

/** Opens the first tile and returns whether the browser shows the page that it had loaded ahead. */
const opensLoaded = async (page: Page) => {
  await firstTile(page).click()
  await page.waitForURL("**/p/**")
  return page.evaluate(() => {
    const [entry] = performance.getEntriesByType("navigation")
    return entry !== undefined && "deliveryType" in entry && entry.deliveryType === "navigational-prefetch"
  })
}

describe("pages loaded ahead of a click", () => {
  it.runIf(isLong)(
    "T-D14: the browser loads the page of a tile ahead when the pointer is on the tile, and a click shows this page without another request",
    async () => {
      const { close, page } = await openList()
      await restOnTile(page)
      assert.isTrue(await opensLoaded(page))
      await close()
    },
  )

  it("a page that was loaded ahead before the visitor changed the basket is opened with the changed basket", async () => {
    const { close, page } = await openList()
    await restOnTile(page)
    await page
      .getByRole("main")
      .getByRole("button", { name: /in den Warenkorb$/u })
      .first()
      .click()
    await countShown(page, 1)
    await firstTile(page).click()
    await page.waitForURL("**/p/**")
    await countShown(page, 1)
    await close()
  })

  it.runIf(isLong)(
    "after the visitor has changed the basket, the browser loads pages ahead again",
    async () => {
      const { close, complaints, page } = await openList()
      await page
        .getByRole("main")
        .getByRole("button", { name: /in den Warenkorb$/u })
        .first()
        .click()
      await confirmed(page)
      await restOnTile(page)
      assert.isTrue(await opensLoaded(page))
      await countShown(page, 1)
      assert.deepStrictEqual(complaints, [])
      await close()
    },
  )

  it.runIf(isLong)(
    "once the scripts for navigation have loaded, a click still shows the page that the browser has loaded ahead",
    async () => {
      const { close, page } = await openList()
      await loadRouter(page)
      await restOnTile(page)
      assert.isTrue(await opensLoaded(page))
      await close()
    },
  )
})
