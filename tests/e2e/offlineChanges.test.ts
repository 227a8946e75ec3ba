import { assert, describe, it } from "@effect/vitest"
import type { Page } from "playwright-core"
import { vi } from "vitest"

import { sharedBrowser } from "../support/browser.ts"
import { isLong } from "../support/size.ts"
import { addresses } from "./addresses.ts"
import { countShown, inLine, type Lines, pieces, shown, truth, visitBasket } from "./basket.ts"
import { necessary } from "./privacy.ts"
import { visit, waitUntilHydrated } from "./visit.ts"

const browser = await sharedBrowser()

const text = "Du bist offline. Deine Änderung wird gesendet, sobald du wieder online bist."
const notice = (page: Page) => page.getByRole("main").getByText(text)

const storedKeys = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).map((key) => `local storage: ${key}`))

/** Opens the basket page with two articles, one piece each, and switches the network off. */
const openOffline = async () => {
  const visited = await visitBasket(browser)
  await visited.page.context().setOffline(true)
  return visited
}

/** Waits until the basket on the server has these lines. */
const serverHas = (page: Page, lines: Lines) =>
  vi.waitFor(async () => assert.deepStrictEqual(await truth(page), lines), { timeout: 60_000 })

describe("a visitor who changes the basket without a network", () => {
  it.runIf(isLong)(
    "the basket page shows changes made without a network, and sends them when the browser is online",
    async () => {
      const { close, complaints, page } = await openOffline()
      await inLine(page, 0).more.click()
      await notice(page).waitFor()
      await inLine(page, 0).more.click()
      await inLine(page, 1).remove.click()
      await countShown(page, 3)
      const changed = await shown(page)
      assert.deepStrictEqual(Object.values(changed), [3])
      assert.strictEqual(await page.getByRole("main").getByRole("alert").count(), 0)
      const kept = await storedKeys(page)
      assert.include(kept, "local storage: waiting_commands")
      assert.includeMembers([...necessary()], kept)

      await page.context().setOffline(false)
      await notice(page).waitFor({ state: "detached" })
      assert.deepStrictEqual(await truth(page), changed)
      assert.notInclude(await storedKeys(page), "local storage: waiting_commands")
      assert.deepStrictEqual(
        complaints.filter((complaint) => !complaint.includes("ERR_INTERNET_DISCONNECTED")),
        [],
      )
      await close()
    },
  )

  it("any next page sends the changes of a basket page that was closed without a network, without a click", async () => {
    const { close, page } = await openOffline()
    const before = await shown(page)
    await inLine(page, 0).more.click()
    await notice(page).waitFor()
    const changed = await shown(page)
    assert.strictEqual(pieces(changed), 3)
    // The page must not send the changes itself before it is left.
    await page.route("**/shop/rest/**", (route) => route.abort("internetdisconnected"))
    await page.context().setOffline(false)
    await page.goto("about:blank")
    await page.unroute("**/shop/rest/**")
    await page.goto("/service/kontakt/")
    await serverHas(page, changed)
    await countShown(page, pieces(changed))
    assert.notDeepEqual(before, changed)
    await vi.waitFor(
      async () => assert.notInclude(await storedKeys(page), "local storage: waiting_commands"),
      { timeout: 60_000 },
    )
    await close()
  })

  it("an article that is added without a network, before the basket's scripts have loaded, is sent when the browser is online", async () => {
    const { product = "/" } = await addresses()
    const { close, page } = await visit(browser, product)
    await waitUntilHydrated(page)
    await page.waitForLoadState("networkidle")
    await page.context().setOffline(true)
    await page.getByRole("main").getByRole("button", { name: "In den Warenkorb" }).first().click()
    await notice(page).first().waitFor()
    await countShown(page, 1)
    await page.context().setOffline(false)
    await notice(page).first().waitFor({ state: "detached" })
    await countShown(page, 1)
    await vi.waitFor(
      async () => {
        assert.strictEqual(pieces(await truth(page)), 1)
        assert.notInclude(await storedKeys(page), "local storage: waiting_commands")
      },
      { timeout: 60_000 },
    )
    await close()
  })

  it("a reload of the basket page shows and sends the changes that were made without a network", async () => {
    const { close, page } = await openOffline()
    await inLine(page, 0).more.click()
    await notice(page).waitFor()
    const changed = await shown(page)
    let isCut = true
    await page.route("**/shop/rest/**", (route) =>
      isCut ? route.abort("internetdisconnected") : route.continue(),
    )
    await page.context().setOffline(false)
    await page.reload()
    await waitUntilHydrated(page)
    await notice(page).waitFor()
    assert.deepStrictEqual(await shown(page), changed)
    isCut = false
    await notice(page).waitFor({ state: "detached" })
    assert.deepStrictEqual(await truth(page), changed)
    await close()
  })
})
