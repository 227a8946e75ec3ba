import { assert, describe, it } from "@effect/vitest"
import type { Page } from "playwright-core"

import { sharedBrowser } from "../support/browser.ts"
import { isLong } from "../support/size.ts"
import {
  counts,
  wishlistToggles,
  holdAnswers,
  listPath,
  settled,
  wire,
  wishlistLink,
  withWishes,
} from "./wishlistToggles.ts"
import { visit } from "./visit.ts"

const browser = await sharedBrowser()

const unavailable = "Die Merkliste kann gerade nicht geändert werden. Bitte versuche es noch einmal."
const lines = (page: Page) => page.getByRole("main").getByRole("article")

describe("the wishlist in the browser", () => {
  it("the wishlist is the same after a reload, its quantities can be changed, and its articles can be moved to the basket or removed", async () => {
    const { close, complaints, page } = await withWishes(browser, 2)
    await page.reload({ waitUntil: "commit" })
    // Both toggles are active before the scripts load, because the server renders them as active.
    await settled(page, 0, true)
    await settled(page, 1, true)
    await wishlistLink(page).click()
    await page.getByRole("heading", { level: 1, name: "Merkliste" }).waitFor()
    // The heading comes before the lines.
    await lines(page).nth(1).waitFor()
    assert.strictEqual(await lines(page).count(), 2)
    const field = lines(page)
      .first()
      .getByRole("textbox", { name: /^Menge/u })
    await field.fill("3")
    await field.press("Enter")
    await counts(page, "Merkliste", 4)
    await lines(page)
      .first()
      .getByRole("button", { name: /^In den Warenkorb/u })
      .click()
    await counts(page, "Merkliste", 1)
    await counts(page, "Warenkorb", 3)
    await page
      .getByText(/ liegt im Warenkorb\.$/u)
      .first()
      .waitFor()
    await page.reload({ waitUntil: "networkidle" })
    await counts(page, "Merkliste", 1)
    await counts(page, "Warenkorb", 3)
    assert.strictEqual(await lines(page).count(), 1)
    await lines(page)
      .getByRole("button", { name: /^Entfernen/u })
      .click()
    await page.getByRole("heading", { level: 1, name: "Deine Merkliste ist leer" }).waitFor()
    await counts(page, "Merkliste", 0)
    assert.deepStrictEqual(complaints, [])
    await close()
  })

  it.runIf(isLong)(
    "an article that was added to the wishlist on its product page has an active wishlist toggle in the list of articles",
    async () => {
      const { close, complaints, page } = await visit(browser, listPath)
      await page.getByRole("main").getByRole("article").first().getByRole("link").first().click()
      await page.waitForURL("**/p/**")
      await wishlistToggles(page).first().click()
      await settled(page, 0, true)
      await page.goBack()
      await page.waitForURL(`**${listPath}`)
      await settled(page, 0, true)
      assert.deepStrictEqual(complaints, [])
      await close()
    },
  )

  const rows = [
    [20, false],
    [21, true],
  ] as const
  for (const [clicks, pressed] of rows) {
    it.runIf(isLong)(
      `after ${clicks} clicks with a late first answer, a wishlist toggle has the state of the last click, with at most two requests`,
      async () => {
        const { close, page } = await visit(browser, listPath)
        const answers = await holdAnswers(page)
        await wishlistToggles(page).first().click()
        await answers.firstArrived
        await wishlistToggles(page)
          .first()
          .evaluate((toggle, times) => {
            for (let click = 0; click < times; click++) if (toggle instanceof HTMLElement) toggle.click()
            // Waits until the page has handled every click.
            return new Promise((resolve) => requestIdleCallback(resolve))
          }, clicks - 1)
        answers.release()
        await settled(page, 0, pressed)
        await counts(page, "Merkliste", pressed ? 1 : 0)
        assert.isAtMost(answers.asked(), 2)
        await page.reload({ waitUntil: "networkidle" })
        await settled(page, 0, pressed)
        await counts(page, "Merkliste", pressed ? 1 : 0)
        await close()
      },
    )
  }

  it.runIf(isLong)("a wishlist toggle is busy from the click until the shop has answered", async () => {
    const { close, page } = await visit(browser, listPath)
    const answers = await holdAnswers(page)
    const toggle = wishlistToggles(page).first()
    await toggle.scrollIntoViewIfNeeded()
    const box = await toggle.boundingBox()
    assert.isNotNull(box)
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.mouse.down()
    await page.mouse.up()
    await answers.firstArrived
    assert.strictEqual(await toggle.getAttribute("aria-busy"), "true")
    answers.release()
    await settled(page, 0, true)
    assert.strictEqual(await toggle.getAttribute("aria-busy"), "false")
    await close()
  })

  it.runIf(isLong)(
    "changes of several wishlist toggles are sent one at a time, so that no answer overtakes another",
    async () => {
      const { close, page } = await visit(browser, listPath)
      let inFlight = 0
      let most = 0
      await page.route(wire, async (route) => {
        inFlight += 1
        most = Math.max(most, inFlight)
        const response = await route.fetch()
        inFlight -= 1
        await route.fulfill({ response })
      })
      await wishlistToggles(page).evaluateAll((all) => {
        for (const index of [0, 1, 0, 2, 1, 1, 0]) {
          const toggle = all[index]
          if (toggle instanceof HTMLElement) toggle.click()
        }
      })
      for (const index of [0, 1, 2]) await settled(page, index, true)
      await counts(page, "Merkliste", 3)
      assert.strictEqual(most, 1)
      await page.unroute(wire)
      await page.reload({ waitUntil: "networkidle" })
      await counts(page, "Merkliste", 3)
      await close()
    },
  )

  it.runIf(isLong)(
    "when the server is too busy to answer, the wishlist toggle shows an error and its old state, and the next click succeeds",
    async () => {
      const { close, page } = await visit(browser, listPath)
      await page.route(wire, (route) => route.fulfill({ status: 503, body: "" }))
      await wishlistToggles(page).first().click()
      await page.getByText(unavailable).first().waitFor()
      await settled(page, 0, false)
      await counts(page, "Merkliste", 0)
      await page.unroute(wire)
      await wishlistToggles(page).first().click()
      await settled(page, 0, true)
      await counts(page, "Merkliste", 1)
      await close()
    },
  )

  it.runIf(isLong)("T-C11: two windows of a visitor show each other's wishlist changes at once", async () => {
    const { close, page } = await withWishes(browser, 1)
    const second = await page.context().newPage()
    await second.goto("/merkliste", { waitUntil: "networkidle" })
    await wishlistToggles(page).nth(1).click()
    await counts(second, "Merkliste", 2)
    await lines(second)
      .nth(1)
      .getByRole("button", { name: /^In den Warenkorb/u })
      .waitFor()
    await lines(second)
      .first()
      .getByRole("button", { name: /^Entfernen/u })
      .click()
    await settled(page, 0, false)
    await counts(page, "Merkliste", 1)
    await close()
  })
})

describe("T-S12 the wishlist in server-rendered pages", () => {
  it("T-S12: the server lets only the visitor's browser store a page with the visitor's wishlist", async () => {
    const { close, page } = await visit(browser, listPath, { consents: "unasked" })
    const before = await page.request.get(listPath)
    await wishlistToggles(page).first().click()
    await settled(page, 0, true)
    const after = await page.request.get(listPath)
    assert.strictEqual(after.headers()["cache-control"], "private, no-cache")
    assert.include(await after.text(), 'aria-pressed="true"')
    assert.notInclude(await before.text(), 'aria-pressed="true"')
    await close()
  })
})
