import { afterAll, assert, describe, it } from "@effect/vitest"

import { doubleText, launch, sharedBrowser } from "../../support/browser.ts"
import { addresses } from "../addresses.ts"
import { coveredByAdviser } from "../adviserCover.ts"
import { put } from "../basket.ts"
import { crowded } from "../crowding.ts"
import { visit, waitUntilHydrated } from "../visit.ts"

const normal = await sharedBrowser()
const large = await launch({ hasFewProcesses: true, textSize: doubleText })
const paths = await addresses()
afterAll(() => large.close())

/** Kinds of pages with much text and many controls. `crowding.test.ts` checks more pages, and their states. */
const kinds = ["home", "category", "product", "basket"]

describe("pages with text at double size", () => {
  it("the check for crowded pages finds overlapping texts and columns that are too narrow for 8 letters", async () => {
    const { close, page } = await visit(large, "/kontakt/")
    await page.evaluate(() => {
      const probe = document.createElement("div")
      for (const text of ["Rasenmäher und Zubehör", "Versand nach Hause"]) {
        const paragraph = document.createElement("p")
        paragraph.textContent = text
        paragraph.style.width = "4rem"
        paragraph.style.marginBottom = "-3rem"
        probe.append(paragraph)
      }
      document.querySelector("main")?.prepend(probe)
    })
    const found = (await crowded(page, [390])).join("\n")
    assert.include(found, "overlap: „Rasenmäher und Zubehör“ and „Versand nach Hause“")
    assert.include(found, "narrow: „Rasenmäher und Zubehör“")
    await close()
  })

  it.each(kinds)(
    "T-A9: with text at double size, the %s page has no overlapping boxes and no column too narrow for 8 letters at 390 and 1280 px",
    async (kind) => {
      const { close, page } = await visit(large, paths[kind] ?? "/", { reducedMotion: "reduce" })
      if (kind === "basket") {
        const article = paths["product"]?.replace(/\/$/u, "").split("/").at(-1) ?? ""
        await put(page, article, 2)
        await page.reload()
        await waitUntilHydrated(page)
      }
      assert.deepStrictEqual(await crowded(page, [390, 1280]), [])
      await close()
    },
  )
})

describe("the button of the service flyout", () => {
  it.each(["product", "market"])(
    "the button of the service flyout covers nothing that can be pressed or read on the %s page at 390, 820 and 1440 px",
    async (kind) => {
      const { close, page } = await visit(normal, paths[kind] ?? "/", { reducedMotion: "reduce" })
      assert.deepStrictEqual(await coveredByAdviser(page, [390, 820, 1440]), [])
      await close()
    },
  )
})
