import type { Page } from "playwright-core"

/**
 * The names of elements that are currently animating, except animations of zero duration (reduced motion).
 */
export const moving = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0) > 1)
      .map((animation) => ("animationName" in animation ? String(animation.animationName) : "a transition")),
  )
