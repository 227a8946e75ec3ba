import { assert, describe, it } from "@effect/vitest"
import type { Page } from "playwright-core"

import { sharedBrowser } from "../support/browser.ts"
import { articleWhere } from "./addresses.ts"
import { chooseMarket, dialog, open } from "./finder.ts"
import { linesMissingBeforeReload, translate } from "./translation.ts"
import { loadRouter, visit, waitUntilHydrated } from "./visit.ts"
import { counts, listPath, withWishes } from "./wishlistToggles.ts"

const browser = await sharedBrowser()

/** Opens a page and lets it be translated. */
const openTranslated = async (page: Page, path: string) => {
  await page.goto(path)
  await waitUntilHydrated(page)
  await translate(page)
}

/** Adds one piece of the first article in the main part of the basket or the wishlist. */
const increase = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("button", { name: /erhöhen$/u })
    .first()
    .click()

describe("a page that the visitor's browser translates", () => {
  it("a translated list, basket and wishlist show the new counts, prices and sums after each change", async () => {
    const { close, complaints, page } = await withWishes(browser, 1)
    const main = page.getByRole("main")
    await translate(page)
    for (const index of [0, 1]) {
      await main
        .getByRole("button", { name: /in den Warenkorb$/iu })
        .nth(index)
        .click()
      await counts(page, "Warenkorb", index + 1)
    }
    assert.deepStrictEqual(await linesMissingBeforeReload(page), [])

    await openTranslated(page, "/warenkorb")
    await increase(page)
    await counts(page, "Warenkorb", 3)
    assert.deepStrictEqual(await linesMissingBeforeReload(page), [])

    await translate(page)
    await main
      .getByRole("button", { name: /^Auf die Merkliste/u })
      .first()
      .click()
    await counts(page, "Merkliste", 3)
    await counts(page, "Warenkorb", 1)
    assert.deepStrictEqual(await linesMissingBeforeReload(page), [])

    await openTranslated(page, "/merkliste")
    await increase(page)
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
