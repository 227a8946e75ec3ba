import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import type { Page } from "playwright-core"
import { inject, vi } from "vitest"

import { sharedBrowser } from "../support/browser.ts"
import { type SlowLine, slowLine } from "../support/slowLine.ts"
import { put, sendable } from "./basket.ts"
import { visit } from "./visit.ts"

const browser = await sharedBrowser()

/** Waits until the browser has kept the pages with these paths. */
const kept = (page: Page, paths: ReadonlyArray<string>) =>
  vi.waitUntil(
    () =>
      page.evaluate(async (wanted) => {
        const requests = await (await caches.open("heimwerk-pages")).keys()
        return wanted.every((path) => requests.some(({ url }) => new URL(url).pathname === path))
      }, paths),
    { timeout: 90_000 },
  )

describe("pages kept on the device", () => {
  let line: SlowLine
  beforeAll(async () => {
    line = await slowLine(inject("origin"))
  })
  afterAll(() => line.close())

  it("without a network, the basket and a visited article open as they were, and another page lists the kept pages", async () => {
    const { close, page } = await visit(browser, "/", { baseURL: line.origin, serviceWorkers: "allow" })
    const [article = ""] = await sendable(page, "led")
    await put(page, article, 2)
    await page.goto("/")
    await kept(page, ["/", "/warenkorb", "/merkliste"])
    await page.goto("/s/led")
    const tile = page.getByRole("main").locator("a[href^='/p/']").first()
    const path = (await tile.getAttribute("href")) ?? ""
    await page.goto(path)
    const name = await page.getByRole("heading", { level: 1 }).innerText()
    await kept(page, [path])
    line.close()
    await page.goto("/warenkorb")
    await page.getByText("Du bist offline.").waitFor()
    assert.strictEqual(await page.getByRole("main").getByRole("textbox").first().inputValue(), "2")
    await page.goto(path)
    assert.strictEqual(await page.getByRole("heading", { level: 1 }).innerText(), name)
    await page.goto("/kontakt/")
    await page.getByRole("heading", { name: "Du bist offline" }).waitFor()
    await page.getByRole("link", { name: "Warenkorb" }).click()
    await page.getByText("Du bist offline.").waitFor()
    await close()
  })
})
