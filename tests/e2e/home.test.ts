import { assert, describe, it } from "@effect/vitest"

import { sharedBrowser } from "../support/browser.ts"
import { isLong } from "../support/size.ts"
import { tabAndPress, tabTo, violations } from "./finder.ts"
import { visit, waitUntilHydrated } from "./visit.ts"

const browser = await sharedBrowser()

describe("the home page in the browser", () => {
  it.runIf(isLong)(
    "the picture of the first teaser on the home page has at most 15 KiB, and the browser requests it first and with high priority",
    async () => {
      const { close, page } = await visit(browser, "/")
      const [first] = await page.evaluate(() =>
        performance
          .getEntriesByType("resource")
          .filter((entry) => entry.name.includes("/bilder/"))
          .sort((one, other) => one.startTime - other.startTime)
          .map((entry) => ({
            name: new URL(entry.name).pathname,
            bytes: entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0,
          })),
      )
      assert.strictEqual(first?.name, "/bilder/teaser/werkstatt.svg")
      assert.isAtMost(first?.bytes ?? Number.POSITIVE_INFINITY, 15 * 1024)
      const image = page.locator("main img").first()
      assert.strictEqual(await image.getAttribute("fetchpriority"), "high")
      await close()
    },
  )

  it.runIf(isLong)("T-D14: no content shifts while the home page loads and scrolls", async () => {
    for (const width of [390, 1280]) {
      const { close, page } = await visit(browser, "/", { viewport: { width, height: 800 } })
      const moved = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let sum = 0
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries()) {
                if ("value" in entry && typeof entry.value === "number") sum += entry.value
              }
            }).observe({ type: "layout-shift", buffered: true })
            const step = () => {
              const before = scrollY
              scrollBy(0, 400)
              if (scrollY === before) setTimeout(() => resolve(sum), 300)
              else requestAnimationFrame(() => requestAnimationFrame(step))
            }
            step()
          }),
      )
      assert.isAtMost(moved, 0.01, `${width} px`)
      await close()
    }
  })

  it.runIf(isLong)(
    "T-A2: the product carousel can be moved and a voucher code copied by keyboard on the home page",
    async () => {
      const { close, page } = await visit(browser, "/", {
        permissions: ["clipboard-read", "clipboard-write"],
      })
      const offers = page.getByRole("region", { name: "Aktuelle Angebote: Weitere Produkte anschauen" })
      // The arrows load when the slides are near the window, and come before the slides in tab order.
      await tabTo(page, offers.getByRole("link").first())
      await tabAndPress(page, offers.getByRole("button", { name: "Nächstes Produkt" }), "Enter", "Shift+Tab")
      await offers.getByRole("button", { name: "Vorheriges Produkt" }).waitFor()
      await tabAndPress(page, page.getByRole("button", { name: "WERKSTATT20" }))
      await page.getByRole("button", { name: "WERKSTATT20 Kopiert" }).waitFor()
      assert.strictEqual(await page.evaluate(() => navigator.clipboard.readText()), "WERKSTATT20")
      assert.deepStrictEqual(await violations(page), [])
      await close()
    },
  )

  it.runIf(isLong)("the view of a teaser is tracked only once", async () => {
    const { close, page } = await visit(browser, "/")
    const seen = () =>
      page.evaluate(() => {
        const layer: unknown = Reflect.get(window, "dataLayer")
        return Array.isArray(layer)
          ? layer.filter(({ event }) => event === "teaser_view").map(({ typ }) => typ)
          : []
      })
    await page.mouse.move(200, 300)
    await page.getByRole("button", { name: "WERKSTATT20" }).scrollIntoViewIfNeeded()
    await page.mouse.move(210, 310)
    await page.waitForFunction(() => {
      const layer: unknown = Reflect.get(window, "dataLayer")
      return Array.isArray(layer) && layer.some(({ typ }) => typ === "gutschein")
    })
    await page.evaluate(() => scrollTo(0, 0))
    await page.getByRole("button", { name: "WERKSTATT20" }).scrollIntoViewIfNeeded()
    await page.mouse.move(220, 320)
    const types = await seen()
    assert.strictEqual(new Set(types).size, types.length)
    assert.include(types, "buehne")
    await close()
  })

  it.runIf(isLong)(
    "the store search of the home page suggests markets and places, and its button does not change colour while the page loads",
    async () => {
      const { close, complaints, page } = await visit(browser, "about:blank")
      await page.addInitScript(() => {
        const looks = new Set<string>()
        Object.assign(window, { looks })
        const look = () => {
          for (const button of document.querySelectorAll('main form[role="search"] button[type="submit"]')) {
            looks.add(getComputedStyle(button).backgroundColor)
          }
          requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      })
      await page.goto("/")
      // Waits before it hovers, because the page does not notice a pointer that entered the field before
      // hydration.
      await waitUntilHydrated(page)
      await page.getByRole("main").getByLabel("Suche nach PLZ oder Ort").hover()
      const field = page.getByRole("main").getByRole("combobox", { name: "Suche nach PLZ oder Ort" })
      await field.waitFor()
      const looks = await page.evaluate(() =>
        "looks" in window && window.looks instanceof Set ? [...window.looks] : [],
      )
      assert.lengthOf(looks, 1)
      await field.fill("Köln")
      await page.getByRole("group", { name: "Heimwerk Baumärkte" }).getByRole("option").first().waitFor()
      const place = page.getByRole("group", { name: "Ortsvorschläge" }).getByRole("option").first()
      // Waits for the place, because the search button is disabled while places are loading.
      await place.waitFor()
      // `getByRole` finds only elements that are available to screen readers.
      assert.isTrue(
        await page.getByRole("main").getByRole("button", { name: "Suchen", exact: true }).isEnabled(),
      )
      await place.click()
      await page.waitForURL(/\/maerkte\?.*ort=/u)
      assert.deepStrictEqual(complaints, [])
      await close()
    },
  )

  it("T-A14: without JavaScript, the home page shows more than 20 articles, the current offers and the popular articles", async () => {
    const { close, page } = await visit(browser, "/", { javaScriptEnabled: false })
    assert.isAbove(await page.locator("main article").count(), 20)
    assert.isTrue(await page.getByRole("heading", { name: "Aktuelle Angebote" }).isVisible())
    assert.isTrue(await page.getByRole("region", { name: /^Beliebte Artikel/u }).isVisible())
    await close()
  })
})
