import type { Browser, BrowserContext } from "playwright-core"

import { type BarePage, clickAsHuman, type Target } from "./barePage.ts"
import { slowPage } from "./vitals.ts"

declare global {
  interface Window {
    /** Time in ms from the click to the paint of each change; a change that is not painted yet is missing. */
    readonly __changes: Record<string, number>
  }
}

/**
 * Records the time of the first click and of the paint of each change, also in the document that the click
 * opens.
 */
const watch = (changes: Readonly<Record<string, Target>>) => {
  const seen: Record<string, number> = {}
  Object.defineProperty(window, "__changes", { value: seen })
  const key = "time of the click"
  const clickedAt = () => Number(sessionStorage.getItem(key) ?? Number.NaN)
  const note = ({ timeStamp }: Event) => {
    if (Number.isNaN(clickedAt())) sessionStorage.setItem(key, String(performance.timeOrigin + timeStamp))
    look()
  }
  const isShown = ({ selector, text }: Target) =>
    [...document.querySelectorAll(selector)].some((element) => element.textContent.includes(text))
  const found = new Set<string>()
  const look = () => {
    if (Number.isNaN(clickedAt())) return
    for (const [name, change] of Object.entries(changes)) {
      if (found.has(name) || !isShown(change)) continue
      found.add(name)
      // A task after the next frame runs when the change has been painted. Without the priority, the time would
      // include other tasks that wait.
      requestAnimationFrame(() => {
        const painted = () => {
          seen[name] = performance.timeOrigin + performance.now() - clickedAt()
        }
        void scheduler.postTask(painted, { priority: "user-blocking" })
      })
    }
  }
  addEventListener("click", note, { capture: true })
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true })
}

/**
 * Wait after the click until the changes are read, and between two readings, in ms. A reading takes some processor time
 * of the page, so the wait is longer than the times that are measured.
 */
const readMillis = 1500

/** How often the changes are read before the measurement fails. */
const maxReadings = 10

/**
 * Opens an address on a slow telephone, clicks as a human does, and returns the time in ms from the click to the
 * paint of each change. The changes may be on the same page or on the page that the click opens.
 */
export const timesAfterClick = async <Name extends string>(
  browser: Browser,
  visitor: BrowserContext,
  address: string,
  target: Target,
  changes: Readonly<Record<Name, Target>>,
  prepare: (page: BarePage) => Promise<void> = async () => {},
): Promise<(name: Name) => number> => {
  const page = await slowPage(browser, visitor, `(${watch.toString()})(${JSON.stringify(changes)})`)
  await page.open(address)
  await prepare(page)
  await clickAsHuman(page, target)
  for (let reading = 0; reading < maxReadings; reading++) {
    await new Promise((resolve) => setTimeout(resolve, readMillis))
    const times = await page.evaluate(() => window.__changes, undefined)
    if (Object.keys(times).length < Object.keys(changes).length) continue
    await page.close()
    return (name) => times[name] ?? Number.NaN
  }
  throw new Error(`After the click on ${target.text}, not all changes were painted.`)
}
