import { atom, useAtomValue, useStore } from "jotai"
import { useMemo } from "react"

import {
  offline,
  type Open,
  type OpenService,
  type Run,
  type Runtime,
  runtimeAtom,
  type Store,
  type WithState,
} from "./bridge.ts"

/**
 * Opens a service once per page, with its first command. If the import fails, the next command imports
 * again.
 */
const handle = <Service>(open: (runtime: Runtime, store: Store) => Promise<OpenService<Service>>) => {
  const opened = new WeakMap<Store, Promise<OpenService<Service>>>()
  const openIn = (store: Store) => {
    const opening =
      opened.get(store) ??
      store
        .get(runtimeAtom)
        .load()
        .then((runtime) => open(runtime, store))
    opened.set(store, opening)
    opening.catch(() => opened.delete(store))
    return opening
  }
  const runIn =
    (store: Store): Run<Service> =>
    async (command, signal) => {
      try {
        return await (await openIn(store)).run(command, signal)
      } catch {
        return offline
      }
    }
  return {
    /** Opens the service before its first command. Rejects if its code cannot be loaded. */
    openIn,
    /** Sends a command from code that is not in a component. */
    runIn,
    useRun: (): Run<Service> => {
      const store = useStore()
      return useMemo(() => runIn(store), [store])
    },
  }
}

/**
 * Makes the handle of a port, for components. They import this handle instead of the port's file, because
 * that file imports Effect.
 *
 * @param load imports the code, which is not part of the page's first scripts
 */
export const port = <Service>(load: (store: Store) => Promise<Open<Service>>) =>
  handle(async (runtime, store) => runtime.open(await load(store)))

/**
 * Makes a service that all components of the page share. It stays open.
 *
 * @param load imports the function that opens the service; that function gets the state shown so far
 * @param initial is shown until the service is open
 */
export const service = <Service, State>(
  load: (store: Store) => Promise<(shown: State) => Open<Service & WithState<State>>>,
  initial: State,
) => {
  const stateAtom = atom(initial)
  return {
    ...handle(async (runtime, store) => {
      const open = await load(store)
      return runtime.openWithState(open(store.get(stateAtom)), (state) => store.set(stateAtom, state))
    }),
    /**
     * The shown state. Before the service is open, this is `initial` or the state that the server rendered.
     */
    stateAtom,
    useState: (): State => useAtomValue(stateAtom),
  }
}
