import type { Page } from "playwright-core"

/** A viewport of a telephone in CSS pixels. */
export const telephone = { width: 390, height: 844 }

/** Scrolls by script and waits until the scroll event has been handled. */
export const scrollPage = (page: Page, top: number) =>
  page.evaluate(async (top) => {
    scrollTo({ top, behavior: "instant" })
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }, top)

/** Returns whether all of an element lies in the window. */
export const isInWindow = (element: ReturnType<Page["locator"]>) =>
  element.evaluate((node) => {
    const { bottom, left, right, top } = node.getBoundingClientRect()
    return top >= 0 && left >= 0 && bottom <= innerHeight && right <= document.documentElement.clientWidth
  })
