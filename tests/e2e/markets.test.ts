import { assert, describe, it } from "@effect/vitest"

import { sharedBrowser } from "../support/browser.ts"
import { isLong } from "../support/size.ts"
import { dialog, open, violations } from "./finder.ts"
import { visit } from "./visit.ts"

const browser = await sharedBrowser()

describe("a visit through a market's own link", () => {
  it.runIf(isLong)(
    "after the first click, the shop asks once whether the market of the opened link is the right one, and stores the answer",
    async () => {
      const { close, complaints, page } = await visit(browser, "/mein-markt/201")
      const prompt = page.getByRole("region", { name: /^Ist Heimwerk .* dein Markt\?$/u })
      assert.strictEqual(new URL(page.url()).pathname, "/")
      assert.strictEqual(await prompt.count(), 0)
      await page.mouse.click(4, 400)
      await prompt.waitFor()
      assert.deepStrictEqual(await violations(page), [])
      await prompt.getByRole("button", { name: "Ja, das ist mein Markt" }).click()
      await prompt.waitFor({ state: "detached" })
      await page.waitForFunction(() => !document.cookie.includes("show_localisation_bar"))
      await page.reload({ waitUntil: "networkidle" })
      await page.mouse.click(4, 400)
      await page.getByRole("banner").getByText("Heimwerk Dresden-Mitte").first().waitFor()
      assert.strictEqual(await prompt.count(), 0)
      assert.deepStrictEqual(complaints, [])
      await close()
    },
  )

  it.runIf(isLong)(
    "if the first tap opens the menu, the market question appears only after the menu is closed",
    async () => {
      const { close, page } = await visit(browser, "/mein-markt/201", {
        viewport: { width: 390, height: 844 },
      })
      const menu = page.getByRole("dialog", { name: "Menü" })
      const prompt = page.locator("#erster-besuch")
      await page.getByRole("banner").locator("summary").filter({ hasText: "Menü" }).click()
      await menu.getByRole("button", { name: "Garten", exact: true }).click()
      await menu.getByRole("button", { name: "Alle Kategorien" }).waitFor()
      assert.strictEqual(await prompt.count(), 0)
      await page.keyboard.press("Escape")
      await menu.waitFor({ state: "detached" })
      await prompt.waitFor()
      await close()
    },
  )

  it.runIf(isLong)(
    "a visitor who came by the link of a market keeps this market when opening the link of another market",
    async () => {
      const { close, page } = await visit(browser, "/mein-markt/201")
      await page.goto("/mein-markt/202", { waitUntil: "networkidle" })
      await page.getByRole("banner").getByText("Heimwerk Dresden-Mitte").first().waitFor()
      await close()
    },
  )
})

describe("printed markets", () => {
  it.runIf(isLong)(
    "list, map and comparison of the markets are printed with names, addresses and opening hours, but without opening status and controls",
    async () => {
      const { close, page } = await visit(browser, "/maerkte?suche=50667")
      const main = page.getByRole("main")
      for (const view of ["Listenansicht", "Kartenansicht", "Vergleich"]) {
        await page.emulateMedia({ media: "screen" })
        await main.getByRole("button", { name: view }).click()
        if (view === "Kartenansicht") await main.getByRole("button", { name: "Karte vergrößern" }).waitFor()
        if (view === "Vergleich") await main.getByRole("table").waitFor()
        await page.emulateMedia({ media: "print" })
        await main.getByText("Heimwerk Köln-Altstadt-Süd").filter({ visible: true }).first().waitFor()
        const text = await main.innerText()
        assert.match(text, /Lagerweg 78,?\s+50\d{3} Köln/u, view)
        assert.match(text, /Mo-(?:Fr|Sa) \d\d:00 - \d\d:00/u, view)
        assert.notMatch(text, /Öffnet|Geöffnet|Zustimmung|Diesen Markt wählen|Suchen/u, view)
      }
      await close()
    },
  )

  it.runIf(isLong)("an open store finder is printed instead of the page behind it", async () => {
    const { close, page } = await visit(browser, "/")
    await open(page)
    await page.emulateMedia({ media: "print" })
    assert.isFalse(await page.getByRole("main").isVisible())
    const text = await dialog(page).innerText()
    assert.match(text, /Mo-(?:Fr|Sa) \d\d:00 - \d\d:00/u)
    assert.notMatch(text, /Diesen Markt wählen|Mehr anzeigen|Listenansicht/u)
    const { height, position } = await dialog(page).evaluate((element) => getComputedStyle(element))
    assert.strictEqual(position, "static")
    assert.notStrictEqual(height, "900px")
    await close()
  })
})

