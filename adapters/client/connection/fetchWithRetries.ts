/** Maximum number of retries of a request. */
const maxRetries = 2

/** An answer whose body has arrived completely. */
export interface Received {
  readonly response: Response
  /** The text of the body. */
  readonly text: string
}

const busy: ReadonlySet<number> = new Set([408, 429, 500, 502, 503, 504])

/** Returns whether a status says that a server is busy: the same request may succeed later. */
export const isBusy = (status: number): boolean => busy.has(status)

/**
 * Returns whether the same request may succeed within seconds. A 429 answer without `Retry-After` is the shop's limit
 * of many minutes.
 */
const mayRepeat = ({ headers, status }: Response): boolean =>
  isBusy(status) && (status !== 429 || headers.has("retry-after"))

/** Returns the result of `work`. Rejects as soon as the signal is aborted, even if `work` never settles. */
const untilAborted = async <A>(work: Promise<A>, signal: AbortSignal): Promise<A> => {
  let onAbort = () => {}
  const aborted = new Promise<never>((_, reject) => {
    onAbort = () => reject(signal.reason)
    if (signal.aborted) onAbort()
    signal.addEventListener("abort", onAbort, { once: true })
  })
  try {
    return await Promise.race([work, aborted])
  } finally {
    signal.removeEventListener("abort", onAbort)
  }
}

/** Waits for `millis` ms. Rejects as soon as the signal is aborted. */
const pause = async (millis: number, signal: AbortSignal) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, millis)
  })
  await untilAborted(over, signal).finally(() => clearTimeout(timer))
}

/** Reads the whole body of an answer. Rejects if the connection is cut before its end. */
export const receive = async (response: Response): Promise<Received> => ({
  response,
  text: await response.text(),
})

/**
 * Returns the wait in ms that a `Retry-After` header demands, if it is a number of seconds. Returns 0 for
 * anything else.
 */
const retryAfter = (received: Received | undefined): number => {
  const seconds = Number(received?.response.headers.get("retry-after") ?? 0)
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : 0
}

/**
 * Returns the wait before a retry, in ms: 100 before the first retry and 200 before the second, up to 20 %
 * less or more.
 */
const backoff = (retry: number) => 100 * 2 ** retry * (0.8 + 0.4 * Math.random())

/**
 * Sends a request, and repeats it up to twice if the network fails or the shop is busy. An answer that is cut within
 * its body counts as a failed network. Waits at least as long as `Retry-After` says, or returns the busy answer at once
 * if the time limit ends before. A request that must not be repeated is sent once. `http/retry.ts` has the same rules
 * without the time limit, and repeats each 429 answer, because other companies' services have limits per second.
 *
 * @param send sends the request once, and reads the whole answer with `receive`. It need not settle after an abort.
 * @param timeLimit the time in ms after which the signal is aborted
 */
export const fetchWithRetries = async (
  send: () => Promise<Received>,
  isRepeatable: boolean,
  signal: AbortSignal,
  timeLimit: number,
): Promise<Received> => {
  const end = performance.now() + timeLimit
  for (let retry = 0; ; retry++) {
    const isLast = !isRepeatable || retry === maxRetries
    const received = await untilAborted(send(), signal).catch((cause: unknown) => {
      if (isLast || signal.aborted) throw cause
      return undefined
    })
    if (received !== undefined && (isLast || !mayRepeat(received.response))) return received
    const millis = Math.max(backoff(retry), retryAfter(received))
    if (received !== undefined && performance.now() + millis > end) return received
    await pause(millis, signal)
  }
}
