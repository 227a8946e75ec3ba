const signs = ["pointerover", "pointerdown", "keydown", "click"] as const

/** A tap is over by then: what it asks for is answered before the task begins. */
const gestureMillis = 120

/**
 * Runs a task soon after the first sign of a visitor: a pointer over the page, a key, a click. What only answers to visitors
 * costs those nothing who have come to read, and nobody's first paint. Returns a way to call it off.
 */
export const onFirstUse = (task: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const deafen = () => signs.forEach((sign) => removeEventListener(sign, seen, true))
  const run = () => {
    deafen()
    task()
  }
  const seen = ({ type }: Event) => {
    if (type === "click") clearTimeout(timer)
    else if (timer !== undefined) return
    timer = setTimeout(run, type === "click" ? 0 : gestureMillis)
  }
  signs.forEach((sign) => addEventListener(sign, seen, { capture: true, passive: true }))
  return () => {
    deafen()
    clearTimeout(timer)
  }
}
