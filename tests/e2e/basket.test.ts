import { assert, describe, it } from "@effect/vitest"
import type { Locator, Page } from "playwright-core"

import { sharedBrowser } from "../support/browser.ts"
import { isLong } from "../support/size.ts"
import { logIn } from "./account.ts"
import { countShown, inLine, pieces, put, sendable, settled, shown, truth } from "./basket.ts"
import { visit, waitForFocus, waitUntilHydrated } from "./visit.ts"

const browser = await sharedBrowser()

/** Opens the basket page with these quantities of the first articles of a search. */
const withBasket = async (quantities: ReadonlyArray<number>) => {
  const visited = await visit(browser, "/")
  const ids = await sendable(visited.page, "led")
  for (const [place, quantity] of quantities.entries()) await put(visited.page, ids[place] ?? "", quantity)
  await visited.page.goto("/warenkorb", { waitUntil: "networkidle" })
  await waitUntilHydrated(visited.page)
  await settled(visited.page)
  return visited
}

/**
 * Asserts that the page shows the server's basket, and that the header shows its number of pieces. Returns the
 * basket.
 */
const agree = async (page: Page) => {
  await settled(page)
  const there = await truth(page)
  await countShown(page, pieces(there))
  assert.deepStrictEqual(await shown(page), there)
  return there
}

