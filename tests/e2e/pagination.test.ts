import { assert, describe, it } from "@effect/vitest"
import type { Page } from "playwright-core"

import { sharedBrowser } from "../support/browser.ts"
import { isLong } from "../support/size.ts"
import { loadRouter, visit, waitForFocus, waitUntilHydrated } from "./visit.ts"

const browser = await sharedBrowser()

const pages = (page: Page) => page.getByRole("navigation", { name: "Seiten" })
/** The links to the articles on the current page. */
const articles = (page: Page) =>
  page
    .getByRole("main")
    .locator("a[href^='/p/']")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")))

/** Waits until the list shows a page, and returns the texts of the links of its pagination. */
const shows = async (page: Page, number: number) => {
  await pages(page)
    .getByRole("link", { name: `Seite ${number}`, exact: true })
    .and(page.locator("[aria-current=page]"))
    .waitFor()
  return pages(page).getByRole("link").allTextContents()
}

describe("the pagination of a list in the browser", () => {
  it.runIf(isLong)(
    "the pagination shows five page numbers with arrows, and a page of a list has the same articles after a reload and after going back",
    async () => {
      const { close, complaints, page } = await visit(browser, "/s/holz?sortierung=price-asc")
      const first = await articles(page)
      assert.deepStrictEqual(await shows(page, 1), [
        "Seite 1",
        "Seite 2",
        "Seite 3",
        "Seite 4",
        "Seite 5",
        "Nächste Seite",
      ])
      await loadRouter(page)
      await pages(page).getByRole("link", { name: "Seite 5" }).press("Enter")
      assert.deepStrictEqual(await shows(page, 5), [
        "Vorherige Seite",
        ...[3, 4, 5, 6, 7].map((number) => `Seite ${number}`),
        "Nächste Seite",
      ])
      assert.strictEqual(new URL(page.url()).search, "?sortierung=price-asc&seite=5")
      await waitForFocus(page.locator("#ergebnisse"))
      const fifth = await articles(page)
      assert.notDeepEqual(fifth, first)
      await page.reload()
      await waitUntilHydrated(page)
      assert.deepStrictEqual(await articles(page), fifth)
      await pages(page).getByRole("link", { name: "Nächste Seite" }).click()
      await shows(page, 6)
      await page.goBack()
      await shows(page, 5)
      assert.deepStrictEqual(await articles(page), fifth)
      assert.deepStrictEqual(complaints, [])
      await close()
    },
  )
})
