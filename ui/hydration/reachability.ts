import { reloadStyles } from "./failedStyles.ts"
import { waitOrOnline } from "./waitOrOnline.ts"

/** The wait before the first new attempt, in ms. It doubles with each further attempt. */
const firstWaitMillis = 1000
/** The longest wait between two attempts, in ms. */
const maxWaitMillis = 30_000

/** The loads whose last attempt found that the shop cannot be reached. */
const waitingLoads = new Set<symbol>()
const subscribers = new Set<() => void>()
/** The waits for the next attempt. */
const waits = new Set<AbortController>()

const setWaiting = (load: symbol, isWaiting: boolean) => {
  if (isWaiting) waitingLoads.add(load)
  else waitingLoads.delete(load)
  for (const notify of subscribers) notify()
}

const isUnreachable = () => waitingLoads.size > 0

/** Says whether a page waits because the shop cannot be reached, and can end the wait. */
export const reachability = {
  subscribe: (notify: () => void): (() => void) => {
    subscribers.add(notify)
    return () => subscribers.delete(notify)
  },
  isUnreachable,
  /** Ends the wait and tries again. */
  retryNow: () => {
    for (const wait of waits) wait.abort()
  },
}

/** Waits for the next attempt. The visitor can end the wait. */
const nextAttempt = async (attempt: number, signal: AbortSignal | undefined): Promise<void> => {
  const wait = new AbortController()
  waits.add(wait)
  const millis = Math.min(maxWaitMillis, firstWaitMillis * 2 ** attempt)
  await waitOrOnline(millis, signal === undefined ? [wait.signal] : [wait.signal, signal])
  waits.delete(wait)
}

/** Returns whether the shop answers. Requests its liveness check, which needs no database. */
export const isReachable = async (): Promise<boolean> => {
  if (!navigator.onLine) return false
  try {
    await fetch("/health/live", { cache: "no-store" })
    return true
  } catch {
    return false
  }
}

/**
 * Repeats a failed load as long as the shop cannot be reached. If the shop answers and the load still fails,
 * the failure is final. A load that may have begun while the shop was unreachable gets one more attempt.
 *
 * @param isFailed whether a result reports that its data could not be loaded
 * @param signal aborted when the visitor opens another page or cancels the navigation
 */
export const whenReachable = async <A>(
  load: () => Promise<A>,
  isFailed: (result: A) => boolean = () => false,
  signal?: AbortSignal,
): Promise<A> => {
  let mayHaveBegunOffline = false
  const waiting = Symbol("load")
  try {
    for (let attempt = 0; ; attempt += 1) {
      const outcome = await load().then(
        (result) => ({ result }),
        (cause: unknown) => ({ cause }),
      )
      const isLoaded = "result" in outcome && !isFailed(outcome.result)
      const answers = isLoaded || (await isReachable())
      signal?.throwIfAborted()
      mayHaveBegunOffline ||= isUnreachable()
      setWaiting(waiting, !answers)
      if (isLoaded || (answers && !mayHaveBegunOffline)) {
        if ("cause" in outcome) throw outcome.cause
        return outcome.result
      }
      mayHaveBegunOffline = !answers
      if (!answers) await nextAttempt(attempt, signal)
      signal?.throwIfAborted()
      await reloadStyles()
    }
  } finally {
    setWaiting(waiting, false)
  }
}
