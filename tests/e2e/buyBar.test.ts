import { assert, describe, it } from "@effect/vitest"
import type { Page } from "playwright-core"

import { sharedBrowser } from "../support/browser.ts"
import { isLong } from "../support/size.ts"
import { addresses } from "./addresses.ts"
import { isInWindow, scrollPage, telephone } from "./scrolling.ts"
import { visit, waitUntilHydrated } from "./visit.ts"

const browser = await sharedBrowser()
const paths = await addresses()

const buyBar = (page: Page) => page.locator("#kaufleiste")
const ownButton = (page: Page) => page.locator("#kaufen").getByRole("button", { name: "In den Warenkorb" })

describe("the buy bar of a product page on a telephone", () => {
  it("the buy bar shows price and add button while the page's own button is out of view, and adds the chosen quantity", async () => {
    const { close, complaints, page } = await visit(browser, paths["product"] ?? "/", { viewport: telephone })
    const button = buyBar(page).getByRole("button", { name: "In den Warenkorb" })
    await scrollPage(page, 2500)
    await button.waitFor()
    assert.isTrue(await isInWindow(button))
    const price = await page.locator("[data-type] span").first().textContent()
    assert.include((await buyBar(page).textContent()) ?? "", price ?? "no price")
    assert.include((await buyBar(page).textContent()) ?? "", "inkl. MwSt., zzgl. Versand")

    await ownButton(page).scrollIntoViewIfNeeded()
    await button.waitFor({ state: "hidden" })
    await page.getByRole("button", { name: "Menge erhöhen" }).click()
    await scrollPage(page, 2500)
    await button.click()
    await buyBar(page).getByText("Liegt im Warenkorb.").waitFor()
    await page.getByRole("banner").getByRole("link", { name: "Warenkorb, 2 Artikel" }).waitFor()
    assert.deepStrictEqual(complaints, [])
    await close()
  })

  it.runIf(isLong)(
    "the add button of the buy bar moves focus to the quantity field if the quantity is invalid",
    async () => {
      const { close, page } = await visit(browser, paths["product"] ?? "/", { viewport: telephone })
      await page.locator("#menge").fill("2,5")
      await scrollPage(page, 2500)
      await buyBar(page).getByRole("button", { name: "In den Warenkorb" }).click()
      await page.waitForFunction(() => document.activeElement?.id === "menge")
      await close()
    },
  )

  it.runIf(isLong)("the buy bar shifts no content, and is not printed", async () => {
    const { close, page } = await visit(browser, "about:blank", { viewport: telephone })
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if ("value" in entry) Object.assign(window, { shift: Reflect.get(window, "shift") + entry.value })
      }).observe({ type: "layout-shift", buffered: true })
    })
    await page.goto(paths["product"] ?? "/")
    await waitUntilHydrated(page)
    const button = buyBar(page).getByRole("button", { name: "In den Warenkorb" })
    await scrollPage(page, 2500)
    await button.waitFor()
    assert.isAtMost(await page.evaluate(() => Number(Reflect.get(window, "shift"))), 0.01)
    await page.emulateMedia({ media: "print" })
    assert.isFalse(await button.isVisible())
    await close()
  })

  it.runIf(isLong)("the product page has no buy bar in windows with a height of 390 px", async () => {
    const { close, page } = await visit(browser, paths["product"] ?? "/", { viewport: telephone })
    const button = buyBar(page).getByRole("button", { name: "In den Warenkorb" })
    await scrollPage(page, 2500)
    await button.waitFor()
    for (const size of [
      { width: 844, height: 390 },
      { width: 640, height: 390 },
    ]) {
      await page.setViewportSize(size)
      await button.waitFor({ state: "hidden" })
    }
    await close()
  })
})
