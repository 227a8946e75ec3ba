import { linkAhead } from "./aheadPaths.ts"

/** Events before a click. A press precedes its click by about 80 ms, focus by keyboard by more. */
const earlyEvents = ["pointerdown", "focusin"] as const

/**
 * Asks the shop for an answer when the visitor presses or focuses a link to a page that the browser opens
 * itself. Returns a function that says whether the last request had no answer. The router then makes the
 * navigation and shows the shop's message, because the browser would show its own error page.
 * `navigator.onLine` does not report a connection that is lost beyond the local network.
 *
 * @param isReachable requests a small answer of the shop
 */
export const watchConnection = (isReachable: () => Promise<boolean>): (() => boolean) => {
  let isLost = false
  let isAsking = false
  /** Number of times that the visitor has left the page, which aborts its requests. */
  let departures = 0
  const ask = async ({ target }: Event) => {
    if (isAsking || linkAhead(target) === undefined) return
    isAsking = true
    const before = departures
    const answers = await isReachable()
    isAsking = false
    if (departures === before) isLost = !answers
  }
  for (const event of earlyEvents)
    addEventListener(event, (early) => void ask(early), { capture: true, passive: true })
  addEventListener("pagehide", () => {
    departures += 1
    isLost = false
  })
  return () => isLost
}
