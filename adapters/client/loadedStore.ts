import type { Answer, CallOptions, ShopFailure } from "./Answer.ts"
import { makeStore, type Store } from "./Store.ts"

/** The state of a store that shows the result of a call. */
export interface Loaded<A, Code extends string = string> {
  readonly isLoading: boolean
  /** The last value. It stays while the next one loads, and after a failure. */
  readonly value: A | undefined
  readonly error: ShopFailure<Code> | undefined
}

/**
 * Makes a store with the result of a call. The first subscriber starts the call. `load` repeats the call
 * and aborts a running one.
 *
 * @param call for example `({ signal }) => shop.places.search("50667", 5, { signal })`
 */
export const loadedStore = <A, Code extends string>(
  call: (options: Required<CallOptions>) => Promise<Answer<A, Code>>,
): Store<Loaded<A, Code>> & { readonly load: () => Promise<Answer<A, Code>> } => {
  const initial: Loaded<A, Code> = { isLoading: false, value: undefined, error: undefined }
  const store = makeStore(initial)
  let current: AbortController | undefined
  const load = async () => {
    current?.abort()
    const mine = new AbortController()
    current = mine
    store.set({ ...store.get(), isLoading: true })
    const answer = await call({ signal: mine.signal })
    if (current === mine)
      store.set(
        answer.ok
          ? { isLoading: false, value: answer.value, error: undefined }
          : { ...store.get(), isLoading: false, error: answer.error },
      )
    return answer
  }
  return {
    get: store.get,
    subscribe: (listener) => {
      const unsubscribe = store.subscribe(listener)
      if (current === undefined) void load()
      return unsubscribe
    },
    load,
  }
}
