import { assert, describe, it } from "@effect/vitest"
import type { Page } from "playwright-core"

import { sharedBrowser } from "../support/browser.ts"
import { isLong } from "../support/size.ts"
import { addresses } from "./addresses.ts"
import { confirmed } from "./basket.ts"
import { visit, waitForFocus, waitUntilHydrated } from "./visit.ts"

const browser = await sharedBrowser()
const paths = await addresses()

const basketLink = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^Warenkorb/u })
/** Waits until the header shows this number of pieces in the basket. */
const countShown = (page: Page, pieces: number) =>
  page
    .getByRole("banner")
    .getByRole("link", { name: new RegExp(`^Warenkorb, ${pieces} Artikel$`, "u") })
    .waitFor()
const addButton = (page: Page) =>
  page.getByRole("main").getByRole("button", { name: "In den Warenkorb", exact: true })
/** Waits for the results of a search. The URL changes before the page, and the page before may link to the same article. */
const results = (page: Page) => page.getByRole("heading", { level: 1, name: /^Ergebnisse für/u }).waitFor()
const quantityField = (page: Page) => page.getByRole("main").getByRole("textbox", { name: /^Menge/u })

describe("a visitor with a mouse", () => {
  it("a visitor finds and chooses the nearest market by postcode; the choice is stored for 210 days, and the server renders the next page with this market", async () => {
    const { close, complaints, page } = await visit(browser, "/")
    const form = page.getByRole("main").getByRole("search", { name: "Märkte suchen" })
    await form.getByLabel("Suche nach PLZ oder Ort").fill("25980")
    await form.getByRole("button", { name: "Suchen" }).click()
    const nearest = page.getByRole("article").first()
    await nearest.getByText("0,0 Km").waitFor()
    assert.match((await nearest.textContent()) ?? "", /Heimwerk Sylt.*(Öffnet|Geöffnet bis)/u)
    await nearest.getByRole("button", { name: "Diesen Markt wählen" }).click()
    await nearest.getByText("Mein Markt").waitFor()
    await page.getByRole("banner").getByText("Heimwerk Sylt").waitFor()
    const { cookies } = await page.context().storageState()
    const ofMarket = cookies.find(({ name }) => name === "market_id")
    assert.isDefined(ofMarket)
    const days = (ofMarket.expires * 1000 - Date.now()) / 86_400_000
    assert.isTrue(days > 209 && days <= 210)
    const html = await (await page.request.get("/")).text()
    assert.include(html, "Heimwerk Sylt")
    assert.deepStrictEqual(complaints, [])
    await close()
  })

  it("a visitor finds an article with a misspelt search and adds it, and the article is still in the basket after a reload", async () => {
    const { close, complaints, page } = await visit(browser, "/")
    const search = page.getByRole("banner").getByRole("search")
    await search.getByPlaceholder("Wonach suchst du?").fill("  AKUSCHRAUBER ")
    await search.getByPlaceholder("Wonach suchst du?").press("Enter")
    await page.waitForURL("**/s/akuschrauber")
    await results(page)
    await page.getByRole("main").getByText("Akku-Bohrschrauber").first().waitFor()
    await page
      .getByRole("main")
      .getByRole("link", { name: /Akku-Bohrschrauber/u })
      .first()
      .click()
    await page.waitForURL("**/p/**")
    await addButton(page).click()
    await confirmed(page)
    await countShown(page, 1)
    await basketLink(page).click()
    await page.getByRole("heading", { name: "Warenkorb", level: 1 }).waitFor()
    await page.reload({ waitUntil: "networkidle" })
    assert.strictEqual(await page.getByRole("main").getByRole("rowheader").count(), 1)
    assert.deepStrictEqual(complaints, [])
    await close()
  })

  it.runIf(isLong)(
    "the basket page shows the new total after a change of the quantity, and is empty after the article is removed",
    async () => {
      const { close, complaints, page } = await visit(browser, paths["product"] ?? "/")
      await addButton(page).click()
      await confirmed(page)
      await page.goto("/warenkorb", { waitUntil: "networkidle" })
      await waitUntilHydrated(page)
      await quantityField(page).fill("3")
      await quantityField(page).press("Enter")
      await countShown(page, 3)
      const line = page.getByRole("main").getByRole("row").nth(1)
      const cents = (text: string | null) => Number((text ?? "").replaceAll(/\D/gu, ""))
      const unit = cents(/([\d.]+,\d\d)\s€ je Stück/u.exec((await line.textContent()) ?? "")?.[1] ?? "")
      await page.getByRole("main").locator("[aria-busy=true]").first().waitFor({ state: "detached" })
      const total = cents(
        await page.getByText("Summe inkl. MwSt.").locator("xpath=following-sibling::dd").textContent(),
      )
      assert.isAbove(unit, 0)
      assert.strictEqual(total, unit * 3)
      await line.getByRole("button", { name: /^Entfernen/u }).click()
      await page.getByRole("heading", { name: "Dein Warenkorb ist leer" }).waitFor()
      assert.deepStrictEqual(complaints, [])
      await close()
    },
  )

  it.runIf(isLong)(
    "the shop shows a message for a search without results and for an unknown path, whose page has a working search form",
    async () => {
      const { close, page } = await visit(browser, "/s/qqqqzzzz")
      await page.getByText("Leider finden wir keine Ergebnisse für deinen Suchbegriff.").waitFor()
      await page.goto("/gibt-es-nicht", { waitUntil: "networkidle" })
      await page.getByRole("heading", { name: "Seite nicht gefunden" }).waitFor()
      await waitUntilHydrated(page)
      await page.getByPlaceholder("Finden & machen").fill("lampe")
      await page.getByRole("main").getByRole("button", { name: "Suchen" }).click()
      await page.waitForURL("**/s/lampe")
      await close()
    },
  )

  it.runIf(isLong)(
    "a list announces the number of articles after a filter is applied, and focus is not lost when a filter is applied or removed",
    async () => {
      const { close, complaints, page } = await visit(browser, "/s/farbe?sortierung=price-asc")
      const said = page.locator("[aria-live=polite]")
      const choice = page.getByRole("navigation", { name: "Filter" }).getByRole("link").first()
      await choice.press("Enter")
      const chosen = page.getByRole("main").getByRole("list", { name: "Gewählte Filter" })
      await chosen.waitFor()
      await said.getByText(/^\d+ Artikel/u).waitFor()
      await page.locator(":focus").filter({ hasText: "gewählt" }).waitFor()
      await chosen.getByRole("link", { name: "Alle Filter zurücksetzen" }).press("Enter")
      await chosen.waitFor({ state: "detached" })
      await page.waitForURL(({ search }) => search === "?sortierung=price-asc")
      await waitForFocus(page.locator("#ergebnisse"))
      assert.deepStrictEqual(complaints, [])
      await close()
    },
  )

  it.runIf(isLong)(
    "a visitor switches between the pictures of an article by a click and by an arrow key",
    async () => {
      const { close, page } = await visit(browser, paths["product"] ?? "/")
      const chosen = page.getByRole("region", { name: "Bilder" }).locator("[aria-current=true]")
      assert.match((await chosen.textContent()) ?? "", /, 1 von/u)
      await page.getByRole("main").getByRole("button", { name: "Nächstes Bild" }).click()
      await chosen.getByText(/, 2 von/u).waitFor()
      await page.getByRole("main").getByRole("button", { name: "Vorheriges Bild" }).press("ArrowLeft")
      await chosen.getByText(/, 1 von/u).waitFor()
      await close()
    },
  )
})

