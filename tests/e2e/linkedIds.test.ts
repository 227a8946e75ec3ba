import { assert, describe, it } from "@effect/vitest"

import { sharedBrowser } from "../support/browser.ts"
import { thinned } from "../support/size.ts"
import { addresses } from "./addresses.ts"
import { put } from "./basket.ts"
import { tabAndPress } from "./finder.ts"
import { differentIds, missingIds } from "./linkedIds.ts"
import { visit, waitUntilHydrated } from "./visit.ts"

const browser = await sharedBrowser()

/** Paths of pages with a form, and the name of the button that submits it. */
const forms: ReadonlyArray<readonly [path: string, submit: string]> = [
  ["/meinkonto/registrieren", "Kundenkonto anlegen"],
  ["/vertrag-widerrufen", "Weiter"],
  ["/kasse", "Zahlungspflichtig bestellen"],
]

describe("the ids that link a field with its texts", () => {
  for (const [path, submit] of thinned(forms, 3)) {
    it(`T-A7: when an empty form at ${path} is submitted, its fields name their label, hint, rules and error by ids that exist`, async () => {
      const { close, page } = await visit(browser, "/")
      if (path === "/kasse") {
        const product = (await addresses())["product"] ?? ""
        await page.goto(product)
        await put(page, product.split("/").at(-1) ?? "", 1)
      }
      await page.goto(path)
      await waitUntilHydrated(page)
      assert.deepStrictEqual(await page.evaluate(differentIds), [])
      const main = page.getByRole("main")
      await tabAndPress(page, main.getByRole("button", { name: submit }))
      await main.locator("[aria-invalid=true]").first().waitFor()
      assert.deepStrictEqual(await page.evaluate(missingIds), [])
      await close()
    })
  }
})
