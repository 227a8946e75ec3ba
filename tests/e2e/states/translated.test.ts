import { assert, describe, it } from "@effect/vitest"
import type { Page } from "playwright-core"

import { sharedBrowser } from "../../support/browser.ts"
import { articleWhere } from "../addresses.ts"
import { chooseMarket, dialog, open } from "../finder.ts"
import { linesMissingBeforeReload, translate } from "../translation.ts"
import { loadRouter, visit, waitUntilHydrated } from "../visit.ts"
import { counts, listPath, withWishes } from "../wishlistToggles.ts"

const browser = await sharedBrowser()

/** Opens a page and lets it be translated. */
const openTranslated = async (page: Page, path: string) => {
  await page.goto(path)
  await waitUntilHydrated(page)
  await translate(page)
}

/** Clicks on the button with the name in the main part, and waits until the shop has answered the change. */
const change = async (page: Page, name: RegExp, index = 0) => {
  const answered = page.waitForResponse(
    (response) => response.request().method() !== "GET" && response.url().includes("/shop/rest/"),
  )
  await page.getByRole("main").getByRole("button", { name }).nth(index).click()
  await answered
}

describe("a page that the visitor's browser translates", () => {
  it("a translated list, basket and wishlist show the new counts, prices and sums after each change", async () => {
    const { close, complaints, page } = await withWishes(browser, 1)
    await translate(page)
    for (const index of [0, 1]) {
      await change(page, /in den Warenkorb$/iu, index)
      await counts(page, "Warenkorb", index + 1)
    }
    assert.deepStrictEqual(await linesMissingBeforeReload(page), [])

    await openTranslated(page, "/warenkorb")
    await change(page, /erhöhen$/u)
    await counts(page, "Warenkorb", 3)
    assert.deepStrictEqual(await linesMissingBeforeReload(page), [])

    await translate(page)
    await change(page, /^Auf die Merkliste/u)
    await counts(page, "Merkliste", 3)
    await counts(page, "Warenkorb", 1)
    assert.deepStrictEqual(await linesMissingBeforeReload(page), [])

    await openTranslated(page, "/merkliste")
    await change(page, /erhöhen$/u)
    await counts(page, "Merkliste", 4)
    assert.deepStrictEqual(await linesMissingBeforeReload(page), [])
    assert.deepStrictEqual(complaints, [])
    await close()
  })

  it("a translated list shows the number of articles of a filter, and a translated product page shows another article of the series and the new market", async () => {
    const { close, complaints, page } = await visit(browser, listPath)
    const main = page.getByRole("main")
    await loadRouter(page)
    await translate(page)
    await main
      .getByRole("link", { name: /Artikel: \d+$/u })
      .first()
      .click()
    await page.waitForURL(/\?/u)
    await main
      .getByRole("link", { name: /gewählt, /u })
      .first()
      .waitFor()
    assert.deepStrictEqual(await linesMissingBeforeReload(page), [])

    await openTranslated(page, await articleWhere(listPath, (html) => html.includes('id="varianten"')))
    await loadRouter(page)
    // The thumbnails appear only after the first picture has loaded.
    const thumbnail = main.getByRole("button", { name: /^Bild zeigen, 1 von/u })
    const sibling = main.getByRole("group").getByRole("link").first()
    const articleId = (await sibling.getAttribute("href"))?.split("/").at(-1)
    await sibling.click()
    await main.getByText(`Art.-Nr. ${articleId}`, { exact: true }).waitFor()
    await thumbnail.waitFor()
    assert.deepStrictEqual(await linesMissingBeforeReload(page), [])

    await translate(page)
    await open(page)
    await chooseMarket(page)
    await page.keyboard.press("Escape")
    await dialog(page).waitFor({ state: "detached" })
    await main.getByRole("radio", { name: /^Im Markt abholen/u }).waitFor()
    await thumbnail.waitFor()
    assert.deepStrictEqual(await linesMissingBeforeReload(page), [])
    assert.deepStrictEqual(complaints, [])
    await close()
  })
})