describe("T-A2 a visitor with only a keyboard", () => {
  it("T-A2: a visitor skips to the search, opens an article that was found and adds it to the basket by keyboard", async () => {
    const { close, page } = await visit(browser, "/")
    await page.keyboard.press("Tab")
    assert.strictEqual(await page.evaluate(() => document.activeElement?.textContent), "Zum Inhalt springen")
    await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
    assert.strictEqual(await page.evaluate(() => document.activeElement?.getAttribute("type")), "search")
    await page.keyboard.type("gartenstuhl")
    await page.keyboard.press("Enter")
    await page.waitForURL("**/s/gartenstuhl")
    await results(page)
    const tabTo = async (wanted: (focused: string) => boolean) => {
      for (let step = 0; step < 120; step++) {
        await page.keyboard.press("Tab")
        const focused = await page.evaluate(() => {
          const element = document.activeElement
          return `${element?.tagName} ${element?.getAttribute("href") ?? ""} ${element?.textContent ?? ""}`
        })
        if (wanted(focused)) return
      }
      assert.fail("The focus never came there.")
    }
    await page
      .getByRole("main")
      .getByRole("link", { name: /Gartenstuhl/u })
      .first()
      .waitFor()
    await tabTo((focused) => focused.startsWith("A /p/"))
    await page.keyboard.press("Enter")
    await page.waitForURL("**/p/**")
    await addButton(page).waitFor()
    await tabTo((focused) => focused.startsWith("BUTTON") && focused.includes("In den Warenkorb"))
    await page.keyboard.press("Enter")
    await countShown(page, 1)
    await close()
  })
})

