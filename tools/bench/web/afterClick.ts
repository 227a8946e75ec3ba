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

/** The message that a page writes to its console when all changes are painted. */
const allPainted = "all changes are painted"

/**
 * Records the time of the first click and of the paint of each change, also in the document that the click
 * opens. Writes a message to the console when all changes are painted.
 */
const watch = ({ changes, message }: { changes: Readonly<Record<string, Change>>; message: string }) => {
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
        const painted = () => {
          seen[name] = performance.timeOrigin + performance.now() - clickedAt()
          if (Object.keys(seen).length === Object.keys(changes).length) console.debug(message)
        }
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
 * change. The changes may be on the same page or on the page that the click opens. Between the click and the last
 * paint, Playwright runs no scripts in the page: its own scripts would take 10 ms of the page's processor time at full
 * speed.
 */
export const timesAfterClick = async <Name extends string>(
  page: Page,
  address: string,
  targetOn: (page: Page) => Locator,
  changes: Readonly<Record<Name, Change>>,
  prepare: (page: Page) => Promise<void> = async () => {},
): Promise<(name: Name) => number> => {
  const all: Readonly<Record<string, Change>> = changes
  await page.addInitScript(watch, { changes: all, message: allPainted })
  await page.goto(address, { waitUntil: "networkidle" })
  await prepare(page)
  const target = targetOn(page)
  await target.scrollIntoViewIfNeeded()
  const { height, width, x, y } = (await target.boundingBox()) ?? { height: 0, width: 0, x: 0, y: 0 }
  const painted = page.waitForEvent("console", (message) => message.text() === allPainted)
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.waitForTimeout(reachMillis)
  await page.mouse.down()
  await page.waitForTimeout(pressMillis)
  await page.mouse.up()
  await painted
  const times: Readonly<Record<string, number>> = await page.evaluate(() => window.__changes)
  return (name) => times[name] ?? Number.NaN
}
