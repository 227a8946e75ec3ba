import { assert, describe, it } from "@effect/vitest"

import { sharedBrowser } from "../support/browser.ts"
import { isLong } from "../support/size.ts"
import { articleWhere } from "./addresses.ts"
import { confirmed, countShown } from "./basket.ts"
import { held, visitWithoutScripts, waitUntilHydrated } from "./visit.ts"
import { counts, withWishes } from "./wishlistToggles.ts"

const browser = await sharedBrowser()
const marketId = "366"

/** Returns the path of an article that the market sells for pickup and for home delivery. */
const inBothWays = (): Promise<string> =>
  articleWhere(
    "/s/led",
    (html) => {
      const ways = html.match(/<input type="radio"[^>]*name="lieferart"[^>]*>/gu) ?? []
      return ways.filter((way) => !/\sdisabled/u.test(way)).length === 2
    },
    marketId,
  )

describe("texts and choices that a visitor enters before the scripts have loaded", () => {
  it("a quantity and a delivery type that were entered before hydration apply when the article is added to the basket", async () => {
    const { close, letScriptsCome, page } = await visitWithoutScripts(browser, await inBothWays(), marketId)
    const main = page.getByRole("main")
    const pickup = main.getByRole("radio", { name: /^Im Markt abholen/u })
    assert.isFalse(await pickup.isChecked())
    await pickup.check()
    await main.getByRole("textbox", { name: "Menge", exact: true }).fill("2")
    await main.getByRole("button", { name: "In den Warenkorb", exact: true }).click()
    letScriptsCome()
    await confirmed(page)
    await page.goto("/warenkorb")
    await main
      .getByText(/^Abholung: /u)
      .first()
      .waitFor()
    await countShown(page, 2)
    await close()
  })

  it.runIf(isLong)(
    "a delivery type that the browser selects again after the back button applies when the article is added to the basket",
    async () => {
      const { close, letScriptsCome, page } = await visitWithoutScripts(browser, await inBothWays(), marketId)
      letScriptsCome()
      await waitUntilHydrated(page)
      const pickup = page.getByRole("radio", { name: /^Im Markt abholen/u })
      await pickup.check()
      // Playwright's browser keeps no pages for the back button, so it requests the page again and restores the field.
      await page.goto("/kontakt/")
      await page.goBack()
      await waitUntilHydrated(page)
      assert.isTrue(await pickup.isChecked())
      const sent = page.waitForRequest("**/basket/items")
      await page.getByRole("main").getByRole("button", { name: "In den Warenkorb", exact: true }).click()
      assert.include((await sent).postData(), "marketPickup")
      await close()
    },
  )

  it.runIf(isLong)(
    "a quantity that was typed on the wishlist before hydration is saved, even if the browser is idle before React hydrates the wishlist",
    async () => {
      const { close, page } = await withWishes(browser, 1)
      await page.addInitScript(() => {
        Object.assign(window, { requestIdleCallback: (task: () => void) => queueMicrotask(task) })
      })
      const letScriptsCome = await held(page, "**/ui/js/**")
      await page.goto("/merkliste", { waitUntil: "commit" })
      await page.getByRole("textbox", { name: /^Menge/u }).fill("3")
      letScriptsCome()
      await counts(page, "Merkliste", 3)
      await close()
    },
  )

  it("the second step of the withdrawal form shows the texts that were typed into its fields before hydration", async () => {
    const { close, letScriptsCome, page } = await visitWithoutScripts(browser, "/vertrag-widerrufen")
    const texts = { name: "Anna Berg", contract: "HW-100200", email: "anna.berg@kunde.example" }
    const main = page.getByRole("main")
    for (const [name, text] of Object.entries(texts)) await main.locator(`[name=${name}]`).fill(text)
    letScriptsCome()
    await main.getByRole("button", { name: "Weiter" }).click()
    await main.getByRole("button", { name: "Widerruf bestätigen" }).waitFor()
    assert.deepStrictEqual(await main.getByRole("definition").allTextContents(), Object.values(texts))
    await close()
  })

  it.runIf(isLong)("Enter in the login form before hydration leads to the step of the password", async () => {
    const { close, letScriptsCome, page } = await visitWithoutScripts(browser, "/meinkonto/anmeldung")
    const form = page.getByRole("form", { name: "Anmelden" })
    await form.getByLabel("E-Mail-Adresse").fill("anna.berg@kunde.example")
    await form.getByLabel("E-Mail-Adresse").press("Enter")
    letScriptsCome()
    await form.getByLabel("Passwort", { exact: true }).waitFor()
    await close()
  })

  it.runIf(isLong)(
    "a sort order that was selected before hydration is in the URL of the list after hydration",
    async () => {
      const { close, letScriptsCome, page } = await visitWithoutScripts(browser, "/s/farbe")
      await page.getByLabel("Sortieren").selectOption("price-asc")
      letScriptsCome()
      await page.waitForURL("**sortierung=price-asc")
      await close()
    },
  )
})
