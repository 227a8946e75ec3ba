import { afterPaint } from "../hydration/afterPaint.ts"
import { forgetPrefetched, prefetchAgain } from "../hydration/prefetched.ts"

const commands = new Set<Promise<unknown>>()

/** Whether a command of a service has not finished yet. Leaving the page would lose it. */
export const isRunning = (): boolean => commands.size > 0

/** Resolves when no command of a service runs. */
export const whenFinished = async (): Promise<void> => {
  while (isRunning()) await Promise.allSettled(commands)
}

/**
 * Counts a command as running until it has finished, and returns it. A command may change what other pages show, so
 * pages loaded ahead are removed. They are loaded again when the last command has finished.
 *
 * Removing them takes a slow processor about 10 ms, so it waits for the paint that shows the command's effect. A
 * command counts as running until then at least, and a link waits for running commands. So no link opens a page that was
 * loaded before the command.
 */
export const trackCommand = <A>(command: Promise<A>): Promise<A> => {
  const finished = Promise.allSettled([command, afterPaint().then(forgetPrefetched)]).then(() => {
    commands.delete(finished)
    if (!isRunning()) prefetchAgain()
  })
  commands.add(finished)
  return command
}
