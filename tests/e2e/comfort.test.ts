import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import type { Browser, Page } from "playwright-core"

import { doubleText, launch } from "../support/browser.ts"
import { addresses } from "./addresses.ts"
import { put } from "./basket.ts"
import { coveredFocus } from "./coveredFocus.ts"
import { dialog, field } from "./finder.ts"
import { visit, waitUntilHydrated } from "./visit.ts"

let browser: Browser
let large: Browser
let paths: Readonly<Record<string, string>>
beforeAll(async () => {
  browser = await launch()
  large = await launch(doubleText)
  paths = await addresses()
})
afterAll(async () => {
  await browser.close()
  await large.close()
})

const lists = ["category", "search", "offers"]
const telephone = { width: 390, height: 844 }
const bar = (page: Page) => page.getByRole("main").locator("summary[aria-haspopup=dialog]").locator("../..")

const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    return { id: element?.id, text: element?.textContent?.trim(), top: element?.getBoundingClientRect().top }
  })

describe("the skip links of a list", () => {
  it.each(lists)(
    "four key presses lead from the top of the %s page to its first article, and four to its filters",
    async (kind) => {
      const { close, page } = await visit(browser, paths[kind] ?? "/")
      for (const key of ["Tab", "Tab"]) await page.keyboard.press(key)
      const link = await focused(page)
      assert.strictEqual(link.text, "Zu den Artikeln springen")
      assert.isAtLeast(link.top ?? -1, 0)
      await page.keyboard.press("Enter")
      assert.strictEqual((await focused(page)).id, "artikel")
      await page.keyboard.press("Tab")
      const first = page.locator("#artikel").getByRole("article").first()
      assert.isTrue(await first.evaluate((tile) => tile.contains(document.activeElement)))
      await page.goto(paths[kind] ?? "/")
      for (const key of ["Tab", "Enter", "Tab"]) await page.keyboard.press(key)
      assert.strictEqual((await focused(page)).text, "Zu den Filtern springen")
      await page.keyboard.press("Enter")
      assert.strictEqual((await focused(page)).id, "filter")
      await close()
    },
  )

  it("a page without a list has no skip links to articles and filters", async () => {
    const { close, page } = await visit(browser, "/kontakt/")
    for (const key of ["Tab", "Tab"]) await page.keyboard.press(key)
    assert.strictEqual((await focused(page)).text, "Zur Suche springen")
    await close()
  })
})

/** Scrolls by script and waits until the scroll event has been handled. */
const scrollPage = (page: Page, top: number) =>
  page.evaluate(async (top) => {
    scrollTo({ top, behavior: "instant" })
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }, top)

const isInWindow = (element: ReturnType<Page["locator"]>) =>
  element.evaluate((node) => {
    const { bottom, left, right, top } = node.getBoundingClientRect()
    return top >= 0 && left >= 0 && bottom <= innerHeight && right <= document.documentElement.clientWidth
  })

describe("filter and sort order on a telephone", () => {
  it.each(lists)(
    "filter and sort order of the %s page stay in the window at 320, 390 and 820 px, and show the number of articles",
    async (kind) => {
      const { close, page } = await visit(browser, paths[kind] ?? "/", { viewport: telephone })
      for (const width of [320, 820, 390]) {
        await page.setViewportSize({ width, height: 844 })
        await scrollPage(page, 0)
        const { y: listTop } = (await page.locator("#artikel").boundingBox()) ?? { y: 0 }
        for (const top of [listTop, listTop + 900, listTop + 2500]) {
          await scrollPage(page, top)
          const controls = [bar(page).locator("summary[aria-haspopup]"), bar(page).getByRole("combobox")]
          for (const control of controls) assert.isTrue(await isInWindow(control), `${width} px, ${top}`)
        }
      }
      await bar(page).locator("summary[aria-haspopup]").click()
      const total = await page
        .getByText(/^\d+ Artikel$/u)
        .first()
        .textContent()
      await page
        .getByRole("dialog")
        .getByRole("button", { name: `${total} anzeigen` })
        .waitFor()
      await close()
    },
  )

  it("the bar covers no focused element on its list, with text at normal and double size", async () => {
    for (const [shop, width] of [
      [browser, 390],
      [browser, 320],
      [large, 390],
    ] as const) {
      const { close, page } = await visit(shop, paths["search"] ?? "/", {
        viewport: { width, height: 844 },
        reducedMotion: "reduce",
      })
      await page.locator("#artikel").focus()
      assert.deepStrictEqual(await coveredFocus(page, 40), [], `${width} px`)
      await close()
    }
  })

  it("without JavaScript the filters unfold in the bar and stay in the window", async () => {
    const { close, page } = await visit(browser, paths["search"] ?? "/", {
      viewport: telephone,
      javaScriptEnabled: false,
    })
    await bar(page).locator("summary[aria-haspopup]").click()
    await bar(page).getByRole("link").first().click()
    await page.waitForURL(/\?/u)
    await close()
  })
})

const buyBar = (page: Page) => page.locator("#kaufleiste")
const ownButton = (page: Page) => page.locator("#kaufen").getByRole("button", { name: "In den Warenkorb" })

