/**
 * Runs a task when the browser is idle, after 3 s at the latest. A browser without idle callbacks runs it after 1 s.
 * Returns a function that cancels the task.
 */
export const onIdle = (task: () => void): (() => void) => {
  if ("requestIdleCallback" in window) {
    const id = requestIdleCallback(task, { timeout: 3000 })
    return () => cancelIdleCallback(id)
  }
  const timer = setTimeout(task, 1000)
  return () => clearTimeout(timer)
}
