import { assert, describe, it } from "@effect/vitest"

import { sharedBrowser } from "../support/browser.ts"
import { isLong } from "../support/size.ts"
import { indicator as account } from "./account.ts"
import { indicator as market, violations } from "./finder.ts"
import { categories, menu, openSearch, searchField, suggestions } from "./header.ts"
import { visit, waitForFocus } from "./visit.ts"

const browser = await sharedBrowser()

const phone = { viewport: { width: 320, height: 700 } }
const desktop = { viewport: { width: 1280, height: 800 } }
const focused = "*:focus"

describe("the header search in the browser", () => {
  it("T-A8: the header search requests suggestions for exactly the typed text, and a suggestion can be selected by keyboard alone", async () => {
    const { close, complaints, page } = await visit(browser, "/", desktop)
    const asked: Array<string | null> = []
    page.on("request", (request) => {
      const url = new URL(request.url())
      if (url.pathname.startsWith("/rest/v4/suggest/")) asked.push(url.searchParams.get("query"))
    })
    await page.keyboard.press("Tab")
    await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
    await waitForFocus(searchField(page))
    // Inserts all letters at once: on a slow machine a pause between two letters causes another request.
    await page.keyboard.insertText("schrau")
    await suggestions(page).first().waitFor()
    await page.getByText("49,99 €").first().waitFor()
    assert.deepStrictEqual(asked, ["schrau", "schrau"])
    assert.deepStrictEqual(await violations(page), [])
    // In the list of suggestions, two search terms come before the category.
    for (let step = 0; step < 3; step++) await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await page.waitForURL(/\/c\/schraubendreher-sets\/.*queryFromSuggest=true&userInput=schrau$/u)
    await page.getByRole("heading", { level: 1, name: "Schraubendreher-Sets" }).waitFor()
    assert.deepStrictEqual(complaints, [])
    await close()
  })

  it("the header search still contains the text that was typed before its script has loaded", async () => {
    const { close, page } = await visit(browser, "/", desktop)
    const typed = Promise.withResolvers<void>()
    await page.route("**/ui/js/**", async (route) => {
      await typed.promise
      await route.continue()
    })
    await page.getByRole("banner").getByRole("searchbox").click()
    await page.keyboard.type("akku")
    typed.resolve()
    await waitForFocus(searchField(page))
    await page.keyboard.type("schr")
    assert.strictEqual(await searchField(page).inputValue(), "akkuschr")
    await close()
  })

  it.runIf(isLong)(
    "the header search has no accessibility violations with its history, while suggestions load, and when there are no suggestions",
    async () => {
      const { close, page } = await visit(browser, "/", phone)
      await openSearch(page)
      await page.keyboard.type("farbe")
      await page.keyboard.press("Enter")
      await page.waitForURL("**/s/farbe")
      // Waits for the heading of the results, because the URL changes before the page. The home page has a
      // heading of the first level, too.
      await page.getByRole("heading", { level: 1, name: /^Ergebnisse für/u }).waitFor()
      await searchField(page).fill("")
      await page.getByText("Zuletzt gesucht").waitFor()
      assert.deepStrictEqual(await violations(page), [])
      const { cookies } = await page.context().storageState()
      assert.deepInclude(
        cookies.find(({ name }) => name === "search_history_items"),
        { path: "/", sameSite: "Lax" },
      )
      await searchField(page).fill("xqwrtz")
      assert.deepStrictEqual(await violations(page), [])
      await page.getByText("Leider finden wir keine Ergebnisse für deinen Suchbegriff.").waitFor()
      assert.deepStrictEqual(await violations(page), [])
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
      assert.isFalse(tooWide)
      await close()
    },
  )

  it.runIf(isLong)(
    "T-C10: the header search suggests service pages when the product channel fails, and shows an error when both channels fail",
    async () => {
      const { close, page } = await visit(browser, "/", desktop)
      await page.route("**/rest/v4/suggest/cirax**", (route) => route.abort())
      await openSearch(page)
      await page.keyboard.type("newsletter")
      await page.getByRole("option", { name: "Newsletter anmelden" }).waitFor()
      await page.route("**/rest/v4/suggest/**", (route) => route.abort())
      await searchField(page).fill("kontakt")
      await page.getByText("Leider ist ein unbekannter Fehler aufgetreten.").waitFor()
      assert.deepStrictEqual(await violations(page), [])
      await close()
    },
  )

  it.runIf(isLong)("the header search and the menu can be used without JavaScript", async () => {
    const { close, page } = await visit(browser, "/", { ...phone, javaScriptEnabled: false })
    await page.getByRole("banner").getByRole("searchbox").fill("Farbe")
    await page.keyboard.press("Enter")
    await page.waitForURL("**/s/farbe")
    await categories(page).getByText("Menü").click()
    await categories(page).getByRole("link", { name: "Garten", exact: true }).first().click()
    await page.getByRole("heading", { level: 1, name: "Garten" }).waitFor()
    await close()
  })
})

