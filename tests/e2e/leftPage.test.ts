import { assert, describe, it } from "@effect/vitest"
import { vi } from "vitest"

import { sharedBrowser } from "../support/browser.ts"
import { countShown, inLine, put, sendable, settled, shown, truth } from "./basket.ts"
import { visit, waitUntilHydrated } from "./visit.ts"

const browser = await sharedBrowser()

const isChange = (url: URL) => url.pathname.includes("/basket/items")

describe("a visitor who leaves the basket page during a request", () => {
  it("the next page sends the changes that the basket page had not sent yet", async () => {
    const { close, page } = await visit(browser, "/")
    const [first = "", second = ""] = await sendable(page, "farbe")
    await put(page, first, 1)
    await put(page, second, 1)
    await page.goto("/warenkorb", { waitUntil: "networkidle" })
    await waitUntilHydrated(page)
    await settled(page)
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
