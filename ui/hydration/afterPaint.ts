/** Maximum wait for a paint, in ms. A window in the background never paints. */
const maxWaitMillis = 100

/**
 * Resolves after the next paint, or after 100 ms without one. So the effect of a click is visible before a long
 * task starts.
 */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, maxWaitMillis)
    requestAnimationFrame(() => {
      clearTimeout(timer)
      setTimeout(resolve)
    })
  })
