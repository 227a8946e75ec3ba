/**
 * Resolves after the wait, in ms. Resolves earlier if the browser goes online or one of the signals aborts.
 */
export const waitOrOnline = (millis: number, signals: ReadonlyArray<AbortSignal> = []): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      removeEventListener("online", end)
      for (const signal of signals) signal.removeEventListener("abort", end)
      resolve()
    }
    const timer = setTimeout(end, millis)
    addEventListener("online", end)
    for (const signal of signals) signal.addEventListener("abort", end)
  })
