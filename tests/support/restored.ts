import type { Page } from "playwright-core"

/**
 * Opens a page, then another document, and goes back. Returns whether the browser restored the page from its
 * back-forward cache. The browser needs the option `restoresPages`.
 */
export const isRestored = async (page: Page, address: string): Promise<boolean> => {
  await page.goto(address, { waitUntil: "networkidle" })
  await page.evaluate(() => {
    addEventListener("pageshow", ({ persisted }) => (document.body.dataset["restored"] = String(persisted)))
  })
  await page.goto("/robots.txt")
  await page.goBack({ waitUntil: "commit" })
  const outcome = await page.waitForFunction(() => {
    const restored = document.body?.dataset["restored"]
    const [loaded] = performance.getEntriesByType("navigation")
    const isLoadedAgain = loaded instanceof PerformanceNavigationTiming && loaded.type === "back_forward"
    return restored ?? (isLoadedAgain ? "loaded again" : undefined)
  })
  return (await outcome.jsonValue()) === "true"
}
