const useEvents = ["pointerover", "pointerdown", "keydown", "click"] as const

/**
 * Delay of the task after a pointer or key event, in ms. A tap ends earlier, so its click is handled before
 * the task runs.
 */
const gestureMillis = 120

/**
 * Runs a task shortly after the visitor first uses the page with a pointer, a key or a click. The task never
 * runs for a visitor who only reads. Returns a function that cancels the task.
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
