import { assert, describe, it } from "@effect/vitest"

import { sharedBrowser } from "../support/browser.ts"
import { addresses } from "./addresses.ts"
import { chooseMarket, dialog, open, search } from "./finder.ts"
import { openSearch } from "./header.ts"
import { follow, necessary } from "./privacy.ts"
import { visit } from "./visit.ts"

const browser = await sharedBrowser()

describe("a visitor without a consent decision", () => {
  it("T-P1 T-P2: shopping without consent sends no request to another origin and stores only necessary data", async () => {
    const { product = "/" } = await addresses()
    const { close, complaints, page } = await visit(browser, product, { consents: "unasked" })
    const { foreign, found, look } = await follow(page.context(), page, new URL(page.url()).origin)
    const question = page.getByRole("dialog", { name: "Deine Privatsphäre" })
    await question.waitFor()
    await question.getByRole("button", { name: "Einstellungen" }).click()
    await page.getByRole("dialog", { name: "Einstellungen zur Privatsphäre" }).waitFor()
    await page.keyboard.press("Escape")
    await page.getByRole("dialog", { name: "Einstellungen zur Privatsphäre" }).waitFor({ state: "detached" })
    await question.press("Escape")
    await question.waitFor({ state: "detached" })
    await page.getByRole("main").getByRole("button", { name: "In den Warenkorb" }).first().click()
    await page
      .getByRole("banner")
      .getByRole("link", { name: /^Warenkorb, 1 Artikel$/u })
      .waitFor()
    await open(page)
    await search(page, "Kiel")
    await dialog(page).getByRole("button", { name: "Kartenansicht" }).click()
    await page.getByRole("region", { name: "Wir benötigen deine Zustimmung" }).waitFor()
    await dialog(page).getByRole("button", { name: "Listenansicht" }).click()
    await chooseMarket(page)
    await page.keyboard.press("Escape")
    await openSearch(page)
    await page.keyboard.type("farbe")
    await page.keyboard.press("Enter")
    await page.waitForURL("**/s/farbe")
    await look()
    await page.goto("/warenkorb", { waitUntil: "networkidle" })
    await question.waitFor()
    await page.getByRole("button", { name: "Hilfe und Beratung" }).click()
    await page.getByRole("dialog").getByText("24h-Service-Chat").waitFor()
    await look()
    assert.deepStrictEqual(foreign, [])
    assert.deepStrictEqual(
      [...found].filter((kept) => !necessary().includes(kept)),
      [],
    )
    assert.includeMembers(
      [...found],
      ["heimwerk_session", "market_id", "market_name", "search_history_items"].map(
        (name) => `cookie: ${name}`,
      ),
    )
    assert.notInclude([...found], "cookie: heimwerk_consents")
    assert.deepStrictEqual(complaints, [])
    await close()
  })
})
