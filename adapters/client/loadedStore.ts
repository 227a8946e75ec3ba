import type { Answer, CallOptions, ShopFailure } from "./Answer.ts"
import { makeStore, type Store } from "./Store.ts"

/**
 * The state of a store that shows the result of a call.
 * @example
 * import type { Loaded } from "@heimwerk/adapters/client"
 *
 * const text = ({ error, isLoading, value }: Loaded<number>) =>
 *   isLoading ? "…" : (error?.message ?? `${value} Märkte`)
 * text({ isLoading: false, value: 12, error: undefined }) // => "12 Märkte"
 */
export interface Loaded<A, Code extends string = string> {
  readonly isLoading: boolean
  /** The last value. It stays while the next one loads, and after a failure. */
  readonly value: A | undefined
  readonly error: ShopFailure<Code> | undefined
}

/** Returns the state after an answer. After a failure, the state keeps the previous value. */
const stateAfter = <A, Code extends string>(
  answer: Answer<A, Code>,
  value: A | undefined,
): Loaded<A, Code> =>
  answer.ok
    ? { isLoading: false, value: answer.value, error: undefined }
    : { isLoading: false, value, error: answer.error }

const initialLoaded: Loaded<never, never> = { isLoading: false, value: undefined, error: undefined }

/**
 * Makes a store with the result of the latest of several calls, for example of a search while the visitor
 * types. `load` aborts the running call, so that an earlier answer never replaces a later one. `clear` also
 * aborts the running call, and removes value and error.
 *
 * @param call for example `shop.markets.near`, or `(id, { signal }) => shop.prices.article({ id, signal })`
 * @param first the initial answer, for example the one that a server has rendered; default: none
 * @example
 * import { createShop, latestStore, markets } from "@heimwerk/adapters/client"
 *
 * const shop = createShop({ origin: "https://shop.example", brand: "heimwerk" }, { markets })
 * const near = latestStore(shop.markets.near)
 * near.subscribe(({ isLoading, value }) => {
 *   // Show a spinner while `isLoading`, then the markets of `value`.
 * })
 * await near.load("50823")
 * near.get().isLoading // => false
 */
export const latestStore = <Query, A, Code extends string>(
  call: (query: Query, options: Required<CallOptions>) => Promise<Answer<A, Code>>,
  first?: Answer<A, Code>,
): Store<Loaded<A, Code>> & {
  readonly load: (query: Query) => Promise<Answer<A, Code>>
  readonly clear: () => void
} => {
  const { get, set, subscribe } = makeStore<Loaded<A, Code>>(
    first === undefined ? initialLoaded : stateAfter(first, undefined),
  )
  let current: AbortController | undefined
  const load = async (query: Query) => {
    current?.abort()
    const mine = new AbortController()
    current = mine
    set({ ...get(), isLoading: true })
    const answer = await call(query, { signal: mine.signal })
    if (current === mine) set(stateAfter(answer, get().value))
    return answer
  }
  const clear = () => {
    current?.abort()
    current = undefined
    set(initialLoaded)
  }
  return { get, subscribe, load, clear }
}

/**
 * Makes a store with the result of a call. The first subscriber starts the call, unless the store has a first
 * answer or `load` has started it. `load` aborts the running call and starts a new one.
 *
 * @param call for example `({ signal }) => shop.places.search("50667", 5, { signal })`
 * @param first the initial answer, for example the one that a server has rendered; default: none
 * @example
 * import { createShop, loadedStore, markets } from "@heimwerk/adapters/client"
 *
 * const shop = createShop({ origin: "https://shop.example", brand: "heimwerk" }, { markets })
 * const all = loadedStore((options) => shop.markets.all(options))
 * await all.load()
 * all.get().value?.length // => 12
 */
export const loadedStore = <A, Code extends string>(
  call: (options: Required<CallOptions>) => Promise<Answer<A, Code>>,
  first?: Answer<A, Code>,
): Store<Loaded<A, Code>> & { readonly load: () => Promise<Answer<A, Code>> } => {
  const { get, load: loadLatest, subscribe } = latestStore((_: undefined, options) => call(options), first)
  let isStarted = first !== undefined
  const load = () => {
    isStarted = true
    return loadLatest(undefined)
  }
  return {
    get,
    subscribe: (listener) => {
      const unsubscribe = subscribe(listener)
      if (!isStarted) void load()
      return unsubscribe
    },
    load,
  }
}
