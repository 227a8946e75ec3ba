import { assert, describe, it } from "@effect/vitest"
import { vi } from "vitest"

import { sharedBrowser } from "../../support/browser.ts"
import { countShown, inLine, shown, truth, visitBasket } from "../basket.ts"

const browser = await sharedBrowser()

const isChange = (url: URL) => url.pathname.includes("/basket/items")

describe("a visitor who leaves the basket page during a request", () => {
  it("the next page sends the changes that the basket page had not sent yet", async () => {
    const { close, page } = await visitBasket(browser)
    const sent: Array<string> = []
    await page.route(isChange, (route) => void sent.push(route.request().method()))
    await inLine(page, 0).more.click()
    await vi.waitUntil(() => sent.length === 1)
    await inLine(page, 1).remove.click()
    await countShown(page, 2)
    const [kept = ""] = Object.keys(await shown(page))
    await page.goto("/service/kontakt/", { waitUntil: "commit" })
    await page.unroute(isChange)
    await vi.waitFor(async () => assert.deepStrictEqual(Object.keys(await truth(page)), [kept]), {
      timeout: 60_000,
    })
    assert.lengthOf(sent, 1)
    await vi.waitUntil(() => page.evaluate(() => localStorage.getItem("waiting_commands") === null))
    await close()
  })
})
