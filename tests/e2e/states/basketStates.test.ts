import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import type { Browser, Page } from "playwright-core"

import { launch } from "../../support/browser.ts"
import { inLine, put, sendable, settled } from "../basket.ts"
import { violations } from "../finder.ts"
import { visit } from "../visit.ts"

let browser: Browser
let page: Page
let close: () => Promise<void>
beforeAll(async () => {
  browser = await launch()
  const visited = await visit(browser, "/")
  ;({ page, close } = visited)
})
afterAll(async () => {
  await close()
  await browser.close()
})

const open = async () => {
  await page.goto("/warenkorb", { waitUntil: "networkidle" })
  await settled(page)
}

/**
 * Asserts that at three widths the page has no accessibility violations, no sideways scrolling and no small
 * targets.
 */
const isSound = async () => {
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    assert.deepStrictEqual(await violations(page), [], `${width} px`)
    const { scrollWidth, small } = await page.evaluate(() => ({
      scrollWidth: document.documentElement.scrollWidth,
      small: [...document.querySelectorAll("main button, main input, main summary")]
        .filter((control) => {
          const { height, width: wide } = control.getBoundingClientRect()
          return height > 0 && (height < 24 || wide < 24)
        })
        .map(({ textContent }) => textContent),
    }))
    assert.isAtMost(scrollWidth, width)
    assert.deepStrictEqual(small, [])
  }
}

const lessLamps = {
  lineItemId: "1000001-homeDelivery",
  articleId: "1000001",
  name: "Lampe",
  wanted: 9,
  left: 2,
  message: "Von „Lampe“ sind nur noch 2 Stück verfügbar. Wir haben die Menge angepasst.",
}

describe("T-A1 every state of the basket page", () => {
  it("T-A1: the empty basket page has no accessibility violations", async () => {
    await open()
    await page.getByRole("heading", { name: "Dein Warenkorb ist leer" }).waitFor()
    await isSound()
  })

  it("T-A1: a basket with articles for home delivery and for pickup has no accessibility violations", async () => {
    const lamps = await sendable(page, "led")
    const paint = await sendable(page, "farbe")
    await put(page, lamps[0] ?? "", 2)
    await put(page, paint[0] ?? "", 12)
    await put(page, lamps[1] ?? "", 1, "marketPickup")
    await open()
    await page.getByRole("link", { name: "Wähle deinen Markt" }).waitFor()
    await isSound()
  })

  it("T-A1: the error of an invalid basket quantity has no accessibility violations", async () => {
    await inLine(page, 0).field.fill("0")
    await inLine(page, 0).field.press("Enter")
    await page.getByText("Bitte gib mindestens 1 Stück an.").waitFor()
    await isSound()
  })

  it("T-A1: the error of a failed change of a basket line has no accessibility violations", async () => {
    await page.route("**/items/update/**", (route) => route.fulfill({ status: 503, json: {} }))
    await inLine(page, 0).field.fill("3")
    await inLine(page, 0).field.press("Enter")
    await page.getByText("Der Warenkorb kann gerade nicht geändert werden.").waitFor()
    await page.unroute("**/items/update/**")
    await isSound()
  })

  it("T-A1: a refused voucher and an applied voucher have no accessibility violations", async () => {
    await open()
    await page.getByText("Gutschein einlösen", { exact: true }).click()
    await page.getByLabel("Gutscheincode", { exact: true }).fill("QUATSCH")
    await page.getByRole("button", { name: "Einlösen" }).click()
    await page.getByText("Dieser Gutscheincode ist nicht gültig. Bitte prüfe deine Eingabe.").waitFor()
    await isSound()
    await page.getByLabel("Gutscheincode", { exact: true }).fill("HEIMWERK5")
    await page.getByRole("button", { name: "Einlösen" }).click()
    await page.getByText("Gutschein 5 €").waitFor()
    await isSound()
  })

  it("T-A1: a removed basket line with its undo button has no accessibility violations", async () => {
    await inLine(page, 0).remove.click()
    await page.getByRole("button", { name: "Rückgängig" }).waitFor()
    await isSound()
  })

  it("T-A1: the message about a basket quantity that the stock check has reduced has no accessibility violations", async () => {
    await page.getByRole("button", { name: "Rückgängig" }).click()
    await page.getByRole("button", { name: "Rückgängig" }).waitFor({ state: "detached" })
    await page.route("**/basket/availability**", async (route) => {
      const answer = await route.fetch()
      const body = (await answer.text()).replace(
        /"reduced":\[\]/u,
        `"reduced":[${JSON.stringify(lessLamps)}]`,
      )
      await route.fulfill({ response: answer, body })
    })
    await open()
    await page.getByText(lessLamps.message).waitFor()
    await isSound()
  })

  it("a printed basket shows quantities and the sum, but neither the header nor controls", async () => {
    await page.emulateMedia({ media: "print" })
    assert.isFalse(await page.getByRole("banner").isVisible())
    assert.strictEqual(await page.locator("button:visible").count(), 0)
    assert.isTrue(await page.getByText("12 Eimer").isVisible())
    assert.isTrue(await page.getByText("Summe inkl. MwSt.").isVisible())
    await page.emulateMedia({ media: "screen" })
  })
})
