import { AxeBuilder } from "@axe-core/playwright"
import type { Page } from "playwright-core"

/** Resolves after the next paint and the end of all animations that are not endless. */
const settled = async () => {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
  await Promise.allSettled(ending.map(({ finished }) => finished))
}

/** Returns the texts with too little contrast that axe finds (4.5:1, large text 3:1). */
export const unreadable = async (page: Page): Promise<ReadonlyArray<string>> => {
  await page.waitForLoadState("networkidle")
  await page.evaluate(settled)
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    .withRules(["color-contrast"])
    .analyze()
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ any, html }) => `${html.slice(0, 120)}: ${any.map(({ message }) => message).join(" ")}`),
  )
}
