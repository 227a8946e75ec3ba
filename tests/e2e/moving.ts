import type { Page } from "playwright-core"

/**
 * Returns the names of the running animations, and `a transition` for each transition. Animations of at most
 * 1 ms (reduced motion) are left out.
 */
export const moving = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0) > 1)
      .map((animation) => ("animationName" in animation ? String(animation.animationName) : "a transition")),
  )

/** Runs in the page. Resolves after the next paint, when all running animations with an end have ended. */
export const endAnimations = async (): Promise<void> => {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const ending = document
    .getAnimations()
    .filter(
      ({ effect, playState }) =>
        playState === "running" && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
    )
  await Promise.allSettled(ending.map(({ finished }) => finished))
}
