import type { Locator, Page } from "playwright-core"

/** A change of the page that a click leads to: an element with a text. */
export interface Change {
  readonly selector: string
  /** A part of the element's text. */
  readonly text: string
}

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
const watch = (changes: Readonly<Record<string, Change>>) => {
  const seen: Record<string, number> = {}
  Object.defineProperty(window, "__changes", { value: seen })
  const key = "time of the click"
  const clickedAt = () => Number(sessionStorage.getItem(key) ?? Number.NaN)
  const note = ({ timeStamp }: Event) => {
    if (Number.isNaN(clickedAt())) sessionStorage.setItem(key, String(performance.timeOrigin + timeStamp))
    look()
  }
  const isShown = ({ selector, text }: Change) =>
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
        const painted = () => (seen[name] = performance.timeOrigin + performance.now() - clickedAt())
        void scheduler.postTask(painted, { priority: "user-blocking" })
      })
    }
  }
  addEventListener("click", note, { capture: true })
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true })
}

/** Times of a simulated human click, in ms: the pause before the button is pressed, and how long it is held down. */
const [reachMillis, pressMillis] = [400, 80]

/**
 * Opens an address, clicks as a human does, and returns the time in ms from the click to the paint of each
 * change. The changes may be on the same page or on the page that the click opens.
 */
export const timesAfterClick = async <Name extends string>(
  page: Page,
  address: string,
  targetOn: (page: Page) => Locator,
  changes: Readonly<Record<Name, Change>>,
  prepare: (page: Page) => Promise<void> = async () => {},
): Promise<(name: Name) => number> => {
  const all: Readonly<Record<string, Change>> = changes
  await page.addInitScript(watch, all)
  await page.goto(address, { waitUntil: "networkidle" })
  await prepare(page)
  const target = targetOn(page)
  await target.hover()
  await page.waitForTimeout(reachMillis)
  await target.click({ delay: pressMillis, noWaitAfter: true })
  const count = Object.keys(changes).length
  await page.waitForFunction((expected) => Object.keys(window.__changes).length === expected, count)
  const times: Readonly<Record<string, number>> = await page.evaluate(() => window.__changes)
  return (name) => times[name] ?? Number.NaN
}
