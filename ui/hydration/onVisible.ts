import { onIdle } from "./onIdle.ts"
import { onFirstUse } from "./onFirstUse.ts"

/** The distance to the window at which one more scroll step can show an element. */
const nearPixels = 200

/** The first action is often adding to the basket. Its response must not wait for the task. */
const quietMillis = 1000

/**
 * Runs a task once, when an element is in the window or near it and the browser is idle. It waits until one
 * second after the first use of the page. A link uses it to prepare its target, because a tap, unlike a
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
