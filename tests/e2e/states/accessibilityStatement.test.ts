import { afterEach, assert, describe, it, vi } from "@effect/vitest"
import { Effect } from "effect"

import { sharedBrowser } from "../../support/browser.ts"
import { violations } from "../finder.ts"
import { ownShop } from "../ownShop.ts"
import { visit } from "../visit.ts"

afterEach(() => {
  vi.unstubAllEnvs()
})

const browser = await sharedBrowser()

/**
 * Headings of the statement, each with texts of its section. BFSG Anlage 3 Nr. 1 requires the first four and the
 * supervising authority. Limits, contact and date are usual parts.
 */
const parts: ReadonlyArray<readonly [heading: string, ...texts: ReadonlyArray<string>]> = [
  ["Was der Shop bietet", "Online-Shop Holzhof", "Märkte"],
  ["So nutzt du den Shop", "Finden:", "Auswählen:", "Bestellen:", "Vertrag widerrufen"],
  ["Welche Anforderungen gelten", "BFSGV", "§§ 12, 13 und 19", "EN 301 549", "WCAG) 2.2"],
  [
    "Wie der Shop die Anforderungen erfüllt",
    "Wahrnehmbar:",
    "Bedienbar:",
    "Verständlich:",
    "Robust:",
    "Anmeldung und Zahlung:",
  ],
  ["Was noch nicht barrierefrei ist", "Bilder von Artikeln"],
  ["Barrieren melden", "service@holzhof.example", "04841 550100"],
  [
    "Zuständige Marktüberwachungsbehörde",
    "Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF)",
    "39112 Magdeburg",
    "kontakt@mlbf-barrierefrei.de",
  ],
  ["Stand dieser Informationen", "2026"],
]

describe("the accessibility statement of the example with an own brand", () => {
  it.live(
    "T-A15: the accessibility statement contains each part that BFSG Anlage 3 requires, has no accessibility violations, and fits into 320 px in light and dark colours",
    () =>
      Effect.gen(function* () {
        const { origin } = yield* ownShop
        yield* Effect.promise(async () => {
          for (const colorScheme of ["light", "dark"] as const) {
            const { close, complaints, page } = await visit(browser, "/rechtliches/barrierefreiheit", {
              baseURL: origin,
              colorScheme,
              viewport: { width: 320, height: 800 },
            })
            const sections = await page.evaluate(() =>
              [...document.querySelectorAll("h2")].map((heading) => {
                const texts: Array<string> = []
                let next = heading.nextElementSibling
                while (next !== null && next.tagName !== "H2") {
                  texts.push(next.textContent)
                  next = next.nextElementSibling
                }
                return [heading.textContent, texts.join(" ").replaceAll(/\s+/gu, " ")]
              }),
            )
            assert.deepStrictEqual(
              sections.map(([heading]) => heading),
              parts.map(([heading]) => heading),
            )
            for (const [index, [, ...texts]] of parts.entries())
              for (const text of texts) assert.include(sections[index]?.[1], text)
            assert.deepStrictEqual(await violations(page), [])
            assert.isAtMost(await page.evaluate(() => document.documentElement.scrollWidth), 320)
            assert.deepStrictEqual(complaints, [])
            await close()
          }
        })
      }),
  )
})
