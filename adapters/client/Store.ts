import { notify } from "./lists/notify.ts"

/**
 * State that changes over time. It fits `useSyncExternalStore(store.subscribe, store.get)` of React, the store
 * contract of Svelte, and a `shallowRef` of Vue.
 * @example
 * import { makeStore, type Store } from "@heimwerk/adapters/client"
 *
 * const label = (store: Store<number>) => `${store.get()} Artikel`
 * label(makeStore(3)) // => "3 Artikel"
 */
export interface Store<State> {
  /** The current state. The same object is returned until the state changes. */
  readonly get: () => State
  /** Calls the listener now and after each change. Returns the function that ends the subscription. */
  readonly subscribe: (listener: (state: State) => void) => () => void
}

/**
 * A store that its owner can change.
 * @example
 * import { makeStore, type WritableStore } from "@heimwerk/adapters/client"
 *
 * const count: WritableStore<number> = makeStore(1)
 * count.set(count.get() + 1)
 * count.get() // => 2
 */
export interface WritableStore<State> extends Store<State> {
  readonly set: (state: State) => void
}

/**
 * Makes a store with its first state.
 * @example
 * import { makeStore } from "@heimwerk/adapters/client"
 *
 * const count = makeStore(0)
 * const seen: Array<number> = []
 * const stop = count.subscribe((state) => seen.push(state))
 * count.set(2)
 * stop()
 * seen // => [0, 2]
 */
export const makeStore = <State>(initial: State): WritableStore<State> => {
  let current = initial
  const listeners = new Set<{ readonly call: (state: State) => void }>()
  return {
    get: () => current,
    set: (state) => {
      current = state
      // A listener that is added meanwhile has the state already.
      for (const listener of Array.from(listeners)) {
        // A listener has set another state. All listeners have that newer state already.
        if (!Object.is(current, state)) return
        if (listeners.has(listener)) notify(listener.call, state)
      }
    },
    subscribe: (call) => {
      // Each subscription has a new object, so that the same function can subscribe twice.
      const listener = { call }
      listeners.add(listener)
      notify(call, current)
      return () => void listeners.delete(listener)
    },
  }
}
