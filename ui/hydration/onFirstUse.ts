import { afterPaint } from "./afterPaint.ts"
import { onIdle } from "./onIdle.ts"

const useEvents = ["pointerover", "pointerdown", "keydown", "click"] as const

/**
 * Delay of the downloads after the first pointer or key event, in ms. A tap ends earlier, so its click is handled before
 * the downloads start.
 */
const gestureMillis = 120

/**
 * Time without a pointer or key event after which the visitor rests, in ms. A visitor who moves the pointer to a button
 * clicks it earlier.
 */
const restMillis = 1000

const subscribe = (listener: (event: Event) => void) => {
  useEvents.forEach((type) => addEventListener(type, listener, { capture: true, passive: true }))
  return () => useEvents.forEach((type) => removeEventListener(type, listener, true))
}

/**
 * Runs a task once, 120 ms after the first pointer or key event. The task downloads what the first use needs, and must
 * not evaluate scripts: a click that probably follows would wait for them. Returns a function that cancels the task.
 */
export const onFirstSign = (task: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const unsubscribe = subscribe(() => {
    unsubscribe()
    timer = setTimeout(task, gestureMillis)
  })
  return () => {
    unsubscribe()
    clearTimeout(timer)
  }
}

/**
 * Runs a task once, after the visitor has first used the page: after the paint that follows a click, or when the browser
 * is idle and the visitor rests for 1 s after a pointer or key event. So no click waits for the task. The task never
 * runs for a visitor who only reads. Returns a function that cancels the task.
 */
export const onFirstUse = (task: () => void): (() => void) => {
  let cancel = () => {}
  const run = () => {
    stop()
    task()
  }
  const runAfterPaint = () => {
    let isCancelled = false
    void afterPaint().then(() => {
      if (!isCancelled) run()
    })
    return () => {
      isCancelled = true
    }
  }
  const runAtRest = () => {
    const timer = setTimeout(() => {
      cancel = onIdle(run)
    }, restMillis)
    return () => clearTimeout(timer)
  }
  let isClicked = false
  const unsubscribe = subscribe(({ type }) => {
    if (isClicked) return
    cancel()
    isClicked = type === "click"
    cancel = isClicked ? runAfterPaint() : runAtRest()
  })
  const stop = () => {
    unsubscribe()
    cancel()
  }
  return stop
}
