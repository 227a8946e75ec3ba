import { type ComponentType, lazy, type ReactNode, Suspense } from "react"

import { nextTask } from "./nextTask.ts"

const firstTries: Array<Promise<unknown>> = []

let turn: Promise<unknown> = Promise.resolve()

/** Asking for a script costs a slow processor some milliseconds: each part is asked for in a task of its own, one after another. */
const inTurn = async <A,>(load: () => Promise<A>): Promise<A> => {
  const mine = turn.then(nextTask)
  turn = mine
  await mine
  return load()
}

/** Settles when the scripts of all parts of the page have come, or have not on the first try. */
export const partsArrived = (): Promise<unknown> => Promise.allSettled(firstTries)

const pauseMillis = 5000

/** What was not to be had is asked for again and again: without it the server's markup stands, which is better than none. */
const persistently = async <A,>(first: Promise<A>, load: () => Promise<A>): Promise<A> => {
  for (let next = first; ; next = load()) {
    try {
      return await next
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pauseMillis))
    }
  }
}

/**
 * A part of a page that is written by the server and comes to life later: its script is no part of the first one, and is
 * asked for as soon as that one runs. Until then the server's markup stands, with its links and forms.
 *
 * @param fallback shown when the part is not there yet after a step inside the shop: in the size of what comes
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): ComponentType<Props> => {
  const isServer = typeof document === "undefined"
  const first = isServer ? load() : inTurn(load)
  firstTries.push(first)
  // On the server a missing module is a broken build, and whoever shows the part hears of it.
  const arrival = isServer ? first : persistently(first, load)
  const Part = lazy(async () => ({ default: await arrival }))
  return (props) => (
    <Suspense fallback={fallback}>
      <Part {...props} />
    </Suspense>
  )
}
