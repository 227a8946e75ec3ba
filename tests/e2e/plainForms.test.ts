import { assert, describe, it } from "@effect/vitest"
import type { Page } from "playwright-core"
import { inject, vi } from "vitest"

import { sharedBrowser } from "../support/browser.ts"
import { isLong } from "../support/size.ts"
import { logIn } from "./account.ts"
import { addresses } from "./addresses.ts"
import { visit } from "./visit.ts"

const browser = await sharedBrowser()

const main = (page: Page) => page.getByRole("main")
const rows = (page: Page) => main(page).locator("tbody tr:has(input)")
const quantities = (page: Page) =>
  rows(page)
    .locator("input")
    .evaluateAll((fields) => fields.map((field) => (field instanceof HTMLInputElement ? field.value : "")))
/**
 * Waits until the basket has lines with these quantities, in any order. After a click, the next page may not be
 * complete.
 */
const showsQuantities = (page: Page, wanted: ReadonlyArray<string>) =>
  vi.waitFor(async () => assert.sameMembers(await quantities(page), [...wanted]), { timeout: 60_000 })
const atBasket = (page: Page) => page.waitForURL("**/warenkorb")

describe("the shop without JavaScript", () => {
  it("a visitor without JavaScript can add, change and remove articles, and can choose a market", async () => {
    const paths = await addresses()
    const { close, page } = await visit(browser, paths["category"] ?? "/", { javaScriptEnabled: false })

    // Adds an article by the form of its tile.
    await main(page)
      .getByRole("article")
      .first()
      .getByRole("button", { name: /in den Warenkorb$/u })
      .click()
    await atBasket(page)
    await showsQuantities(page, ["1"])

    // Adds another article by the form of its page, with a quantity.
    await page.goto(paths["category"] ?? "/")
    await main(page).getByRole("article").nth(1).getByRole("link").first().click()
    await main(page).getByRole("textbox", { name: "Menge", exact: true }).fill("3")
    await main(page).getByRole("button", { name: "In den Warenkorb", exact: true }).click()
    await atBasket(page)
    await showsQuantities(page, ["1", "3"])

    // The answer to a refused quantity says why the quantity is refused, and the basket stays as it is.
    await page.goBack()
    await main(page).getByRole("textbox", { name: "Menge", exact: true }).fill("2,5")
    await main(page).getByRole("button", { name: "In den Warenkorb", exact: true }).click()
    await page.getByText("Als Menge ist eine ganze Zahl von 1 bis 999 möglich.").waitFor()
    await page.getByRole("link", { name: "Zum Warenkorb" }).click()
    await showsQuantities(page, ["1", "3"])

    // Changes basket lines: by Enter, by the button with a refused quantity, and by removal.
    const first = rows(page).first()
    await first.locator("input").fill("5")
    await first.locator("input").press("Enter")
    await atBasket(page)
    await page.getByText("8 Artikel", { exact: true }).first().waitFor()
    await first.locator("input").fill("1000")
    await first.getByRole("button", { name: /^Menge ändern/u }).click()
    await page.getByText("Als Menge ist eine ganze Zahl von 1 bis 999 möglich.").waitFor()
    await page.goto("/warenkorb")
    await first.getByRole("button", { name: /^Entfernen/u }).click()
    await page.getByText("3 Artikel", { exact: true }).first().waitFor()
    await showsQuantities(page, ["3"])

    // Chooses a market by the form of its page.
    await page.goto(paths["market"] ?? "/")
    const name = (await page.getByRole("heading", { level: 1 }).textContent()) ?? ""
    await main(page)
      .getByRole("button", { name: `Diesen Markt wählen: ${name}` })
      .click()
    await main(page).getByText("Mein Markt", { exact: true }).first().waitFor()
    await page.goto("/")
    await page.getByRole("banner").getByText(name).first().waitFor()
    await close()
  })

  it.runIf(isLong)(
    "without JavaScript, a teaser shows its voucher code, but hides the words that ask for a click on the code",
    async () => {
      const { close, page } = await visit(browser, "/", { javaScriptEnabled: false })
      await main(page).getByText("WERKSTATT20").first().waitFor()
      assert.strictEqual(
        await main(page).getByText("Zum Kopieren klicken").filter({ visible: true }).count(),
        0,
      )
      await close()
    },
  )

  it("without JavaScript, a form that requires JavaScript says so, and cannot be submitted by its button or by Enter", async () => {
    const { close, page } = await visit(browser, "/meinkonto/anmeldung", { javaScriptEnabled: false })
    assert.include(await main(page).innerText(), "Zum Anmelden brauchst du JavaScript.")
    assert.isTrue(await main(page).getByRole("button", { name: "Weiter" }).isDisabled())
    const url = page.url()
    await main(page).getByLabel("E-Mail-Adresse").fill("anna.berg@kunde.example")
    await main(page).getByLabel("E-Mail-Adresse").press("Enter")
    await main(page).getByLabel("E-Mail-Adresse").fill("")
    assert.strictEqual(page.url(), url)
    await close()
  })

  it.runIf(isLong)(
    "the coupon page without JavaScript says that it requires JavaScript, and the account overview has no button for logging out",
    async () => {
      const { close, page } = await visit(browser, "/", { viewport: { width: 390, height: 844 } })
      await logIn(page, "anna.berg@kunde.example")
      const logout = (of: Page) => of.getByRole("button", { name: "Abmelden" }).filter({ visible: true })
      await logout(page).first().waitFor()
      const storageState = await page.context().storageState()
      await close()
      for (const width of [390, 1280]) {
        const plain = await visit(browser, "/meinkonto/coupons", {
          javaScriptEnabled: false,
          storageState,
          viewport: { width, height: 844 },
        })
        assert.include(await main(plain.page).innerText(), "Hierfür brauchst du JavaScript.")
        const redeem = main(plain.page).getByRole("button", { name: /einlösen/iu })
        assert.isAbove(await redeem.count(), 0)
        assert.strictEqual(await redeem.and(plain.page.locator(":enabled")).count(), 0)
        await plain.page.goto("/meinkonto/uebersicht")
        await main(plain.page).getByRole("heading", { level: 1, name: "Hallo Anna" }).waitFor()
        assert.strictEqual(await logout(plain.page).count(), 0)
        await plain.close()
      }
    },
  )

  it("T-S3: a form on a page of another origin does not change the basket", async () => {
    const { close, page } = await visit(browser, (await addresses())["category"] ?? "/", {
      javaScriptEnabled: false,
    })
    await main(page)
      .getByRole("article")
      .first()
      .getByRole("button", { name: /in den Warenkorb$/u })
      .click()
    await atBasket(page)
    const articleId = (await rows(page).first().locator("th a").getAttribute("href"))?.split("/").at(-1) ?? ""
    const field = (name: string, value: string) => `<input type="hidden" name="${name}" value="${value}">`
    await page.route("https://evil.example/", (route) =>
      route.fulfill({
        contentType: "text/html",
        body: `<form method="post" action="${inject("origin")}/formular/warenkorb">${field("artikel", articleId)}${field("lieferart", "homeDelivery")}${field("menge", "9")}<button>Gewinn abholen</button></form>`,
      }),
    )
    await page.goto("https://evil.example/")
    const [answer] = await Promise.all([
      page.waitForResponse("**/formular/warenkorb"),
      page.getByRole("button", { name: "Gewinn abholen" }).click(),
    ])
    assert.strictEqual(answer.status(), 403)
    await page.goto("/warenkorb")
    await showsQuantities(page, ["1"])
    await close()
  })
})
