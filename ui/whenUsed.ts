const signs = ["pointerover", "pointerdown", "keydown", "click"] as const

/**
 * Runs a task at the first sign of a visitor: a pointer over the page, a key, a click. What only answers to visitors costs
 * those nothing who have come to read, and nobody's first paint. Returns a way to call it off.
 */
export const whenUsed = (task: () => void): (() => void) => {
  const cancel = () => signs.forEach((sign) => removeEventListener(sign, run, true))
  const run = () => {
    cancel()
    task()
  }
  signs.forEach((sign) => addEventListener(sign, run, { capture: true, passive: true }))
  return cancel
}
