import { forgetPrefetched, prefetchAgain } from "../hydration/prefetched.ts"

const commands = new Set<Promise<unknown>>()

/** Whether a command of a service has not finished yet. Leaving the page would lose it. */
export const isRunning = (): boolean => commands.size > 0

/** Resolves when no command of a service runs. */
export const whenFinished = async (): Promise<void> => {
  while (isRunning()) await Promise.allSettled(commands)
}

/**
 * Counts a command as running until it has finished, and returns its result. A command may change what other pages
 * show, so pages loaded ahead are removed. They are loaded again when the last command has finished.
 */
export const running = async <A>(command: Promise<A>): Promise<A> => {
  forgetPrefetched()
  commands.add(command)
  try {
    return await command
  } finally {
    commands.delete(command)
    if (!isRunning()) prefetchAgain()
  }
}
