import { notify } from "./lists/notify.ts"

/**
 * State that changes over time. It fits `useSyncExternalStore(store.subscribe, store.get)` of React, the store
 * contract of Svelte, and a `shallowRef` of Vue.
 */
export interface Store<State> {
  /** The current state. The same object is returned until the state changes. */
  readonly get: () => State
  /** Calls the listener now and after each change. Returns the function that ends the subscription. */
  readonly subscribe: (listener: (state: State) => void) => () => void
}

/** A store that its owner can change. */
export interface WritableStore<State> extends Store<State> {
  readonly set: (state: State) => void
}

/** Makes a store with its first state. */
export const makeStore = <State>(initial: State): WritableStore<State> => {
  let current = initial
  const listeners = new Set<{ readonly call: (state: State) => void }>()
  return {
    get: () => current,
    set: (state) => {
      current = state
      for (const { call } of listeners) notify(call, state)
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
