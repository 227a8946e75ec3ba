/** The longest to wait for a frame: a window that cannot be seen paints none. */
const patienceMillis = 100

/** Resolves after the next paint: what a click has just changed can be seen before anything larger begins. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, patienceMillis)
    requestAnimationFrame(() => {
      clearTimeout(timer)
      setTimeout(resolve)
    })
  })
