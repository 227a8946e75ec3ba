import { assert, describe, it } from "@effect/vitest"
import type { Page } from "playwright-core"

import { sharedBrowser } from "../support/browser.ts"
import { isLong } from "../support/size.ts"
import { addresses } from "./addresses.ts"
import { isInWindow, resize, scrollPage, telephone } from "./scrolling.ts"
import { visit } from "./visit.ts"

const browser = await sharedBrowser()
const paths = await addresses()

const lists = ["category", "search", "offers"]
const bar = (page: Page) => page.locator("#filter").locator("..")

const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    return { id: element?.id, text: element?.textContent?.trim(), top: element?.getBoundingClientRect().top }
  })

describe("the skip links of a list", () => {
  it.runIf(isLong).each(lists)(
    "from the top of the %s page, the skip links lead to the first article and to the filters with four key presses each",
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

  it.runIf(isLong)("a page without a list has no skip links that lead to articles and filters", async () => {
    const { close, page } = await visit(browser, "/kontakt/")
    for (const key of ["Tab", "Tab"]) await page.keyboard.press(key)
    assert.strictEqual((await focused(page)).text, "Zur Suche springen")
    await close()
  })
})

describe("the sort form on a desktop", () => {
  it.runIf(isLong)(
    "the sort field of a list has the same width with only its first option as with all its options",
    async () => {
      const { close, page } = await visit(browser, paths["search"] ?? "/", {
        viewport: { width: 1280, height: 800 },
      })
      const list = page.getByLabel("Sortieren")
      const width = () => list.evaluate((element) => element.getBoundingClientRect().width)
      const whole = await width()
      await list.evaluate((element) => {
        while (element.children.length > 1) element.lastElementChild?.remove()
      })
      assert.strictEqual(await width(), whole)
      await close()
    },
  )
})

describe("filter and sort order on a telephone", () => {
  it.runIf(isLong).each(lists)(
    "the filter bar of the %s page stays in the window at 320, 390 and 820 px, and the button of its dialog shows the number of articles",
    async (kind) => {
      const { close, page } = await visit(browser, paths[kind] ?? "/", { viewport: telephone })
      for (const width of [320, 820, 390]) {
        await resize(page, width, 844)
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

  it("on a telephone without JavaScript, a visitor opens the filters from the filter bar and applies a filter", async () => {
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

describe("old and mistyped addresses", () => {
  it("a page number after the last page redirects to the last page, an invalid page number shows the first page, and /meinkonto redirects to the account overview", async () => {
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

describe("a long list", () => {
  const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

  it.runIf(isLong).each([390, 1440])(
    "at a width of %i px, scrolling through 24 articles changes the page height by at most 5 percent, and only the first time",
    async (width) => {
      const { close, page } = await visit(browser, paths["search"] ?? "/", {
        viewport: { width, height: 900 },
      })
      const estimated = await height(page)
      const scrollThrough = async () => {
        const steps = Math.ceil((await height(page)) / 400)
        const down = Array.from({ length: steps }, (_, step) => step * 400)
        for (const top of [...down, ...down.toReversed()]) await scrollPage(page, top)
      }
      await scrollThrough()
      const seen = await height(page)
      assert.isAtMost(Math.abs(seen - estimated) / seen, 0.05, `${estimated} px, then ${seen} px`)
      await scrollThrough()
      assert.strictEqual(await height(page), seen)
      await close()
    },
  )

  it.runIf(isLong)("find-in-page and focus scroll the last article of a list into the window", async () => {
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
