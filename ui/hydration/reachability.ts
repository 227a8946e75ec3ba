/** The wait before the first new attempt, in ms. It doubles with each further attempt. */
const firstWaitMillis = 1000
/** The longest wait between two attempts, in ms. */
const maxWaitMillis = 30_000

let isUnreachable = false
const subscribers = new Set<() => void>()
/** Functions that end the waits for the next attempt. */
const waits = new Set<() => void>()

const setUnreachable = (value: boolean) => {
  isUnreachable = value
  for (const notify of subscribers) notify()
}

/** Whether a page waits because the shop cannot be reached. */
export const reachability = {
  subscribe: (notify: () => void): (() => void) => {
    subscribers.add(notify)
    return () => subscribers.delete(notify)
  },
  isUnreachable: () => isUnreachable,
  /** Ends the wait and tries again. */
  retryNow: () => {
    for (const end of waits) end()
  },
}

/**
 * Resolves after the wait. Resolves earlier if the browser goes online, the visitor asks for a new attempt,
 * or the signal aborts.
 */
const nextAttempt = (attempt: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      removeEventListener("online", end)
      signal?.removeEventListener("abort", end)
      waits.delete(end)
      resolve()
    }
    const timer = setTimeout(end, Math.min(maxWaitMillis, firstWaitMillis * 2 ** attempt))
    addEventListener("online", end)
    signal?.addEventListener("abort", end)
    waits.add(end)
  })

/** Returns whether the shop answers. Requests its liveness check, which needs no database. */
const isReachable = async (): Promise<boolean> => {
  if (!navigator.onLine) return false
  try {
    await fetch("/health/live", { cache: "no-store" })
    return true
  } catch {
    return false
  }
}

/**
 * Loads style sheets again that failed to load. The bundler's loader does not request a style sheet a second
 * time.
 */
const reloadStyles = () =>
  Promise.all(
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]:not([disabled])')]
      .filter(({ sheet }) => sheet === null)
      .map(
        (link) =>
          new Promise<void>((resolve, reject) => {
            const copy = document.createElement("link")
            copy.rel = "stylesheet"
            copy.href = link.href
            copy.addEventListener("load", () => resolve())
            copy.addEventListener("error", () => reject(new Error(`No style sheet: ${link.href}`)))
            link.replaceWith(copy)
          }),
      ),
  )

/**
 * Repeats a failed load as long as the shop cannot be reached. If the shop answers and the load still fails,
 * the failure is final.
 *
 * @param isFailed whether a result reports that its data could not be loaded
 * @param signal aborted when the visitor opens another page or cancels the navigation
 */
export const whenReachable = async <A>(
  load: () => Promise<A>,
  isFailed: (result: A) => boolean = () => false,
  signal?: AbortSignal,
): Promise<A> => {
  for (let attempt = 0; ; attempt += 1) {
    const outcome = await load().then(
      (result) => ({ result }),
      (cause: unknown) => ({ cause }),
    )
    const isLoaded = "result" in outcome && !isFailed(outcome.result)
    const isFinal = isLoaded || (await isReachable())
    signal?.throwIfAborted()
    setUnreachable(!isFinal)
    if (isFinal) {
      if ("cause" in outcome) throw outcome.cause
      return outcome.result
    }
    await nextAttempt(attempt, signal)
    signal?.throwIfAborted()
    await reloadStyles().catch(() => undefined)
  }
}
