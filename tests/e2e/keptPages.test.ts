import { assert, describe, it } from "@effect/vitest"
import type { Page } from "playwright-core"
import { inject, vi } from "vitest"

import { keptPagesCache } from "@heimwerk/ui/offline/keptPaths.ts"
import { sharedBrowser } from "../support/browser.ts"
import { fileOf } from "../support/firstVisit.ts"
import { slowLine } from "../support/slowLine.ts"
import { indicator, logIn } from "./account.ts"
import { put, sendable } from "./basket.ts"
import { visit, waitUntilHydrated } from "./visit.ts"

const browser = await sharedBrowser()

/** Waits until the browser has kept the pages with these paths. */
const kept = (page: Page, paths: ReadonlyArray<string>) =>
  vi.waitUntil(
    () =>
      page.evaluate(
        async ([cache, wanted]) => {
          const requests = await (await caches.open(cache)).keys()
          return wanted.every((path) => requests.some(({ url }) => new URL(url).pathname === path))
        },
        [keptPagesCache, paths] as const,
      ),
    { timeout: 90_000 },
  )

/** Opens the home page over a line that the test can close. */
const visitOverLine = async () => {
  const line = await slowLine(inject("origin"))
  const visited = await visit(browser, "/", { baseURL: line.origin, serviceWorkers: "allow" })
  return {
    ...visited,
    line,
    close: async () => {
      await visited.close()
      line.close()
    },
  }
}

describe("pages kept on the device", () => {
  it("without a network, the browser opens the kept basket and an article of the same visit, and any other page lists the kept pages", async () => {
    const { close, line, page } = await visitOverLine()
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

  it("T-P1: no page is kept for a visitor for whom the shop keeps nothing, and pages are kept after the choice of an article", async () => {
    const { close, page } = await visit(browser, "/", { serviceWorkers: "allow" })
    const passTime = async () => {
      await page.clock.install()
      await page.reload()
      await waitUntilHydrated(page)
      await page.clock.runFor(60_000)
    }
    const requested: Array<string> = []
    page.on("request", (request) => requested.push(new URL(request.url()).pathname))
    const script = `/${fileOf("offline/KeptPages.tsx")}`
    await passTime()
    await page.waitForLoadState("networkidle")
    assert.notInclude(requested, script)
    const [article = ""] = await sendable(page, "led")
    await put(page, article, 1)
    await passTime()
    await kept(page, ["/warenkorb"])
    await close()
  })

  it("T-S14: a logout without a network removes the kept pages of the customer", async () => {
    const { close, page } = await visitOverLine()
    await logIn(page, "clara.voss@kunde.example")
    await page.goto("/")
    await kept(page, ["/", "/warenkorb"])
    await waitUntilHydrated(page)
    await indicator(page).click()
    await page.context().setOffline(true)
    await page.getByRole("banner").getByRole("button", { name: "Abmelden" }).click()
    await vi.waitUntil(() => page.evaluate(async (cache) => !(await caches.has(cache)), keptPagesCache), {
      timeout: 90_000,
    })
    await close()
  })
})
