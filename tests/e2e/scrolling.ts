import type { Page } from "playwright-core"

/** A viewport of a telephone in CSS pixels. */
export const telephone = { width: 390, height: 844 }

/**
 * Runs in the page. Resolves when the next frame has been painted, after its events and observers. If nothing
 * has changed, Chromium without a window sometimes paints no frame. The promise then resolves after 1 s.
 */
const nextFrame = (): Promise<unknown> =>
  Promise.race([
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    new Promise((resolve) => setTimeout(resolve, 1000)),
  ])

/** Changes the size of the window in CSS pixels, and waits until the page has been painted in this size. */
export const resize = async (page: Page, width: number, height = 900): Promise<void> => {
  await page.setViewportSize({ width, height })
  await page.evaluate(nextFrame)
}

/** Scrolls by script and waits until the scroll event has been handled. */
export const scrollPage = async (page: Page, top: number): Promise<void> => {
  await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), top)
  await page.evaluate(nextFrame)
}

/** Returns whether an element is completely in the window. */
export const isInWindow = (element: ReturnType<Page["locator"]>) =>
  element.evaluate((node) => {
    const { bottom, left, right, top } = node.getBoundingClientRect()
    return top >= 0 && left >= 0 && bottom <= innerHeight && right <= document.documentElement.clientWidth
  })
