import { onIdle } from "./onIdle.ts"
import { onFirstUse } from "./onFirstUse.ts"

/** The next turn of a wheel or flick of a finger may bring what is so near to the window. */
const nearPixels = 200

/** What a visitor does first, often buys: the answer to that must not wait for anything that is prepared. */
const restMillis = 1000

/**
 * Runs a task once, a second after somebody has begun to use the page, when an element is in the window or near to it and the
 * browser has nothing else to do. What the element opens can so be made ready for a tap, which no pointer comes before, and it
 * costs those nothing who only read. Returns a way to call it off.
 */
export const onVisible = (element: Element, task: () => void): (() => void) => {
  const look = () => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        callOff = onIdle(task)
      },
      { rootMargin: `${nearPixels}px` },
    )
    callOff = () => observer.disconnect()
    observer.observe(element)
  }
  let callOff = onFirstUse(() => {
    const timer = setTimeout(look, restMillis)
    callOff = () => clearTimeout(timer)
  })
  return () => callOff()
}
