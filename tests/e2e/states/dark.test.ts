import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import type { Browser } from "playwright-core"
import { inject } from "vitest"

import { launch } from "../../support/browser.ts"
import { unreadable } from "../dark.ts"
import { type Addresses, findAddresses } from "../shots/findAddresses.ts"
import { shopper } from "../shots/shopper.ts"
import { allWidths } from "../shots/Shot.ts"
import { shots } from "../shots/shots.ts"

let browser: Browser
let addresses: Addresses
beforeAll(async () => {
  browser = await launch()
  addresses = await findAddresses(inject("origin"))
})
afterAll(() => browser.close())

/** Pages and states without the printed ones, which keep the light scheme. */
const shown = shots.filter(({ isPrinted }) => isPrinted !== true)

describe("a button that is enabled or disabled", () => {
  it("T-A1: a button that is enabled or disabled gets the colours of its new state at once, without an animation", async () => {
    const context = await shopper(browser, inject("origin"), 1440, addresses, false)
    const page = await context.newPage()
    await page.emulateMedia({ reducedMotion: "no-preference" })
    await page.goto("/maerkte")
    const button = page.getByRole("main").getByRole("button", { name: "Suchen" }).first()
    const running = await button.evaluate((element) => {
      if (!(element instanceof HTMLButtonElement)) return -1
      element.disabled = !element.disabled
      return element.getAnimations().length
    })
    assert.strictEqual(running, 0)
    await context.close()
  })
})

describe("every state of the shop in the dark colour scheme", () => {
  for (const { address, isCustomer, name, prepare, widths = allWidths } of shown) {
    it(`T-A1: the texts of the state „${name}“ are readable in the dark colour scheme`, async () => {
      const width = widths.at(-1) ?? 1440
      const context = await shopper(browser, inject("origin"), width, addresses, isCustomer === true)
      const page = await context.newPage()
      await page.emulateMedia({ colorScheme: "dark" })
      await page.goto(address(addresses), { waitUntil: "networkidle" })
      await prepare?.(page)
      assert.deepStrictEqual(await unreadable(page), [])
      await context.close()
    })
  }
})
