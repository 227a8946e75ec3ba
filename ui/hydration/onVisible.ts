import { onIdle } from "./onIdle.ts"
import { onFirstUse } from "./onFirstUse.ts"

/**
 * Distance to the window in pixels. An element within this distance counts as visible, because one more
 * scroll step can show it.
 */
const nearPixels = 200

/**
 * Delay in ms after the first use of the page. The first use is often a click that adds to the basket, and
 * the response to it must not wait for the task.
 */
const quietMillis = 1000

/**
 * Runs a task once, when an element is in the window or near it and the browser is idle, one second after
 * the first use of the page at the earliest. A link preloads its target this way, because a tap, unlike a
 * mouse click, has no pointer movement before it. Returns a function that cancels the task.
 */
export const onVisible = (element: Element, task: () => void): (() => void) => {
  const observe = () => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        cancel = onIdle(task)
      },
      { rootMargin: `${nearPixels}px` },
    )
    cancel = () => observer.disconnect()
    observer.observe(element)
  }
  let cancel = onFirstUse(() => {
    const timer = setTimeout(observe, quietMillis)
    cancel = () => clearTimeout(timer)
  })
  return () => cancel()
}
