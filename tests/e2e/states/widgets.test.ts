import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import type { Browser, Locator, Page } from "playwright-core"

import { launch } from "../../support/browser.ts"
import { tabAndPress, tabTo, violations } from "../finder.ts"
import { moving } from "../moving.ts"
import { visit } from "../visit.ts"

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

const gallery = (options: Parameters<typeof visit>[2] = {}) => visit(browser, "/_widgets", options)
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true })
const hasFocus = (target: Locator) => target.evaluate((node) => node === document.activeElement)
/** Presses a key, by default Enter, on a control. */
const press = async (target: Locator, key = "Enter") => {
  await target.focus()
  await target.press(key)
}
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

describe("the widget gallery in the browser", () => {
  it("T-A1: the widget gallery has no accessibility violations and no sideways scrolling at 320, 768 and 1280 px", async () => {
    const { close, complaints, page } = await gallery()
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      assert.deepStrictEqual(await violations(page), [], `${width} px`)
      assert.isAtMost(await overflow(page), 0, `${width} px`)
    }
    assert.deepStrictEqual(complaints, [])
    await close()
  })

  it("T-A6: every control of the widget gallery is at least 24 px large", async () => {
    const { close, page } = await gallery()
    const small = await page
      .locator("main :is(button, input, select, summary):not([aria-hidden])")
      .evaluateAll((nodes) =>
        nodes
          .filter((node) => node.checkVisibility({ visibilityProperty: true }))
          .map((node) => ({ box: node.getBoundingClientRect(), text: node.textContent }))
          .filter(({ box }) => Math.min(box.width, box.height) < 24)
          .map(({ box, text }) => `${text} ${box.width} x ${box.height}`),
      )
    assert.deepStrictEqual(small, [])
    await close()
  })
})

describe("a modal in the browser", () => {
  const kinds = [
    { name: "In der Mitte", closes: "Schließen", width: 750 },
    { name: "Mobil am unteren Rand", closes: "Schließen", width: 750 },
    { name: "An der Seite", closes: "Modal schließen", width: 500 },
    { name: "Menü neben der Seite", closes: "Menü schließen", width: 400 },
  ]
  for (const { closes, name, width } of kinds) {
    it(`T-A3: the modal „${name}“ keeps focus inside, closes by the Escape key and by its button, and restores focus`, async () => {
      const { close, page } = await gallery({ viewport: { width: 1280, height: 900 } })
      const opener = button(page, name)
      const dialog = page.getByRole("dialog", { name })
      await press(opener)
      await dialog.waitFor()
      assert.strictEqual((await dialog.boundingBox())?.width, width)
      assert.deepStrictEqual(await violations(page), [])
      for (let step = 0; step < 8; step += 1) {
        await page.keyboard.press("Tab")
        // Focus passes a helper element at the end of the dialog before it returns to the first element.
        await page.waitForFunction(() =>
          document.querySelector("[role=dialog]")?.contains(document.activeElement),
        )
      }
      await page.keyboard.press("Escape")
      await dialog.waitFor({ state: "detached" })
      assert.isTrue(await hasFocus(opener))
      await press(opener)
      await press(dialog.getByRole("button", { name: closes }))
      await dialog.waitFor({ state: "detached" })
      assert.isTrue(await hasFocus(opener))
      await close()
    })
  }

  it("a modal fills the width of a small window and ends at its lower edge; with 'sticksToBottom', it leaves at least 100 px free at the top", async () => {
    const { close, page } = await gallery({ viewport: { width: 320, height: 640 }, reducedMotion: "reduce" })
    for (const [name, top] of [
      ["In der Mitte", 0],
      ["Mobil am unteren Rand", 100],
      ["An der Seite", 0],
    ] as const) {
      await button(page, name).click()
      const box = await page.getByRole("dialog", { name }).boundingBox()
      assert.strictEqual(box?.width, 320, name)
      assert.isAtLeast(box?.y ?? -1, top, name)
      assert.strictEqual((box?.y ?? 0) + (box?.height ?? 0), 640, name)
      assert.deepStrictEqual(await violations(page), [], name)
      await page.keyboard.press("Escape")
      await page.getByRole("dialog", { name }).waitFor({ state: "detached" })
    }
    await close()
  })

  it("T-A9: modal, tooltip and snackbar are not animated when the visitor prefers reduced motion", async () => {
    const { close, page } = await gallery({ reducedMotion: "reduce" })
    for (const { closes, name } of kinds) {
      await button(page, name).click()
      await page.getByRole("dialog", { name }).waitFor()
      assert.deepStrictEqual(await moving(page), [], name)
      await page.getByRole("dialog", { name }).getByRole("button", { name: closes }).click()
      assert.deepStrictEqual(await moving(page), [], `${name}, closed`)
    }
    await button(page, "Snackbar error, mit Knopf").click()
    await page.getByText("Die Verbindung ist unterbrochen.").first().waitFor()
    await button(page, "Was ist der Vorteilskartenpreis?").focus()
    await page.getByRole("note").filter({ hasText: "nur mit Vorteilskarte" }).waitFor()
    assert.deepStrictEqual(await moving(page), [])
    await close()
  })

  it("a modal with 'preventClose' closes only by its button", async () => {
    const { close, page } = await gallery()
    const name = "Schließt nur mit dem Knopf"
    const dialog = page.getByRole("dialog", { name })
    await button(page, name).click()
    await dialog.waitFor()
    await page.keyboard.press("Escape")
    await page.mouse.click(5, 5)
    assert.isTrue(await dialog.isVisible())
    await dialog.getByRole("button", { name: "Modal schließen" }).click()
    await dialog.waitFor({ state: "detached" })
    await close()
  })
})