describe("a visitor whose connection fails", () => {
  it.runIf(isLong)(
    "a failed attempt to add an article shows an error, and the next attempt adds the article",
    async () => {
      const { close, page } = await visit(browser, paths["product"] ?? "/")
      await page.route("**/basket/items", (route) => route.fulfill({ status: 503, json: {} }))
      await addButton(page).click()
      await page
        .getByText("Der Warenkorb kann gerade nicht geändert werden. Bitte versuche es noch einmal.")
        .waitFor()
      assert.match((await basketLink(page).textContent()) ?? "", /^Warenkorb$/u)
      await page.unroute("**/basket/items")
      await addButton(page).click()
      await countShown(page, 1)
      await close()
    },
  )

  it("T-C3: a click adds only one piece to the basket even if the first answer is lost", async () => {
    const { close, page } = await visit(browser, paths["product"] ?? "/")
    let lost = 0
    await page.route("**/basket/items", async (route) => {
      const answer = await route.fetch()
      lost += 1
      await (lost === 1 ? route.abort("connectionreset") : route.fulfill({ response: answer }))
    })
    await addButton(page).click()
    await confirmed(page)
    assert.strictEqual(lost, 2)
    await page.goto("/warenkorb", { waitUntil: "networkidle" })
    await countShown(page, 1)
    await close()
  })
})

describe("T-A14 a visitor without JavaScript", () => {
  it("T-A14: without JavaScript, the shop shows articles, lists and markets with their opening status, and finds articles by term and markets by place", async () => {
    const { close, page } = await visit(browser, "/", { javaScriptEnabled: false })
    await page.getByRole("banner").getByRole("searchbox").fill("hammer")
    await page.getByRole("banner").getByRole("searchbox").press("Enter")
    await page.waitForURL("**/s/hammer")
    await page
      .getByRole("main")
      .getByRole("link", { name: /hammer/iu })
      .first()
      .click()
    await page.waitForURL("**/p/**")
    await page.getByRole("heading", { name: "Technische Daten" }).waitFor()
    await page.goto("/maerkte")
    await page.getByRole("main").getByLabel("Suche nach PLZ oder Ort").fill("Köln")
    await page.getByRole("main").getByLabel("Suche nach PLZ oder Ort").press("Enter")
    await page
      .getByRole("article")
      .first()
      .getByText(/Öffnet|Geöffnet bis/u)
      .first()
      .waitFor()
    await close()
  })
})
