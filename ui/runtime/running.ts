import { forgetPrefetched } from "../hydration/prefetched.ts"

const commands = new Set<Promise<unknown>>()
let begun = 0

/** Number of commands of this page so far. */
export const commandsSoFar = (): number => begun

/** Whether a command of a service has not finished yet. Leaving the page would lose it. */
export const isRunning = (): boolean => commands.size > 0

/**
 * Counts a command as running until it has finished, and returns its result. A command may change what other pages
 * show, so pages loaded ahead are removed.
 */
export const running = <A>(command: Promise<A>): Promise<A> => {
  forgetPrefetched()
  begun += 1
  commands.add(command)
  return command.finally(() => commands.delete(command))
}
