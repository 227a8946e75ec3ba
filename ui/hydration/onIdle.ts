/** Runs a task after the first paint, when nothing else is to be done; returns a way to call it off. */
export const onIdle = (task: () => void): (() => void) => {
  if ("requestIdleCallback" in window) {
    const id = requestIdleCallback(task, { timeout: 3000 })
    return () => cancelIdleCallback(id)
  }
  const timer = setTimeout(task, 1000)
  return () => clearTimeout(timer)
}