describe("the header navigation in the browser", () => {
  it.runIf(isLong)(
    "the Escape key closes every flyout that hovering has opened, and focus does not move",
    async () => {
      const { close, page } = await visit(browser, "/", desktop)
      const banner = page.getByRole("banner")
      const flyouts = [
        {
          opener: account(page),
          content: banner
            .getByRole("link", { name: "Passwort vergessen?" })
            .or(banner.getByLabel("E-Mail-Adresse")),
        },
        { opener: market(page), content: banner.getByText("Wähle deinen Markt: dann siehst du") },
        {
          opener: categories(page).getByRole("link", { name: "Garten", exact: true }),
          content: categories(page).getByRole("link", { name: "Rasenmäher" }),
        },
      ]
      for (const { content, opener } of flyouts) {
        await opener.hover()
        await content.first().waitFor()
        await page.keyboard.press("Escape")
        await content.first().waitFor({ state: "hidden" })
        assert.strictEqual(await page.locator(focused).count(), 0)
      }
      await close()
    },
  )

  it.runIf(isLong)("a category flyout opens on hover and closes when the mouse leaves", async () => {
    const { close, complaints, page } = await visit(browser, "/", desktop)
    await categories(page).getByRole("link", { name: "Garten", exact: true }).hover()
    await categories(page).getByRole("link", { name: "Rasenmäher" }).waitFor()
    assert.deepStrictEqual(await violations(page), [])
    await page.mouse.move(640, 700)
    await categories(page).getByRole("link", { name: "Rasenmäher" }).waitFor({ state: "detached" })
    assert.deepStrictEqual(complaints, [])
    await close()
  })

  it.runIf(isLong)(
    "a category flyout opens by keyboard, and the Escape key moves focus from its links back to its button",
    async () => {
      const { close, page } = await visit(browser, "/", desktop)
      await categories(page).getByRole("link", { name: "Garten", exact: true }).focus()
      const toggle = page.getByRole("button", { name: "Unterkategorien von Garten", exact: true })
      await toggle.waitFor()
      await page.keyboard.press("Tab")
      await page.keyboard.press("Enter")
      await categories(page).getByRole("link", { name: "Alles in Garten" }).waitFor()
      await page.keyboard.press("Tab")
      assert.strictEqual(await page.locator(focused).textContent(), "Alles in Garten")
      await page.keyboard.press("Escape")
      await waitForFocus(toggle)
      await close()
    },
  )

  it.runIf(isLong)(
    "on a telephone, the off-canvas menu has two levels of categories, and restores focus when the Escape key closes it",
    async () => {
      const { close, complaints, page } = await visit(browser, "/", phone)
      await categories(page).getByText("Menü").click()
      await menu(page).waitFor()
      await menu(page).getByRole("link", { name: "Merkliste" }).waitFor()
      assert.deepStrictEqual(await violations(page), [])
      await menu(page).getByRole("button", { name: "Garten", exact: true }).click()
      await menu(page).getByRole("link", { name: "Rasenmäher" }).waitFor()
      assert.deepStrictEqual(await violations(page), [])
      await page.keyboard.press("Escape")
      await menu(page).waitFor({ state: "detached" })
      await page.locator(focused).filter({ hasText: "Menü" }).waitFor()
      assert.deepStrictEqual(complaints, [])
      await close()
    },
  )
})

describe("the page header in the browser", () => {
  it.runIf(isLong)(
    "the header is hidden after scrolling down and visible after scrolling up, and no content shifts",
    async () => {
      const { close, page } = await visit(browser, "/", desktop)
      const hidden = page.locator("[data-hidden] > header")
      await page.waitForLoadState("networkidle")
      // Other tests measure shifts during loading. This test measures only shifts that the header causes.
      const whole = await page.evaluate(async () => {
        await document.fonts.ready
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
        return performance.now()
      })
      await page.mouse.wheel(0, 900)
      await hidden.waitFor({ state: "attached" })
      await page.mouse.wheel(0, -100)
      await hidden.waitFor({ state: "detached" })
      const shifts = await page.evaluate(
        (whole) =>
          new Promise<number>((resolve) => {
            const observer = new PerformanceObserver((list) =>
              resolve(list.getEntries().filter(({ startTime }) => startTime > whole).length),
            )
            observer.observe({ type: "layout-shift", buffered: true })
            requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)))
          }),
        whole,
      )
      assert.strictEqual(shifts, 0)
      await close()
    },
  )

  it.runIf(isLong)("the hidden header becomes visible when the keyboard focus reaches it", async () => {
    const { close, page } = await visit(browser, "/", desktop)
    await page.waitForLoadState("networkidle")
    await page.mouse.wheel(0, 900)
    await page.locator("[data-hidden] > header").waitFor({ state: "attached" })
    await page
      .getByRole("banner")
      .getByRole("link", { name: /^Warenkorb/u })
      .focus()
    await page.locator("[data-hidden] > header").waitFor({ state: "detached" })
    await close()
  })
})