describe("a tooltip in the browser", () => {
  const sign = (page: Page) => button(page, "Was ist der Vorteilskartenpreis?")
  const words = (page: Page) => page.getByRole("note").filter({ hasText: "nur mit Vorteilskarte" })

  it("T-A10: a tooltip appears on focus, the keyboard reaches its link, and the Escape key hides it", async () => {
    const { close, page } = await gallery()
    await sign(page).focus()
    await words(page).waitFor()
    await page.keyboard.press("Tab")
    assert.isTrue(await hasFocus(words(page).getByRole("link")))
    assert.deepStrictEqual(await violations(page), [])
    await page.keyboard.press("Escape")
    await words(page).waitFor({ state: "hidden" })
    await close()
  })

  it("T-A10: a tooltip is visible inside the window while the mouse is on its icon or its text", async () => {
    const { close, page } = await gallery({ viewport: { width: 320, height: 640 } })
    await sign(page).hover()
    await words(page).waitFor()
    await words(page).hover()
    await page.mouse.move(2, 2)
    await words(page).waitFor({ state: "hidden" })
    await button(page, "Am Rand").hover()
    const edge = page.getByRole("note").filter({ hasText: "bleiben im Fenster" })
    await edge.waitFor()
    const box = await edge.boundingBox()
    assert.isAtLeast(box?.x ?? -1, 0)
    assert.isAtMost((box?.x ?? 0) + (box?.width ?? 0), 320)
    await close()
  })

  it("a tooltip appears on tap, with and without JavaScript", async () => {
    for (const javaScriptEnabled of [true, false]) {
      const { close, page } = await gallery({ hasTouch: true, javaScriptEnabled })
      await sign(page).tap()
      await words(page).waitFor()
      await close()
    }
  })
})

describe("a snackbar in the browser", () => {
  it("a snackbar has no accessibility violations, and the Enter key on its button closes it", async () => {
    const { close, page } = await gallery()
    await button(page, "Snackbar error, mit Knopf").click()
    const bar = page.getByRole("dialog", {
      name: "Die Verbindung ist unterbrochen. Bitte versuche es noch einmal.",
    })
    await bar.waitFor()
    assert.deepStrictEqual(await violations(page), [])
    await press(bar.getByRole("button", { name: "Schließen" }))
    await bar.waitFor({ state: "detached" })
    await close()
  })
})

describe("form fields in the browser", () => {
  it("T-A2: a password can be shown, an option selected and a quantity changed by keyboard", async () => {
    const { close, page } = await gallery()
    const password = page.getByLabel("Neues Passwort", { exact: true })
    await tabTo(page, password)
    await page.keyboard.type("Geheim1!")
    await page.getByText("5 von 5 Anforderungen erfüllt").waitFor()
    await tabAndPress(page, button(page, "Passwort preisgeben"))
    assert.strictEqual(await password.getAttribute("type"), "text")
    const market = page.getByRole("combobox", { name: "Bitte Markt auswählen" })
    await tabTo(page, market)
    await page.keyboard.type("Heimwerk K")
    await page.keyboard.press("ArrowDown")
    assert.strictEqual(await market.inputValue(), "7")
    await tabAndPress(page, button(page, "Menge erhöhen"))
    assert.strictEqual(
      await page.getByLabel("Menge", { exact: true }).and(page.locator("input")).inputValue(),
      "2",
    )
    await close()
  })
})
