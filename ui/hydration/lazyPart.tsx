import type { ComponentType, ReactNode } from "react"
// oxlint-disable-next-line no-restricted-imports -- this file tries again, which the rule asks for
import { lazy, Suspense, useEffect, useLayoutEffect, useState } from "react"

import { endEarlyClicks, repeatEarlyClicks } from "./boot.ts"
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

/**
 * Settles when each part of the page has tried to load once, with or without success. Tests wait for it, because
 * Vitest reports modules that load after the last test.
 */
export const partsLoaded = (): Promise<unknown> => Promise.allSettled(firstAttempts)

const retryMillis = 5000

/**
 * Requests a script and its styles again after 5 s, 10 s, 15 s and so on, and at once when the browser goes online. The
 * waits grow, because a tab that is older than an upgrade of the shop requests scripts that no longer exist.
 */
const retryUntilLoaded = async <A,>(first: Promise<A>, load: () => Promise<A>): Promise<A> => {
  for (let attempt = first, wait = retryMillis; ; attempt = load(), wait += retryMillis) {
    try {
      return await attempt
    } catch {
      await waitOrOnline(wait)
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

/** Rendered parts that are not hydrated yet, except parts whose script failed to load. */
const unhydrated = new Set<object>()

const settle = (part: object) => {
  unhydrated.delete(part)
  void (unhydrated.size === 0 ? endEarlyClicks() : repeatEarlyClicks())
}

/**
 * A component that repeats early clicks and inputs after the hydration of its parent, which is the page or a part of
 * it. When the last part is hydrated, it ends their recording. Ending it earlier would lose texts: React ignores a text
 * that is in a field before it hydrates the field.
 *
 * @param of the parent, compared by identity
 */
export const EarlyClicks = ({ of }: { readonly of: object }) => {
  useEffect(() => settle(of), [of])
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
    const [part] = useState(() => ({ Part: known }))
    // A layout effect runs before the effects of the part, also if the part is rendered at once.
    useLayoutEffect(() => {
      unhydrated.add(part)
      const end = () => settle(part)
      first.catch(end)
      return end
    }, [part])
    return (
      <Suspense fallback={fallback}>
        <part.Part {...props} />
        <EarlyClicks of={part} />
      </Suspense>
    )
  }
}
