import { onFirstUse } from "./onFirstUse.ts"

let isLoaded = false
const waiting = new Set<() => void>()

/** Starts the tasks that wait for the runtime. Call this when the runtime has loaded. */
export const runtimeLoaded = (): void => {
  isLoaded = true
  for (const task of waiting) task()
  waiting.clear()
}

/**
 * Runs a task once, when the visitor has used the page and the runtime has loaded. The task never runs if the
 * visitor's clicks do not need the runtime. Returns a function that cancels the task.
 */
export const onRuntimeUse = (task: () => void): (() => void) => {
  const cancel = onFirstUse(() => {
    if (isLoaded) task()
    else waiting.add(task)
  })
  return () => {
    cancel()
    waiting.delete(task)
  }
}