describe("the basket page in the browser", () => {
  it.runIf(isLong)(
    "the basket page sends the result of twenty quick clicks on plus as one update",
    async () => {
      const { close, complaints, page } = await withBasket([1])
      const updates: Array<string | null> = []
      page.on("request", (request) => {
        if (request.url().includes("/items/update/")) updates.push(request.postData())
      })
      const { more } = inLine(page, 0)
      // All clicks are in one task, so that the speed of the machine does not matter.
      await more.evaluate((button: HTMLElement) => {
        for (let click = 0; click < 20; click++) button.click()
      })
      await countShown(page, 21)
      assert.strictEqual(pieces(await agree(page)), 21)
      assert.deepStrictEqual(updates, ['{"quantity":21}'])
      assert.deepStrictEqual(complaints, [])
      await close()
    },
  )

  it("the basket page saves a typed quantity when the visitor leaves the page at once", async () => {
    const { close, page } = await withBasket([1])
    const kept = page.waitForResponse(/\/items\/update\//u)
    await inLine(page, 0).field.fill("7")
    await page.getByRole("banner").getByRole("link", { name: "Heimwerk, zur Startseite" }).click()
    await countShown(page, 7)
    await kept
    await page.waitForURL("/")
    assert.strictEqual(pieces(await truth(page)), 7)
    await close()
  })

  it.runIf(isLong)(
    "at 390 px, 'Entfernen' is beside the quantity of a basket line, and 'Auf die Merkliste' is below both",
    async () => {
      const { close, page } = await withBasket([1])
      await page.setViewportSize({ width: 390, height: 844 })
      const middle = async (control: Locator) => {
        const box = await control.boundingBox()
        assert.isNotNull(box)
        return Math.round(box.y + box.height / 2)
      }
      const action = (name: RegExp) => page.getByRole("main").getByRole("button", { name })
      const quantity = await middle(inLine(page, 0).field)
      assert.strictEqual(await middle(action(/^Entfernen/u)), quantity)
      assert.isAbove(await middle(action(/^Auf die Merkliste/u)), quantity)
      await close()
    },
  )

  it("undo by keyboard restores a removed basket line at its old position, and focus moves to its button 'Entfernen'", async () => {
    const { close, complaints, page } = await withBasket([1, 2, 3])
    const before = Object.keys(await shown(page))
    await inLine(page, 1).remove.focus()
    await page.keyboard.press("Enter")
    await countShown(page, 4)
    const undo = page.getByRole("button", { name: "Rückgängig" })
    await waitForFocus(undo)
    await settled(page)
    await page.keyboard.press("Enter")
    await countShown(page, 6)
    await undo.waitFor({ state: "detached" })
    assert.deepStrictEqual(Object.keys(await shown(page)), before)
    await waitForFocus(page.getByRole("button", { name: /^Entfernen/u }).nth(1))
    await agree(page)
    assert.deepStrictEqual(complaints, [])
    await close()
  })

  it.runIf(isLong)("moving a basket line to the wishlist updates both counts in the header", async () => {
    const { close, complaints, page } = await withBasket([2, 1])
    await inLine(page, 0).move.click()
    await page.getByRole("link", { name: "Zur Merkliste" }).waitFor()
    await countShown(page, 1)
    await page
      .getByRole("banner")
      .getByRole("link", { name: /^Merkliste, 2 Artikel$/u })
      .waitFor()
    await agree(page)
    assert.deepStrictEqual(complaints, [])
    await close()
  })

  it("the basket page shows an error for a wrong voucher code, keeps a valid voucher and two cards after a reload, and can remove the voucher", async () => {
    const { close, complaints, page } = await withBasket([3])
    const use = async (summary: string, label: string, text: string) => {
      await page.getByText(summary, { exact: true }).focus()
      await page.keyboard.press("Enter")
      await page.getByLabel(label, { exact: true }).focus()
      await page.keyboard.type(text)
      await page.keyboard.press("Enter")
      await page.getByRole("main").getByText(text.trim(), { exact: false }).first().waitFor()
    }
    const code = page.getByLabel("Gutscheincode", { exact: true })
    await page.getByText("Gutschein einlösen", { exact: true }).focus()
    await page.keyboard.press("Enter")
    for (const [wrong, reason] of [
      ["1234567890123", "Bitte gib einen Gutscheincode mit 1 bis 12 Zeichen ein."],
      ["QUATSCH", "Dieser Gutscheincode ist nicht gültig. Bitte prüfe deine Eingabe."],
    ] as const) {
      await code.fill(wrong)
      await code.press("Enter")
      await page.getByRole("alert").filter({ hasText: reason }).waitFor()
      assert.strictEqual(await code.inputValue(), wrong)
    }
    await code.fill(" FRUEHLING10")
    await code.press("Enter")
    await page.getByText("10 % Frühlingsrabatt").waitFor()
    await use("Vorteilskarte verwenden", "Vorteilskartennummer", "2770010000024")
    await use("Mitarbeiterkarte verwenden", "Mitarbeiterkartennummer", "990003")
    await page.reload({ waitUntil: "networkidle" })
    for (const name of ["Gutschein FRUEHLING10", "Vorteilskarte 2770010000024", "Mitarbeiterkarte 990003"])
      await page
        .getByRole("button", { name: `Entfernen : ${name}` })
        .or(page.getByRole("button", { name: `Entfernen: ${name}` }))
        .waitFor()
    await page.getByText("10 % Frühlingsrabatt").waitFor()
    await page.getByText("Mitarbeiterrabatt").waitFor()
    await page.getByRole("button", { name: /^Entfernen ?: Gutschein FRUEHLING10$/u }).press("Enter")
    await page.getByText("10 % Frühlingsrabatt").waitFor({ state: "detached" })
    await page.getByText("Mitarbeiterrabatt").waitFor()
    // The server answers the invalid code with 422, which the browser logs.
    assert.deepStrictEqual(
      complaints.filter((text) => !text.includes("422")),
      [],
    )
    await close()
  })

  it.runIf(isLong)(
    "a customer's coupon can be applied and removed with the Enter key, and remains after a reload",
    async () => {
      const { close, complaints, page } = await visit(browser, "/")
      await logIn(page, "clara.voss@kunde.example")
      const [first = ""] = await sendable(page, "led")
      await put(page, first, 4)
      await page.goto("/warenkorb", { waitUntil: "networkidle" })
      await waitUntilHydrated(page)
      const main = page.getByRole("main")
      const use = main.getByRole("button", { name: /^Einlösen ?: 5 % Coupon$/u })
      const takeOff = main.getByRole("button", { name: /^Entfernen ?: Coupon 5 % Coupon$/u })
      const ask = main.getByRole("button", { name: "Meine Coupons ansehen" })
      await ask.press("Enter")
      await main.getByRole("heading", { name: "Meine Coupons" }).waitFor()
      await use.press("Enter")
      await takeOff.waitFor()
      await use.waitFor({ state: "detached" })
      await page.reload({ waitUntil: "networkidle" })
      await waitUntilHydrated(page)
      await takeOff.press("Enter")
      await takeOff.waitFor({ state: "detached" })
      await ask.press("Enter")
      await use.waitFor()
      await inLine(page, 0).remove.press("Enter")
      await countShown(page, 0)
      await settled(page)
      assert.deepStrictEqual(await truth(page), {})
      assert.deepStrictEqual(complaints, [])
      await close()
    },
  )

  it.runIf(isLong)("T-C11: two windows of a visitor show each other's basket changes", async () => {
    const { close, page } = await withBasket([1, 1])
    const other = await page.context().newPage()
    await other.goto("/warenkorb", { waitUntil: "networkidle" })
    await settled(other)
    await inLine(page, 0).field.fill("5")
    await inLine(page, 0).field.press("Enter")
    await countShown(other, 6)
    await inLine(other, 1).remove.click()
    await countShown(page, 5)
    assert.deepStrictEqual(await agree(page), await agree(other))
    await close()
  })

  it("after a reload, the server and the basket page contain the result of all changes and of an undo, even if some requests or answers were lost", async () => {
    const { close, page } = await withBasket([1, 1, 1])
    let calls = 0
    await page.route("**/basket/**", async (route) => {
      if (route.request().method() === "GET") return route.continue()
      calls += 1
      if (calls % 5 === 1) {
        await route.fetch()
        return route.abort("connectionreset")
      }
      if (calls % 5 === 3) return route.abort("connectionrefused")
      const answer = await route.fetch()
      return route.fulfill({ response: answer })
    })
    await inLine(page, 0).field.fill("4")
    await inLine(page, 0).field.press("Enter")
    await inLine(page, 2).remove.click()
    await inLine(page, 1).field.fill("6")
    await inLine(page, 1).field.press("Enter")
    await page.getByRole("button", { name: "Rückgängig" }).click()
    await page.getByRole("button", { name: "Rückgängig" }).waitFor({ state: "detached" })
    // The restored line shows before its request has been sent.
    await settled(page)
    await page.unrouteAll({ behavior: "wait" })
    await page.reload({ waitUntil: "networkidle" })
    assert.sameMembers(Object.values(await agree(page)), [1, 4, 6])
    await close()
  })

  it.runIf(isLong)(
    "a shopper without JavaScript sees the article and the total in the basket, changes the quantity, and reads that vouchers need JavaScript",
    async () => {
      const { close, page } = await withBasket([2])
      const plain = await browser.newContext({
        javaScriptEnabled: false,
        storageState: await page.context().storageState(),
        baseURL: new URL(page.url()).origin,
      })
      const silent = await plain.newPage()
      await silent.goto("/warenkorb")
      await silent.getByRole("rowheader").waitFor()
      await silent.getByText("Summe inkl. MwSt.").waitFor()
      assert.isTrue(await silent.getByRole("link", { name: "Zur Kasse" }).isVisible())
      await silent.getByRole("textbox", { name: /^Menge von/u }).fill("4")
      await silent.getByRole("button", { name: /^Menge ändern/u }).click()
      await silent.getByText("4 Artikel", { exact: true }).first().waitFor()
      await silent.getByText("Bitte aktiviere JavaScript, um Gutscheine einzulösen.").waitFor()
      await plain.close()
      await close()
    },
  )
})
