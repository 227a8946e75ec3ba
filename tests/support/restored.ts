import type { Page } from "playwright-core"

/**
 * Opens a page, then another page of the shop, and goes back. Returns `restored` if the browser restored the page from
 * its back-forward cache. Otherwise returns the reasons of the browser, separated by commas. The browser
 * reports `masked` if something outside the page is the reason, such as a busy machine. The browser needs the
 * option `restoresPages`.
 */
export const restoredOrReasons = async (page: Page, address: string): Promise<string> => {
  await page.goto(address, { waitUntil: "networkidle" })
  await page.waitForLoadState("load")
  await page.evaluate(async () => {
    addEventListener("pageshow", ({ persisted }) => {
      if (persisted) document.body.dataset["restored"] = ""
    })
    // The browser does not keep a page that is too busy to be stopped within a few seconds.
    await new Promise((resolve) => {
      requestIdleCallback(resolve)
    })
  })
  // A page that opens sends messages to the other tabs, which must not discard the page before.
  await page.goto("/service/versandkosten/", { waitUntil: "networkidle" })
  await page.goBack({ waitUntil: "commit" })
  const outcome = await page.waitForFunction(() => {
    if (document.body?.dataset["restored"] !== undefined) return "restored"
    const [loaded] = performance.getEntriesByType("navigation")
    const isLoadedAgain = loaded instanceof PerformanceNavigationTiming && loaded.type === "back_forward"
    return isLoadedAgain && JSON.stringify(loaded)
  })
  const text = String(await outcome.jsonValue())
  return text === "restored"
    ? text
    : Array.from(text.matchAll(/"reason":"(.*?)"/gu), ([, reason]) => reason).join(", ")
}
