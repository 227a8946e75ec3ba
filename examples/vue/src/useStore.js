import { onScopeDispose, shallowRef } from "vue"

/** Returns a ref with the state of a store. The subscription ends with the component. */
export const useStore = (store) => {
  const state = shallowRef(store.get())
  onScopeDispose(store.subscribe((next) => (state.value = next)))
  return state
}
