import type { Page } from "playwright-core"

/** The names of what is moving on a page now: what takes no time where less motion is wanted is not among it. */
export const moving = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0) > 1)
      .map((animation) => ("animationName" in animation ? String(animation.animationName) : "a transition")),
  )
