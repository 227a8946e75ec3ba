import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from "react"

import { repeatEarlyClicks } from "./boot.ts"
import { nextTask } from "./nextTask.ts"

const firstAttempts: Array<Promise<unknown>> = []

let lastTask: Promise<unknown> = Promise.resolve()

/**
 * Requests each script in a task of its own, because on a slow processor a request takes some milliseconds.
 */
const inOwnTask = async <A,>(load: () => Promise<A>): Promise<A> => {
  const task = lastTask.then(nextTask)
  lastTask = task
  await task
  return load()
}

/** Settles when each part of the page has tried to load once, with or without success. */
export const partsLoaded = (): Promise<unknown> => Promise.allSettled(firstAttempts)

const retryMillis = 5000

/**
 * Retries every 5 s until the script has loaded. Until then the server-rendered markup stays, because it is
 * more useful than an error message.
 */
const retryUntilLoaded = async <A,>(first: Promise<A>, load: () => Promise<A>): Promise<A> => {
  for (let attempt = first; ; attempt = load()) {
    try {
      return await attempt
    } catch {
      await new Promise((resolve) => setTimeout(resolve, retryMillis))
    }
  }
}

/** Repeats the clicks that the visitor made on a part of the page before its hydration. */
const EarlyClicks = () => {
  useEffect(() => void repeatEarlyClicks(), [])
  return null
}

/**
 * A part of a page that the server renders and the browser hydrates later, because its script loads after
 * the page's first scripts. Until then the server-rendered markup stays, with working links and forms.
 *
 * @param fallback shown after a navigation inside the shop until the part has loaded; it has the size of the
 * part
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): ComponentType<Props> => {
  const isServer = typeof document === "undefined"
  const first = isServer ? load() : inOwnTask(load)
  firstAttempts.push(first)
  // On the server a missing module means a broken build, so rendering the page fails.
  const loaded = isServer ? first : retryUntilLoaded(first, load)
  const Part = lazy(async () => ({ default: await loaded }))
  return (props) => (
    <Suspense fallback={fallback}>
      <Part {...props} />
      <EarlyClicks />
    </Suspense>
  )
}
