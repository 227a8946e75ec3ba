import { AxeBuilder } from "@axe-core/playwright"
import { assert } from "@effect/vitest"
import type { Browser, Page } from "playwright-core"

import { endAnimations } from "./moving.ts"
import { visit } from "./visit.ts"

/** Returns the texts with too little contrast that axe finds (4.5:1, large text 3:1). */
export const unreadable = async (page: Page): Promise<ReadonlyArray<string>> => {
  await page.waitForLoadState("networkidle")
  await page.evaluate(endAnimations)
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    .withRules(["color-contrast"])
    .analyze()
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ any, html }) => `${html.slice(0, 120)}: ${any.map(({ message }) => message).join(" ")}`),
  )
}

/** Returns the colours of the page's canvas, and the scheme of native controls. */
export const canvas = (page: Page) =>
  page.evaluate(() => {
    const { backgroundColor, color, colorScheme } = getComputedStyle(document.documentElement)
    return { backgroundColor, color, colorScheme }
  })

/** The canvas of every page in the dark colour scheme. */
export const dark = {
  backgroundColor: "rgb(22, 21, 18)",
  color: "rgb(241, 238, 231)",
  colorScheme: "dark",
}

/** Opens a page on a phone in the dark colour scheme, and checks its canvas and the contrast of its texts. */
export const checkDarkPage = async (browser: Browser, path: string): Promise<void> => {
  const { close, page } = await visit(browser, path, {
    colorScheme: "dark",
    viewport: { width: 390, height: 844 },
  })
  assert.deepStrictEqual(await canvas(page), dark)
  assert.deepStrictEqual(await unreadable(page), [])
  await close()
}
