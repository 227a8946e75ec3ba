import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { type Browser, type Page } from "playwright-core"
import { inject } from "vitest"

import { launch, decidedVisitor } from "../support/browser.ts"
import { addresses } from "./addresses.ts"

let browser: Browser
let paths: Readonly<Record<string, string>>
beforeAll(async () => {
  browser = await launch()
  paths = await addresses()
})
afterAll(() => browser.close())

/** Opens a page whose scripts do not load until the test allows it. */
const withoutScriptsYet = async (path: string) => {
  const context = await decidedVisitor(browser, { baseURL: inject("origin") })
  const page = await context.newPage()
  const gate = Promise.withResolvers<void>()
  await page.route("**/ui/js/**", async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.goto(path)
  return { page, letScriptsCome: gate.resolve, close: () => context.close() }
}

const countShown = (page: Page, pieces: number) =>
  page
    .getByRole("banner")
    .getByRole("link", { name: new RegExp(`^Warenkorb, ${pieces} Artikel$`, "u") })
    .waitFor()

describe("interactions before the scripts have loaded", () => {
  it("two clicks on the basket button before hydration add the article once with the selected quantity", async () => {
    const { close, letScriptsCome, page } = await withoutScriptsYet(paths["product"] ?? "/")
    const main = page.getByRole("main")
    await main.getByRole("button", { name: "Menge erhöhen" }).click()
    await main.getByRole("button", { name: "Menge erhöhen" }).click()
    const add = main.getByRole("button", { name: "In den Warenkorb", exact: true })
    await add.click()
    await add.click()
    assert.strictEqual(new URL(page.url()).search, "")
    letScriptsCome()
    await main.getByText("Liegt im Warenkorb.").waitFor()
    await countShown(page, 3)
    await close()
  })

  it("a click on the arrow of the gallery before hydration shows the next picture", async () => {
    const { close, letScriptsCome, page } = await withoutScriptsYet(paths["product"] ?? "/")
    const pictures = page.getByRole("region", { name: "Bilder" })
    await pictures.getByRole("button", { name: "Nächstes Bild" }).click()
    letScriptsCome()
    await pictures.locator("[aria-current]").filter({ hasText: ", 2 von " }).waitFor()
    await close()
  })

  it("the search form can be submitted before the page's scripts have loaded", async () => {
    const { close, page } = await withoutScriptsYet("/")
    const search = page.getByRole("banner").getByRole("search")
    await search.locator("input").fill("bohrer")
    await search.getByRole("button", { name: /such/iu }).click()
    await page.waitForURL("**/s/bohrer**")
    await close()
  })
})
