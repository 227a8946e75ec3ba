const useEvents = ["pointerover", "pointerdown", "keydown", "click"] as const

/** A tap takes less time. Its answer comes before the task. */
const gestureMillis = 120

/**
 * Runs a task shortly after a visitor first uses the page: with a pointer, a key or a click. A visitor who only reads does not pay for
 * it, and neither does the first paint. Returns a function that cancels the task.
 */
export const onFirstUse = (task: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const unsubscribe = () => useEvents.forEach((type) => removeEventListener(type, onEvent, true))
  const run = () => {
    unsubscribe()
    task()
  }
  const onEvent = ({ type }: Event) => {
    if (type === "click") clearTimeout(timer)
    else if (timer !== undefined) return
    timer = setTimeout(run, type === "click" ? 0 : gestureMillis)
  }
  useEvents.forEach((type) => addEventListener(type, onEvent, { capture: true, passive: true }))
  return () => {
    unsubscribe()
    clearTimeout(timer)
  }
}
