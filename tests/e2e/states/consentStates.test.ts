import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import type { Browser, Page } from "playwright-core"

import { launch } from "../../support/browser.ts"
import { tabAndPress, violations } from "../finder.ts"
import { visit } from "../visit.ts"

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

const prompt = (page: Page) => page.getByRole("dialog", { name: "Deine Privatsphäre" })
const details = (page: Page) => page.getByRole("dialog", { name: "Einstellungen zur Privatsphäre" })
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)
const tooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

const widths = [320, 768, 1280] as const

describe("the consent question in the browser", () => {
  it.each(widths)(
    "T-A1 T-A4: the consent prompt and the consent settings have no accessibility violations and no sideways scrolling at %s px",
    async (width) => {
      const { close, complaints, page } = await visit(browser, "/", {
        consents: "unasked",
        viewport: { width, height: 640 },
        reducedMotion: "reduce",
      })
      await prompt(page).waitFor()
      assert.deepStrictEqual(await violations(page), [], "first layer")
      assert.isAtMost(await tooWide(page), 0)
      await prompt(page).getByRole("button", { name: "Einstellungen" }).click()
      await details(page).getByRole("checkbox", { name: "Komfort" }).waitFor()
      await details(page).getByText("12 Dienste").click()
      await details(page).getByRole("checkbox", { name: "Karten", exact: true }).waitFor()
      assert.deepStrictEqual(await violations(page, ["#root"]), [], "second layer")
      assert.isAtMost(await tooWide(page), 0)
      await page.keyboard.press("Escape")
      await details(page).waitFor({ state: "detached" })
      await prompt(page).waitFor()
      assert.deepStrictEqual(complaints, [])
      await close()
    },
  )

  it.each(widths)(
    "T-A1: the consent gate of a service has no accessibility violations at %s px",
    async (width) => {
      const { close, page } = await visit(browser, "/maerkte?suche=53111", {
        viewport: { width, height: 900 },
      })
      await page.getByRole("button", { name: "Kartenansicht" }).click()
      await page.getByRole("region", { name: "Wir benötigen deine Zustimmung" }).waitFor()
      assert.deepStrictEqual(await violations(page), [])
      assert.isAtMost(await tooWide(page), 0)
      await close()
    },
  )

  it("T-A2: the consent prompt can be answered by keyboard, and closing the settings restores focus", async () => {
    const { close, page } = await visit(browser, "/", { consents: "unasked" })
    await prompt(page).waitFor()
    await tabAndPress(page, prompt(page).getByRole("button", { name: "Einstellungen" }))
    await details(page).waitFor()
    await page.keyboard.press("Escape")
    await details(page).waitFor({ state: "detached" })
    assert.strictEqual(await focused(page), "Einstellungen")
    await page.keyboard.press("Enter")
    const analytics = details(page).getByRole("checkbox", { name: "Statistik" })
    await analytics.and(page.locator(":enabled")).waitFor()
    await tabAndPress(page, analytics, "Space")
    await tabAndPress(page, details(page).getByRole("button", { name: "Auswahl speichern" }))
    await prompt(page).waitFor({ state: "detached" })
    // The button is at the end of the page.
    await tabAndPress(page, page.getByRole("button", { name: "Privatsphäre" }), "Enter", "Shift+Tab")
    await analytics.and(page.locator(":enabled")).waitFor()
    assert.isTrue(await analytics.isChecked())
    await page.keyboard.press("Escape")
    await details(page).waitFor({ state: "detached" })
    assert.strictEqual(await focused(page), "Privatsphäre")
    await close()
  })

  it.each([
    [320, 640],
    [390, 844],
    [820, 1180],
    [1440, 900],
    [640, 400],
    [640, 360],
  ])(
    "T-A3: the consent prompt never covers a focused element completely and never covers the avatar button, at %s x %s px",
    async (width, height) => {
      const { close, page } = await visit(browser, "/kontakt/", {
        consents: "unasked",
        viewport: { width, height },
        reducedMotion: "reduce",
      })
      await prompt(page).waitFor()
      // The page gets room below its footer when the prompt has reported its height.
      await page.waitForFunction(() => document.body.style.paddingBottom !== "")
      const covered = await page.evaluate(async () => {
        const question = document.querySelector("[data-consent-prompt]")
        const isCovered = async (element: HTMLElement) => {
          element.focus()
          // The browser lays out content below the window only in the frame after that content got the focus.
          await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
          const { bottom, height: tall, left, right, top, width: wide } = element.getBoundingClientRect()
          if (wide === 0 || tall === 0) return false
          const across = [left + 2, (left + right) / 2, right - 2]
          const down = [top + 2, (top + bottom) / 2, bottom - 2]
          return down.every((y) =>
            across.every((x) => question?.contains(document.elementFromPoint(x, y)) === true),
          )
        }
        const found: Array<string | null> = []
        for (const element of document.querySelectorAll<HTMLElement>(
          "a[href], button, input, textarea, select, summary",
        ))
          if (!question?.contains(element) && element.checkVisibility() && (await isCovered(element)))
            found.push(element.textContent ?? element.ariaLabel)
        return found
      })
      assert.deepStrictEqual(covered, [])
      const avatar = page.getByRole("button", { name: "Hilfe und Beratung" })
      await avatar.click()
      await page
        .getByRole("dialog", { name: "Hallo, wie können wir dir helfen?" })
        .getByRole("list")
        .waitFor()
      await close()
    },
  )

  it("the consent prompt neither takes focus from the search field nor shifts content when it appears", async () => {
    const { close, page } = await visit(browser, "about:blank", { consents: "unasked" })
    await page.goto("/")
    await page.getByRole("banner").getByLabel("Produkte suchen").last().focus()
    await prompt(page).waitFor()
    assert.isFalse(await prompt(page).evaluate((question) => question.contains(document.activeElement)))
    const moved = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              if ("value" in entry && typeof entry.value === "number") sum += entry.value
          }).observe({ type: "layout-shift", buffered: true })
          requestAnimationFrame(() => setTimeout(() => resolve(sum), 500))
        }),
    )
    assert.isAtMost(moved, 0.01)
    await close()
  })

  it("T-A14: without JavaScript, the shop does not ask for consent, and hides the button of the privacy settings", async () => {
    const { close, page } = await visit(browser, "/", { consents: "unasked", javaScriptEnabled: false })
    assert.strictEqual(await page.getByRole("dialog").count(), 0)
    assert.isFalse(await page.getByRole("button", { name: "Privatsphäre" }).isVisible())
    await close()
  })
})
