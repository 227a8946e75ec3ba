import { assert, describe, it } from "@effect/vitest"
import type { Page } from "playwright-core"

import { sharedBrowser } from "../support/browser.ts"
import { isLong } from "../support/size.ts"
import { visit, waitForFocus } from "./visit.ts"

const browser = await sharedBrowser()

const prompt = (page: Page) => page.getByRole("dialog", { name: "Deine Privatsphäre" })
const kept = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === "heimwerk_consents")?.value

/**
 * Returns styles and positions of buttons. All are read in one frame, because the consent prompt may still be
 * sliding in.
 */
const looksOf = (page: Page, names: ReadonlyArray<string>) =>
  prompt(page)
    .getByRole("button")
    .evaluateAll(
      (buttons, wanted) =>
        wanted.map((name) => {
          const button = buttons.find(({ textContent }) => textContent === name)
          if (button === undefined) return name
          const { backgroundColor, color, fontSize, fontWeight } = getComputedStyle(button)
          const { height, top, width } = button.getBoundingClientRect()
          return { backgroundColor, color, fontSize, fontWeight, height, top, width }
        }),
      names,
    )

describe("a first visit in the browser", () => {
  it("T-P3: the buttons that refuse and accept consents look the same, Escape decides nothing, and the shop does not ask again after a refusal by keyboard", async () => {
    const { close, complaints, page } = await visit(browser, "/", { consents: "unasked" })
    await waitForFocus(prompt(page))
    const [refusing, accepting] = await looksOf(page, ["Ablehnen", "Akzeptieren"])
    assert.deepStrictEqual(refusing, accepting)
    assert.isUndefined(await kept(page))
    await page.keyboard.press("Escape")
    await prompt(page).waitFor({ state: "detached" })
    assert.isUndefined(await kept(page))
    await page.reload()
    await waitForFocus(prompt(page))
    await page.keyboard.press("Tab")
    await page.keyboard.press("Tab")
    await page.keyboard.press("Tab")
    assert.strictEqual(await page.evaluate(() => document.activeElement?.textContent), "Ablehnen")
    await page.keyboard.press("Enter")
    await prompt(page).waitFor({ state: "detached" })
    assert.include(decodeURIComponent((await kept(page)) ?? ""), '"given":[]')
    await page.reload({ waitUntil: "networkidle" })
    assert.strictEqual(await prompt(page).count(), 0)
    assert.deepStrictEqual(complaints, [])
    await close()
  })

  it.runIf(isLong)("a decision in one tab closes the consent prompt in another tab", async () => {
    const { close, page } = await visit(browser, "/", { consents: "unasked" })
    const other = await page.context().newPage()
    await other.goto("/maerkte")
    await prompt(other).waitFor()
    await prompt(page).getByRole("button", { name: "Akzeptieren" }).click()
    await prompt(other).waitFor({ state: "detached" })
    await close()
  })
})