describe("the page of all markets in the browser", () => {
  it.runIf(isLong)(
    "the page of all markets suggests places while the visitor types, and the back button returns from a selected place",
    async () => {
      const { close, complaints, page } = await visit(browser, "/maerkte")
      const input = page.getByRole("main").getByRole("combobox")
      await input.pressSequentially("bonn")
      // Waits for 'Bonn' by name: until the search for the last letter is answered, the list shows places for
      // the letters before it.
      await page
        .getByRole("group", { name: "Ortsvorschläge" })
        .getByRole("option", { name: /^Bonn\b/u })
        .first()
        .click()
      await page.waitForURL(/ort=/u)
      await page.getByRole("heading", { name: "Märkte im Umkreis von Bonn" }).waitFor()
      await page.goBack()
      await page.getByRole("heading", { name: "Alle Märkte nach Bundesland" }).waitFor()
      assert.deepStrictEqual(complaints, [])
      await close()
    },
  )

  it.runIf(isLong)(
    "the page of all markets accepts a street address and writes it into the URL, so that the URL can be shared",
    async () => {
      const { close, complaints, page } = await visit(browser, "/maerkte")
      const input = page.getByRole("main").getByRole("combobox")
      await input.fill("Hafenweg 7, 24103 Kiel")
      await input.press("Enter")
      const title = page.getByRole("heading", { name: "Märkte im Umkreis von Hafenweg 7, 24103 Kiel" })
      await title.waitFor()
      await page.getByRole("article").filter({ hasText: "Heimwerk Kiel" }).first().waitFor()
      await page.reload()
      await title.waitFor()
      assert.deepStrictEqual(await violations(page), [])
      assert.deepStrictEqual(complaints, [])
      await close()
    },
  )

  it.runIf(isLong)(
    "the page of all markets shows the nearest markets in a comparison, which can be sorted, and on the map",
    async () => {
      const { close, complaints, page } = await visit(browser, "/maerkte?suche=53111")
      await page.getByRole("button", { name: "Vergleich" }).click()
      const first = page.getByRole("table").getByRole("rowheader").first()
      await first.getByText("Heimwerk Bonn-Mitte").waitFor()
      await page.getByRole("columnheader", { name: "Markt" }).getByRole("button").click()
      await page
        .getByRole("columnheader", { name: "Markt" })
        .and(page.locator("[aria-sort=ascending]"))
        .waitFor()
      await page.getByRole("columnheader", { name: "Markt" }).getByRole("button").click()
      await page
        .getByRole("columnheader", { name: "Markt" })
        .and(page.locator("[aria-sort=descending]"))
        .waitFor()
      await page.getByRole("button", { name: "Kartenansicht" }).click()
      await page.getByRole("button", { name: /^Heimwerk Bonn-Mitte, / }).waitFor()
      assert.deepStrictEqual(complaints, [])
      await close()
    },
  )

  it("the market search, the market list and the market page can be used without JavaScript", async () => {
    const { close, page } = await visit(browser, "/maerkte", { javaScriptEnabled: false })
    await page.getByLabel("Suche nach PLZ oder Ort").fill("25980")
    await page.getByRole("main").getByRole("button", { name: "Suchen" }).click()
    await page.getByRole("link", { name: "Heimwerk Sylt" }).click()
    await page.getByRole("heading", { name: "Heimwerk Sylt", level: 1 }).waitFor()
    await page.getByRole("heading", { name: "Services in diesem Markt" }).waitFor()
    assert.strictEqual(await page.getByRole("button", { name: "Kartenansicht" }).count(), 0)
    await close()
  })
})
