import { afterAll, assert, beforeAll, describe, it, vi } from "@effect/vitest"
import { Effect } from "effect"
import { inject } from "vitest"

import { ask } from "../cli/support/ask.ts"
import { sharedBrowser } from "../support/browser.ts"
import { logIn } from "./account.ts"
import { violations } from "./finder.ts"
import { visit, waitUntilHydrated } from "./visit.ts"

const browser = await sharedBrowser()

beforeAll(() => {
  vi.stubEnv("DATA_DIR", inject("dataDir"))
})
afterAll(() => {
  vi.unstubAllEnvs()
})

describe("the orders of a customer in the browser", () => {
  it("a customer opens the invoice of a collected order, buys the articles again, and opens the withdrawal form with the data of the order", async () => {
    const { close, complaints, page } = await visit(browser, "/")
    await logIn(page, "bilal.kaya@kunde.example", "/meinkonto/einkaeufe")
    const row = page.getByRole("row").filter({ hasText: "Abholbereit" })
    const orderId = (await row.getByRole("link").textContent()) ?? ""
    const handed = await Effect.runPromise(ask("orders", "handout", orderId))
    assert.deepStrictEqual([handed.code, handed.stderr], [0, []])
    await row.getByRole("link").click()
    await page.getByRole("heading", { level: 1, name: `Bestellung ${orderId}` }).waitFor()
    await page.reload()
    await waitUntilHydrated(page)

    const link = page.getByRole("link", { name: /^Rechnung R-\d{4}-\d{6} vom/u })
    const address = (await link.getAttribute("href")) ?? ""
    const pdf = await page.request.get(address)
    assert.deepStrictEqual([pdf.status(), pdf.headers()["content-type"]], [200, "application/pdf"])
    assert.strictEqual((await pdf.body()).subarray(0, 5).toString(), "%PDF-")
    for (const wrong of [address.replace(/[^/]+(?=\/rechnung)/u, "x"), address.replace(/\d{6}/u, "999999")])
      assert.strictEqual((await page.request.get(wrong)).status(), 404, wrong)

    await page.getByRole("button", { name: "Noch einmal kaufen" }).click()
    await page.getByRole("main").getByRole("link", { name: "Zum Warenkorb" }).waitFor()
    assert.deepStrictEqual(await violations(page), [])
    await page.getByRole("link", { name: "Widerrufen oder zurückgeben" }).click()
    await page.getByRole("heading", { level: 1, name: "Vertrag widerrufen" }).waitFor()
    // The page first renders the empty form, and fills it in a task of its own.
    await page.locator(`input[name="contract"][value="${orderId}"]`).waitFor()
    assert.match(await page.getByLabel("Nur einzelne Artikel").inputValue(), /, Artikel \d+$/u)
    assert.deepStrictEqual(
      complaints.filter((complaint) => !complaint.includes("404")),
      [],
    )
    await close()
  })
})
