import { assert, describe, it } from "@effect/vitest"

import { sharedBrowser } from "../support/browser.ts"
import { settle } from "../support/firstVisit.ts"
import { isLong } from "../support/size.ts"
import { addresses } from "./addresses.ts"
import { clusters, dialog, field, indicator, open, pins, search, tabTo, violations } from "./finder.ts"
import { visit, waitForFocus } from "./visit.ts"

const browser = await sharedBrowser()
const paths = await addresses()

describe("the store finder dialog in the browser", () => {
  it.runIf(isLong)(
    "the store finder suggests Heimwerk markets and places, and lists 3 markets, or 6 markets after 'Mehr anzeigen'",
    async () => {
      const { close, complaints, page } = await visit(browser, "/")
      await open(page)
      await field(page).pressSequentially("köln")
      await page.getByRole("group", { name: "Heimwerk Baumärkte" }).getByRole("option").nth(2).waitFor()
      // `getByRole` finds only elements that are available to screen readers.
      assert.isTrue(await dialog(page).getByRole("button", { name: "Suchen", exact: true }).isEnabled())
      // Until the search for the last letter is answered, the list shows places for the letters before it.
      await page
        .getByRole("group", { name: "Ortsvorschläge" })
        .getByRole("option", { name: /^Köln\b/u })
        .first()
        .click()
      await dialog(page).getByRole("heading", { name: "Märkte bei Köln" }).waitFor()
      const articles = dialog(page).getByRole("article")
      assert.strictEqual(await articles.count(), 3)
      await dialog(page).getByRole("button", { name: "Mehr anzeigen" }).click()
      await articles.nth(5).waitFor()
      assert.strictEqual(await articles.count(), 6)
      await dialog(page).getByRole("button", { name: "Weniger anzeigen" }).click()
      await articles.nth(5).waitFor({ state: "detached" })
      assert.strictEqual(await articles.count(), 3)
      assert.deepStrictEqual(complaints, [])
      await close()
    },
  )

  it("T-A2 T-A11: the store finder can be used by keyboard alone, from the search to the map, shows the whole card of a market selected on the map, and restores focus when it closes", async () => {
    const { close, complaints, page } = await visit(browser, "/")
    const button = (name: string | RegExp) => dialog(page).getByRole("button", { name }).first()
    await tabTo(page, indicator(page))
    await page.keyboard.press("Enter")
    await waitForFocus(field(page))
    await page.keyboard.insertText("53111")
    await page.getByRole("option").first().waitFor()
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    const articles = dialog(page).getByRole("article")
    await articles.first().getByRole("heading", { name: "Heimwerk Bonn-Mitte" }).waitFor()
    await tabTo(page, articles.first().locator("summary"))
    await page.keyboard.press("Enter")
    await articles.first().getByRole("link", { name: "Alle Marktdetails & Services" }).waitFor()
    await tabTo(page, button("Mehr anzeigen"))
    await page.keyboard.press("Enter")
    await page.waitForFunction(
      () => document.activeElement === document.querySelectorAll("[role=dialog] article summary")[3],
    )
    await tabTo(page, button("Diesen Markt wählen: Heimwerk Bonn-Mitte"), "Shift+Tab")
    await page.keyboard.press("Enter")
    await waitForFocus(dialog(page).getByText("Mein Markt", { exact: true }))
    await tabTo(page, button("Kartenansicht"), "Shift+Tab")
    await page.keyboard.press("Enter")
    await pins(page).first().waitFor()
    await tabTo(page, pins(page).first())
    await page.keyboard.press("Enter")
    await waitForFocus(page.locator("button[data-state=selected]"))
    await page.waitForFunction(() => {
      const card = document.querySelector("[role=dialog] article")?.getBoundingClientRect()
      return card !== undefined && card.top >= 0 && card.bottom <= innerHeight
    })
    await tabTo(page, button("Karte verkleinern"))
    while (!(await clusters(page).first().isVisible())) await page.keyboard.press("Enter")
    await tabTo(page, clusters(page).first(), "Shift+Tab")
    const cluster = await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))
    await page.keyboard.press("Enter")
    await page.waitForFunction(
      (name) =>
        document.activeElement?.matches("[role=group] button, [role=group]") === true &&
        document.activeElement.getAttribute("aria-label") !== name,
      cluster,
    )
    await page.keyboard.press("Escape")
    await dialog(page).waitFor({ state: "detached" })
    await waitForFocus(indicator(page))
    await page.getByRole("banner").getByText("Heimwerk Bonn-Mitte").first().waitFor()
    assert.deepStrictEqual(complaints, [])
    await close()
  })

  it.runIf(isLong)(
    "the Enter key opens a map cluster, and focus moves to a marker or to the map itself",
    async () => {
      const { close, page } = await visit(browser, "/")
      await open(page)
      await dialog(page).getByRole("button", { name: "Kartenansicht" }).click()
      await clusters(page).first().waitFor()
      const before = await clusters(page).first().getAttribute("aria-label")
      await clusters(page).first().press("Enter")
      await page.getByRole("button", { name: before ?? "", exact: true }).waitFor({ state: "detached" })
      await page.waitForFunction(
        () => document.activeElement?.matches("[role=group] button, [role=group]") === true,
      )
      await close()
    },
  )

  it.runIf(isLong)("the store finder sends requests only to the shop itself", async () => {
    const { close, page } = await visit(browser, "/")
    const asked: Array<string> = []
    page.on("request", (request) => asked.push(request.url()))
    await open(page)
    await search(page, "Hamburg")
    const views = [
      ["Kartenansicht", pins(page)],
      ["Vergleich", dialog(page).getByRole("table")],
      ["Listenansicht", dialog(page).getByRole("article")],
    ] as const
    for (const [view, content] of views) {
      await dialog(page).getByRole("button", { name: view }).click()
      await content.first().waitFor()
    }
    const { origin } = new URL(page.url())
    assert.deepStrictEqual(
      asked.filter((url) => !url.startsWith(origin)),
      [],
    )
    await close()
  })

  it.runIf(isLong)(
    "the map without tiles names the sources of its data and shows the names of places",
    async () => {
      const { close, complaints, page } = await visit(browser, "/maerkte?suche=50667")
      await page.getByRole("button", { name: "Kartenansicht" }).click()
      await page.getByText("Grundkarte: Natural Earth, Orte: GeoNames").waitFor()
      await page.locator(".leaflet-names-pane span").first().waitFor({ state: "attached" })
      assert.deepStrictEqual(complaints, [])
      await close()
    },
  )

  it("the map loads tiles only after consent to maps, and stops loading them after the consent is withdrawn", async () => {
    const { close, complaints, page } = await visit(browser, "/maerkte?suche=53111")
    const { origin } = new URL(page.url())
    const foreign: Array<string> = []
    page.on("request", (request) => {
      if (!request.url().startsWith(origin)) foreign.push(request.url())
    })
    await page.getByRole("button", { name: "Kartenansicht" }).click()
    const gate = page.getByRole("region", { name: "Wir benötigen deine Zustimmung" })
    await gate.waitFor()
    assert.deepStrictEqual(await violations(page), [], "gate")
    await gate.getByRole("button", { name: "Mehr Informationen" }).click()
    const details = page.getByRole("dialog", { name: "Einstellungen zur Privatsphäre" })
    await details.getByRole("checkbox", { name: "Karten", exact: true }).waitFor()
    await page.keyboard.press("Escape")
    await details.waitFor({ state: "detached" })
    assert.deepStrictEqual(foreign, [])
    await gate.getByRole("button", { name: "Akzeptieren" }).click()
    await page.locator("img.leaflet-tile-loaded").first().waitFor()
    assert.isAbove(foreign.length, 0)
    assert.deepStrictEqual(await violations(page), [], "tiles")
    await page.getByRole("button", { name: "Zustimmung zum Kartendienst zurücknehmen" }).click()
    await gate.waitFor()
    const asked = foreign.length
    await page.getByRole("button", { name: "Karte verkleinern" }).click()
    await page.reload({ waitUntil: "networkidle" })
    await page.getByRole("button", { name: "Kartenansicht" }).click()
    await gate.waitFor()
    await page.waitForLoadState("networkidle")
    assert.strictEqual(foreign.length, asked)
    assert.deepStrictEqual(complaints, [])
    await close()
  })

  it.runIf(isLong)(
    "the store finder shows an article with picture and name, requests its stock once for all market cards, and filters the cards by the stock switch",
    async () => {
      const { close, complaints, page } = await visit(browser, paths["product"] ?? "/")
      const asked: Array<string> = []
      page.on("request", (request) => asked.push(new URL(request.url()).pathname))
      const requests = () => asked.filter((path) => path.endsWith("/stocks/availability")).length
      const name = (await page.title()).replace(" | Heimwerk", "")
      await page.getByRole("link", { name: "Bestand in anderen Märkten" }).click()
      await search(page, "50667")
      await dialog(page).getByText(`Bestand von: ${name}`).waitFor()
      const picture = dialog(page).locator("p img").first()
      assert.isTrue(
        await picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0),
      )
      const cards = dialog(page).getByRole("article")
      const indicated = cards.filter({ hasText: /(Verfügbar|Bestellbar|Nicht Verfügbar), \d+ Stück/u })
      await indicated.nth(2).waitFor()
      assert.strictEqual(await indicated.count(), await cards.count())
      await cards.first().getByText("Nächster Markt mit Bestand").waitFor()
      await cards
        .first()
        .getByText(/^Verfügbar, [1-9]\d* Stück$/u)
        .waitFor()
      await dialog(page).getByRole("switch", { name: "Nur Märkte mit Bestand" }).click()
      await dialog(page).getByRole("button", { name: "Mehr anzeigen" }).click()
      await cards.nth(6).waitFor()
      assert.strictEqual(await cards.filter({ hasText: /Bestellbar|Nicht Verfügbar/u }).count(), 0)
      assert.strictEqual(requests(), 1)
      assert.deepStrictEqual(await violations(page), [])
      assert.deepStrictEqual(complaints, [])
      await close()
    },
  )

  it.runIf(isLong)(
    "the store finder is not loaded with the product page, and is preloaded when the pointer moves onto its link",
    async () => {
      const { close, page } = await visit(browser, paths["product"] ?? "/")
      const asked: Array<string> = []
      page.on("request", (request) => asked.push(new URL(request.url()).pathname))
      await page.reload({ waitUntil: "networkidle" })
      await page.mouse.click(4, 600)
      await settle(page, asked)
      assert.notInclude(asked, "/public/api/markets", "a visitor who has not reached the link")
      const link = page.getByRole("link", { name: "Bestand in anderen Märkten" })
      const brought = page.waitForResponse("**/public/api/markets")
      await link.hover()
      await brought
      // The pointer on the link also loads the scripts of the runtime, one after the other.
      await settle(page, asked)
      asked.length = 0
      await link.click()
      await dialog(page).getByRole("article").nth(2).waitFor()
      const late = asked.filter((path) => path.startsWith("/ui/js/") || path === "/public/api/markets")
      assert.deepStrictEqual(late, [], "all that the list needs has come before the click")
      await close()
    },
  )

  it.runIf(isLong)("the store finder lists the markets around the visitor's position", async () => {
    const { close, page } = await visit(browser, "/", {
      geolocation: { latitude: 54.32, longitude: 10.13 },
      permissions: ["geolocation"],
    })
    await open(page)
    await dialog(page).getByRole("button", { name: "Position bestimmen" }).click()
    await dialog(page).getByRole("article").filter({ hasText: "Heimwerk Kiel" }).first().waitFor()
    await close()
  })

  it.runIf(isLong)(
    "the store finder accepts an exact address at once, and suggests addresses for an unknown address",
    async () => {
      const { close, complaints, page } = await visit(browser, "/")
      const addresses = page.getByRole("dialog", { name: "Adresse auswählen" })
      await open(page)
      await field(page).fill("Hafenweg 7, 24103 Kiel")
      await field(page).press("Enter")
      await dialog(page).getByRole("heading", { name: "Märkte bei Hafenweg 7, 24103 Kiel" }).waitFor()
      await dialog(page).getByRole("article").filter({ hasText: "Heimwerk Kiel" }).first().waitFor()
      await field(page).fill("Hafenweg 999, Kiel")
      await field(page).press("Enter")
      await addresses.getByRole("listitem").nth(3).waitFor()
      await page.keyboard.press("Escape")
      await addresses.waitFor({ state: "detached" })
      await waitForFocus(field(page))
      await page.keyboard.press("Enter")
      await addresses.getByRole("button", { name: "Mehr ansehen" }).press("Enter")
      await addresses.getByRole("listitem").nth(4).waitFor()
      await addresses.getByRole("listitem").first().getByRole("button").press("Enter")
      await addresses.getByRole("button", { name: /^Hafenweg 1 / }).press("Enter")
      await addresses.waitFor({ state: "detached" })
      await dialog(page)
        .getByRole("heading", { name: /^Märkte bei Hafenweg 1, / })
        .waitFor()
      assert.deepStrictEqual(complaints, [])
      await close()
    },
  )
})
