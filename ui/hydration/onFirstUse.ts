import { afterPaint } from "./afterPaint.ts"
import { linkAhead } from "./aheadPaths.ts"
import { onIdle } from "./onIdle.ts"

const useEvents = ["pointerover", "pointerdown", "keydown", "focusin", "click"] as const

/**
 * Delay of the downloads after the first pointer or key event, in ms. A tap ends earlier, so its click is handled before
 * the downloads start. A pointer that only crosses a control leaves it earlier.
 */
const gestureMillis = 120

/**
 * Time without a pointer or key event after which the visitor counts as resting, in ms. A visitor who moves
 * the pointer to a button clicks it earlier.
 */
const restMillis = 1000

const subscribe = (listener: (event: Event) => void) => {
  useEvents.forEach((type) => addEventListener(type, listener, true))
  return () => useEvents.forEach((type) => removeEventListener(type, listener, true))
}

/**
 * Whether an event is a click on a link to another page that the browser loads ahead and opens itself. Tasks of the page
 * that the visitor leaves would delay the page that the visitor opens: both use the same thread.
 */
const isDeparture = ({ target, type }: Event): boolean => {
  const link = type === "click" ? linkAhead(target) : undefined
  return link !== undefined && link.pathname !== location.pathname
}

/** A script can also set focus, so by default only pointer and key events count as a use of the page. */
const isUse = ({ type }: Event): boolean => type !== "focusin"

/**
 * Runs a task once, 120 ms after an event for which `counts` returns `true`. An event for which it returns
 * `false` cancels the wait. The task downloads what the visitor probably needs next. It must not evaluate
 * scripts, because a click that probably follows would wait for them. Returns a function that cancels the
 * task.
 */
export const onFirstSign = (task: () => void, counts = isUse): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const unsubscribe = subscribe((event) => {
    if (!counts(event)) {
      clearTimeout(timer)
      timer = undefined
      return
    }
    timer ??= setTimeout(() => {
      unsubscribe()
      task()
    }, gestureMillis)
  })
  return () => {
    unsubscribe()
    clearTimeout(timer)
  }
}

/**
 * Runs a task once, after the visitor has first used the page. After a click, the task runs after the next
 * paint. After another pointer or key event, and after a click that opens another page, it runs when the
 * visitor has rested for 1 s and the browser is idle. So no click and no opened page waits for the task. The
 * task never runs for a visitor who only reads. Returns a function that cancels the task.
 *
 * @param counts whether an event is a use; default: every pointer and key event. Any other event cancels a
 *   waiting task
 */
export const onFirstUse = (task: () => void, counts = isUse): (() => void) => {
  let isClicked = false
  let isStopped = false
  let cancelRest = () => {}
  const stop = () => {
    isStopped = true
    cancelRest()
    unsubscribe()
  }
  const run = () => {
    if (isStopped) return
    stop()
    task()
  }
  const unsubscribe = subscribe((event) => {
    if (isClicked) return
    cancelRest()
    if (!counts(event)) return
    isClicked = event.type === "click" && !isDeparture(event)
    if (isClicked) return void afterPaint().then(run)
    const timer = setTimeout(() => {
      cancelRest = onIdle(run)
    }, restMillis)
    cancelRest = () => clearTimeout(timer)
  })
  return stop
}