describe("the buy bar of a product page on a telephone", () => {
  it("price and add button are in the window while the page's own button is not, and add the chosen quantity", async () => {
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

  it("a wrong quantity leads from the buy bar to the quantity field", async () => {
    const { close, page } = await visit(browser, paths["product"] ?? "/", { viewport: telephone })
    await page.locator("#menge").fill("2,5")
    await scrollPage(page, 2500)
    await buyBar(page).getByRole("button", { name: "In den Warenkorb" }).click()
    await page.waitForFunction(() => document.activeElement?.id === "menge")
    await close()
  })

  it("the buy bar covers no focused element, shifts no content, and is not printed", async () => {
    const { close, page } = await visit(browser, "about:blank", {
      viewport: telephone,
      reducedMotion: "reduce",
    })
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
    await scrollPage(page, 1)
    await page.locator("#inhalt").focus()
    assert.deepStrictEqual(await coveredFocus(page, 60), [])
    assert.isAtMost(await page.evaluate(() => Number(Reflect.get(window, "shift"))), 0.01)
    await page.emulateMedia({ media: "print" })
    assert.isFalse(await button.isVisible())
    await close()
  })

  it("wide windows and low windows have no buy bar", async () => {
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

describe("'Markt wählen'", () => {
  const ways = [
    { kind: "product", name: "Markt wählen" },
    { kind: "contact", name: "Markt wählen" },
    { kind: "basket", name: "Wähle deinen Markt" },
    { kind: "checkout", name: "Markt wählen" },
  ]
  it.each(ways)(
    "the link '$name' of the $kind page opens the store finder at once, and the choice keeps the page and the focus",
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

describe("old and mistyped addresses", () => {
  it("a page number beyond the last one redirects to the last page, and unreadable ones show the first page", async () => {
    const { close, page } = await visit(browser, "/kontakt/")
    const get = (path: string) => page.request.get(path, { maxRedirects: 0 })
    for (const kind of lists) {
      const path = paths[kind] ?? "/"
      const beyond = await get(`${path}?seite=9999`)
      assert.strictEqual(beyond.status(), 302, path)
      const last = beyond.headers()["location"] ?? ""
      assert.isTrue(last.startsWith(path) && !last.includes("9999"), last)
      assert.strictEqual((await get(last)).status(), 200)
      for (const text of ["0", "-1", "1e3", "abc", "1.5", ""]) {
        const answer = await get(`${path}?seite=${text}`)
        assert.strictEqual(answer.status(), 200)
        assert.match(await answer.text(), new RegExp(`rel="canonical" href="[^"]*${path}"`, "u"))
      }
    }
    for (const path of ["/meinkonto", "/meinkonto/"]) {
      const root = await get(path)
      assert.deepStrictEqual([root.status(), root.headers()["location"]], [301, "/meinkonto/uebersicht"])
    }
    await close()
  })
})

describe("the brand of an article", () => {
  it.each([
    { kind: "search", boxes: "#artikel h2" },
    { kind: "offers", boxes: "#artikel h2" },
    { kind: "basket", boxes: "tbody tr:has(input) th" },
    { kind: "wishlist", boxes: "main h2:has(a)" },
    { kind: "product", boxes: "main h1" },
  ])("the $kind page names the brand of an article once, before its name", async ({ boxes, kind }) => {
    const { close, page } = await visit(browser, paths["product"] ?? "/")
    const brand = (await page.locator("h1 span").first().textContent()) ?? ""
    if (kind === "basket") await put(page, paths["product"]?.split("/").at(-1) ?? "", 1)
    if (kind === "wishlist") {
      const toggle = page.getByRole("button", { name: /^Auf die Merkliste/u }).first()
      await toggle.click()
      await page.getByRole("banner").getByRole("link", { name: "Merkliste, 1 Artikel" }).waitFor()
      await page.waitForLoadState("networkidle")
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
  })
})

describe("a long list", () => {
  const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

  it.each([320, 390, 820, 1440])(
    "scrolling a list of 24 articles down at %i px changes its height by at most 5 percent, and scrolling up and down again by nothing",
    async (width) => {
      const { close, page } = await visit(browser, paths["search"] ?? "/", {
        viewport: { width, height: 900 },
      })
      const estimated = await height(page)
      const scrollThrough = () =>
        page.evaluate(async () => {
          const steps = Math.ceil(document.documentElement.scrollHeight / 400)
          const down = Array.from({ length: steps }, (_, step) => step * 400)
          for (const top of [...down, ...down.toReversed()]) {
            scrollTo({ top, behavior: "instant" })
            await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
          }
        })
      await scrollThrough()
      const seen = await height(page)
      assert.isAtMost(Math.abs(seen - estimated) / seen, 0.05, `${estimated} px, then ${seen} px`)
      await scrollThrough()
      assert.strictEqual(await height(page), seen)
      await close()
    },
  )

  it("find-in-page and focus reach the last article of a list that was not scrolled", async () => {
    const { close, page } = await visit(browser, paths["search"] ?? "/", { viewport: telephone })
    const last = page.locator("#artikel article").last().getByRole("link").first()
    const name = (await last.textContent()) ?? ""
    assert.isTrue(await page.evaluate((text) => Reflect.get(window, "find").call(window, text), name))
    assert.isTrue(await isInWindow(last))
    await scrollPage(page, 0)
    await last.focus()
    assert.isTrue(await isInWindow(last))
    await close()
  })
})
