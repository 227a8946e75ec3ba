// oxlint-disable-next-line no-restricted-imports -- this file tries again, which the rule asks for
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from "react"

import { repeatEarlyClicks } from "./boot.ts"
import { reloadStyles } from "./failedStyles.ts"
import { nextTask } from "./nextTask.ts"
import { waitOrOnline } from "./waitOrOnline.ts"

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

/** Requests a script and its styles again every 5 s, and at once when the browser goes online. */
const retryUntilLoaded = async <A,>(first: Promise<A>, load: () => Promise<A>): Promise<A> => {
  for (let attempt = first; ; attempt = load()) {
    try {
      return await attempt
    } catch {
      await waitOrOnline(retryMillis)
      await reloadStyles()
    }
  }
}

const isServer = typeof document === "undefined"

/** On the server a missing module means a broken build, so rendering the page fails. */
const untilLoaded = <A,>(first: Promise<A>, load: () => Promise<A>): Promise<A> =>
  isServer ? first : retryUntilLoaded(first, load)

/**
 * A component whose script loads when the component is first rendered. If the script fails to load, it is
 * requested again until it has loaded, and the fallback of the `Suspense` element stays. React's `lazy` would throw
 * the failure in every rendering, and the error page would replace the visitor's page.
 */
export const lazyComponent = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> => lazy(async () => ({ default: await untilLoaded(load(), load) }))

/** Repeats the clicks that the visitor made on a part of the page before its hydration. */
const EarlyClicks = () => {
  useEffect(() => void repeatEarlyClicks(), [])
  return null
}

/**
 * A part of a page that the server renders and the browser hydrates later, because its script loads after
 * the page's first scripts. Until then the server-rendered markup stays, with working links and forms. A part whose
 * script has loaded before its first rendering appears at once: React's `lazy` shows the fallback even then, and
 * may wait 300 ms before it replaces the fallback.
 *
 * @param fallback shown after a navigation inside the shop until the part has loaded; it has the size of the
 * part
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): ComponentType<Props> => {
  const first = isServer ? load() : inOwnTask(load)
  firstAttempts.push(first)
  const loaded = untilLoaded(first, load)
  let known: ComponentType<Props> = lazy(async () => ({ default: await loaded }))
  void loaded.then((part) => {
    known = part
  })
  return (props) => {
    // Another type of component in a later rendering would lose the state of the part.
    const [Part] = useState(() => known)
    return (
      <Suspense fallback={fallback}>
        <Part {...props} />
        <EarlyClicks />
      </Suspense>
    )
  }
}
