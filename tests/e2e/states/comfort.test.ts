import { assert, describe, it } from "@effect/vitest"
import type { Page } from "playwright-core"

import { sharedBrowser } from "../../support/browser.ts"
import { addresses } from "../addresses.ts"
import { put } from "../basket.ts"
import { dialog, field } from "../finder.ts"
import { held, loadRouter, visit, waitUntilHydrated } from "../visit.ts"

const browser = await sharedBrowser()
const paths = await addresses()

describe("'Markt wählen'", () => {
  const ways = [
    { kind: "product", name: "Markt wählen" },
    { kind: "contact", name: "Markt wählen" },
    { kind: "basket", name: "Wähle deinen Markt" },
    { kind: "checkout", name: "Markt wählen" },
  ]
  it.each(ways)(
    "the link '$name' of the $kind page opens the store finder, and the page stays open with a focused element after the choice of a market",
    async ({ kind, name }) => {
      const { close, page } = await visit(browser, "/")
      if (kind === "basket" || kind === "checkout")
        await put(page, paths["product"]?.split("/").at(-1) ?? "", 1, "marketPickup")
      const path = kind === "checkout" ? "/kasse" : (paths[kind] ?? "/")
      await page.goto(path)
      await waitUntilHydrated(page)
      const link = page.getByRole("main").getByRole("link", { name, exact: true })
      assert.strictEqual(await link.getAttribute("href"), "/maerkte")
      await link.click()
      await field(page).waitFor()
      await dialog(page)
        .getByRole("button", { name: /^Diesen Markt wählen/u })
        .first()
        .click()
      await link.waitFor({ state: "detached" })
      await page.keyboard.press("Escape")
      await dialog(page).waitFor({ state: "detached" })
      assert.strictEqual(new URL(page.url()).pathname, path)
      await page.waitForFunction(() => document.activeElement !== document.body)
      await close()
    },
  )
})

describe("the brand of an article", () => {
  const headings = [
    { kind: "search", boxes: "#artikel h2" },
    { kind: "offers", boxes: "#artikel h2" },
    { kind: "basket", boxes: "tbody tr:has(input) th" },
    { kind: "wishlist", boxes: "main h2:has(a)" },
    { kind: "product", boxes: "main h1" },
  ]
  it.each(headings)(
    "the heading of each article on the $kind page names its brand exactly once",
    async ({ boxes, kind }) => {
      const { close, page } = await visit(browser, paths["product"] ?? "/")
      const brand = (await page.locator("h1 span").first().textContent()) ?? ""
      if (kind === "basket") await put(page, paths["product"]?.split("/").at(-1) ?? "", 1)
      if (kind === "wishlist") {
        const toggle = page.getByRole("button", { name: /^Auf die Merkliste/u }).first()
        await toggle.click()
        await page.getByRole("banner").getByRole("link", { name: "Merkliste, 1 Artikel" }).waitFor()
        // The header shows the new count before the answer, so the test waits until the toggle has its answer.
        await toggle.and(page.locator("[aria-busy=false]")).waitFor()
      }
      if (kind !== "product") await page.goto(paths[kind] ?? "/")
      const texts = await page.locator(boxes).evaluateAll((elements) =>
        elements.map((element) => ({
          brand: element.querySelector("[class*=brand]")?.textContent ?? "",
          words: element.textContent?.replaceAll(/\s+/gu, " ") ?? "",
        })),
      )
      assert.isAbove(texts.length, 0)
      for (const text of texts) {
        if (texts.length === 1) assert.strictEqual(text.brand, brand)
        assert.strictEqual(text.words.split(text.brand).length, 2, text.words)
      }
      await close()
    },
  )
})

/** Sums the layout shifts of the footer since the page was loaded, also those right after an input. */
const footerShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const footer = document.querySelector("footer")
        const movesFooter = (source: unknown) => {
          const node: unknown = Reflect.get(Object(source), "node")
          return node instanceof Node && footer?.contains(node) === true
        }
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const sources: unknown = Reflect.get(entry, "sources")
            if (Array.isArray(sources) && sources.some(movesFooter))
              sum += Number(Reflect.get(entry, "value"))
          }
        }).observe({ type: "layout-shift", buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
      }),
  )

describe("a page that loads slowly", () => {
  it.each([390, 1280])(
    "when a loaded page is shorter than its skeleton, the footer does not move, at a window width of %s px",
    async (width) => {
      const { close, page } = await visit(browser, "/", { viewport: { width, height: 844 } })
      await loadRouter(page)
      const release = await held(page, "**/rest/V1/heimwerk/basket**")
      await page.getByRole("banner").getByRole("link", { name: "Warenkorb" }).click()
      await page.locator("[data-pending]").waitFor()
      release()
      await page.getByRole("heading", { name: "Dein Warenkorb ist leer" }).waitFor()
      await page.getByRole("contentinfo").waitFor()
      assert.strictEqual(await footerShift(page), 0)
      await close()
    },
  )

  it("the footer of a short page begins at its final place when only the first part of the footer has arrived", async () => {
    const { close, page } = await visit(browser, "/newsletter/anmelden/", {
      viewport: { width: 1280, height: 900 },
    })
    const top = await page.getByRole("contentinfo").evaluate((footer) => {
      const final = footer.getBoundingClientRect().top
      while (footer.children.length > 1) footer.lastElementChild?.remove()
      return { final, partly: footer.getBoundingClientRect().top }
    })
    assert.isBelow(top.final, 900)
    assert.strictEqual(top.partly, top.final)
    await close()
  })
})
