const useEvents = ["pointerover", "pointerdown", "keydown", "click"] as const

/** A tap takes less than this, so its response is not delayed by the task. */
const gestureMillis = 120

/**
 * Runs a task shortly after a visitor first uses the page: with a pointer, a key or a click. It costs
 * nothing during the first paint, or for a visitor who only reads. Returns a function that cancels the task.
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
