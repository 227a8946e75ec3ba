import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import type { Browser, Locator, Page } from "playwright-core"

import { launch } from "../../support/browser.ts"
import {
  chooseMarket,
  clusters,
  dialog,
  field,
  indicator,
  open,
  pins,
  search,
  violations,
} from "../finder.ts"
import { held, visit } from "../visit.ts"

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

const openUnready = async (page: Page) => {
  await indicator(page).click()
}

const withoutPosition = async (page: Page, code: number) => {
  await page.evaluate((answer) => {
    navigator.geolocation.getCurrentPosition = (_found, failed) =>
      failed?.({ code: answer, message: "", PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 })
  }, code)
  await open(page)
  await dialog(page).getByRole("button", { name: "Position bestimmen" }).click()
}

const shows = (page: Page, text: string) => dialog(page).getByText(text).first().waitFor()

const show = (page: Page, view: string) => dialog(page).getByRole("button", { name: view }).click()

/** Functions that bring the page into each state of the store finder. */
const states: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  "closed with an open flyout": (page) => indicator(page).click(),
  open: (page) => open(page),
  "with a market's details": async (page) => {
    await open(page)
    await dialog(page).locator("summary").first().click()
    await dialog(page).getByRole("link", { name: "Alle Marktdetails & Services" }).first().waitFor()
  },
  suggesting: async (page) => {
    await open(page)
    await field(page).pressSequentially("köln")
    await page.getByRole("group", { name: "Ortsvorschläge" }).waitFor()
  },
  "while suggesting places": async (page) => {
    await held(page, "**/places**")
    await open(page)
    await field(page).fill("Bremen")
    await field(page).press("Enter")
    await dialog(page).locator("[aria-busy=true]").first().waitFor()
  },
  "with search results": async (page) => {
    await open(page)
    await search(page, "Bremen")
  },
  "with an unknown postcode": async (page) => {
    await open(page)
    await field(page).fill("99999")
    await field(page).press("Enter")
    await shows(page, "Die Postleitzahl 99999 kennen wir nicht.")
  },
  "with nothing found": async (page) => {
    await open(page)
    await field(page).fill("qqqqq")
    await shows(page, "Wir haben keine Märkte in diesem Umkreis gefunden.")
  },
  "after failing to load the markets": async (page) => {
    await page.route("**/public/api/markets", (route) => route.abort())
    await openUnready(page)
    await shows(page, "Die Märkte können gerade nicht geladen werden.")
  },
  "with a refused position": async (page) => {
    await withoutPosition(page, 1)
    await shows(page, "Leider ist die Standortfreigabe deines Browsers deaktiviert.")
  },
  "with an unavailable position": async (page) => {
    await withoutPosition(page, 2)
    await shows(
      page,
      "Der Standort kann leider nicht abgerufen werden. Bitte gib eine Stadt oder Postleitzahl",
    )
  },
  "after a position timeout": async (page) => {
    await withoutPosition(page, 3)
    await shows(page, "Der Standort kann leider nicht abgerufen werden. Versuche es später erneut")
  },
  "while suggesting addresses": async (page) => {
    await open(page)
    await field(page).fill("Hafenweg 999, Kiel")
    await field(page).press("Enter")
    await page.getByRole("dialog", { name: "Adresse auswählen" }).getByRole("listitem").first().waitFor()
  },
  "on the map without map consent": async (page) => {
    await open(page)
    await search(page, "Bremen")
    await show(page, "Kartenansicht")
    await pins(page).or(clusters(page)).first().waitFor()
    await dialog(page).getByRole("button", { name: "Akzeptieren" }).waitFor()
  },
  "with a market selected on the map": async (page) => {
    await open(page)
    await search(page, "Bremen")
    await show(page, "Kartenansicht")
    await pins(page).first().press("Enter")
    await dialog(page).getByRole("article").waitFor()
  },
  "in the comparison view": async (page) => {
    await open(page)
    await show(page, "Vergleich")
    await dialog(page).getByRole("table").waitFor()
  },
}

describe("the accessibility of the store finder", () => {
  it.each(Object.entries(states))(
    "T-A1: the store finder (%s) has no accessibility violations, even at 320 px",
    async (_, bring) => {
      const { close, page } = await visit(browser, "/")
      await bring(page)
      assert.deepStrictEqual(await violations(page), [])
      await page.setViewportSize({ width: 320, height: 640 })
      assert.deepStrictEqual(await violations(page), [], "at 320 px")
      assert.isAtMost(await page.evaluate(() => document.documentElement.scrollWidth), 320)
      await close()
    },
  )

  it("on a telephone, the suggestions of the store finder are at least 320 px wide, although the field is narrower", async () => {
    const { close, page } = await visit(browser, "/", { viewport: { width: 390, height: 844 } })
    await open(page)
    await field(page).fill("Köln")
    const width = async (locator: Locator) => (await locator.boundingBox())?.width ?? 0
    await page.getByRole("option").first().waitFor()
    assert.isAtLeast(await width(page.getByRole("listbox")), 320)
    assert.isBelow(await width(field(page)), 320)
    await close()
  })

  it("T-A9: the map shows the markets to visitors who prefer reduced motion", async () => {
    const { close, page } = await visit(browser, "/", { reducedMotion: "reduce" })
    await open(page)
    await search(page, "Bremen")
    await show(page, "Kartenansicht")
    await pins(page).first().waitFor()
    await dialog(page).getByRole("button", { name: "Karte verkleinern" }).click()
    await pins(page).first().waitFor()
    await close()
  })

  it("T-A1: the store finder has no accessibility violations while the markets load, and then lists the markets", async () => {
    const { close, complaints, page } = await visit(browser, "/")
    const goOn = await held(page, "**/public/api/markets")
    await openUnready(page)
    await dialog(page).locator("[aria-busy=true]").waitFor()
    assert.deepStrictEqual(await violations(page), [])
    assert.strictEqual(await dialog(page).getByRole("article").count(), 0)
    goOn()
    await dialog(page).getByRole("article").nth(2).waitFor()
    assert.deepStrictEqual(complaints, [])
    await close()
  })
})

describe("a search or a choice in the store finder", () => {
  it("a market chosen in the store finder is shown in another tab", async () => {
    const { close, page } = await visit(browser, "/")
    const other = await page.context().newPage()
    await other.goto("/warenkorb", { waitUntil: "networkidle" })
    await open(page)
    await search(page, "Kiel")
    await chooseMarket(page)
    await other
      .getByRole("banner")
      .getByText(/^Mein Markt: /u)
      .first()
      .waitFor({ state: "attached" })
    await other.getByRole("banner").getByText(/Kiel/u).first().waitFor()
    await close()
  })

  it("on the page of all markets, suggestions that arrive after the visitor has submitted the search stay closed", async () => {
    const { close, page } = await visit(browser, "/maerkte")
    const main = page.getByRole("main")
    const typed = main.getByRole("combobox", { name: "Suche nach PLZ oder Ort" })
    await typed.fill("50667")
    // The places are looked up 1.2 s after the last letter.
    const answered = page.waitForResponse("**/public/api/places?*")
    await typed.press("Enter")
    await main
      .getByRole("button", { name: /^Diesen Markt wählen/u })
      .first()
      .waitFor()
    await answered
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    assert.strictEqual(await page.getByRole("option").count(), 0)
    await close()
  })
})
