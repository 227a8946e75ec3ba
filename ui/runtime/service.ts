import { atom, useAtomValue, useStore } from "jotai"
import { useMemo } from "react"

import {
  type Command,
  type Open,
  type OpenService,
  type Outcome,
  type Run,
  type Runtime,
  runtimeAtom,
  type Store,
  unloaded,
  type WithState,
} from "./bridge.ts"
import { trackCommand } from "./running.ts"

/**
 * Opens a service once per page, with its first command. If the import fails, the next command imports
 * again.
 */
const handle = <Service>(open: (runtime: Runtime, store: Store) => Promise<OpenService<Service>>) => {
  const opened = new WeakMap<Store, Promise<OpenService<Service>>>()
  const isOpen = new WeakSet<Store>()
  const openIn = (store: Store) => {
    const opening =
      opened.get(store) ??
      store
        .get(runtimeAtom)
        .load()
        .then((runtime) => open(runtime, store))
    opened.set(store, opening)
    opening.then(
      () => isOpen.add(store),
      () => opened.delete(store),
    )
    return opening
  }
  const sendIn =
    (store: Store): Run<Service> =>
    async (command, signal) => {
      try {
        return await (await openIn(store)).run(command, signal)
      } catch {
        return unloaded()
      }
    }
  const runIn =
    (store: Store): Run<Service> =>
    (command, signal) =>
      trackCommand(sendIn(store)(command, signal))
  return {
    /** Opens the service before its first command. Rejects if its code cannot be loaded. */
    openIn,
    isOpenIn: (store: Store): boolean => isOpen.has(store),
    isOpeningIn: (store: Store): boolean => opened.has(store),
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

/** How a command waits until its service opens. */
interface Keep<State> {
  /** Stores the command, so that the service sends it when it opens. Returns whether it is stored. */
  readonly store: () => boolean
  /** Returns the state with the waiting command. */
  readonly show: (state: State) => State
}

/** How the page shows and sends a command before the service is open. */
export interface Ahead<State> {
  /** Returns the state after the command has succeeded. */
  readonly show: (state: State) => State
  /**
   * Sends the command. Resolves with a function that applies the shop's answer to the state, or with
   * `undefined` if the shop has not confirmed the command. The service then sends the command again with the
   * same key, so that it takes effect once. Never rejects.
   */
  readonly send: () => Promise<((state: State) => State) | undefined>
  /** How a command waits for a service that cannot be opened without a network. */
  readonly keep?: Keep<State>
}

const done: Outcome<void> = { kind: "done", value: undefined }

/**
 * Makes a service that all components of the page share. It stays open.
 *
 * @param load imports the function that opens the service; that function gets the state shown so far
 * @param initial the state shown until the service is open
 */
export const service = <Service, State>(
  load: (store: Store) => Promise<(shown: State) => Open<Service & WithState<State>>>,
  initial: State,
) => {
  const stateAtom = atom(initial)
  const aheadAtom = atom<ReadonlyArray<Ahead<State>>>([])
  /** The commands that are stored until the service opens. */
  const keptAtom = atom<ReadonlyArray<Keep<State>>>([])
  const shownAtom = atom((get) =>
    [...get(keptAtom), ...get(aheadAtom)].reduce((state, { show }) => show(state), get(stateAtom)),
  )
  const open = handle(async (runtime, store) => {
    const openWith = await load(store)
    const service = await runtime.openWithState(openWith(store.get(stateAtom)), (state) =>
      store.set(stateAtom, state),
    )
    store.set(keptAtom, [])
    return service
  })
  const sendAheadIn =
    (store: Store) =>
    async (
      command: (service: Service) => Command<unknown>,
      ahead: Ahead<State>,
    ): Promise<Outcome<unknown>> => {
      store.set(aheadAtom, (others) => [...others, ahead])
      const handOver = () => store.set(aheadAtom, (all) => all.filter((other) => other !== ahead))
      try {
        const confirm = await ahead.send()
        // A service that is already opening may have read the state before the shop's answer, so it runs the
        // command itself.
        if (confirm !== undefined && !open.isOpeningIn(store)) {
          store.set(stateAtom, confirm)
          handOver()
          return done
        }
        const service = await open.openIn(store)
        const outcome = service.run(command)
        handOver()
        return await outcome
      } catch {
        handOver()
        const { keep } = ahead
        if (keep?.store() !== true) return unloaded()
        store.set(keptAtom, (others) => [...others, keep])
        return done
      }
    }
  const runAheadIn =
    (store: Store) =>
    (command: (service: Service) => Command<unknown>, ahead: Ahead<State>): Promise<Outcome<unknown>> =>
      open.isOpenIn(store) ? open.runIn(store)(command) : trackCommand(sendAheadIn(store)(command, ahead))
  return {
    ...open,
    /**
     * Returns a function that sends a command. If the service is not open yet, the function shows the
     * command's result at once and sends the command without the service. The service opens only if the shop
     * does not confirm the command.
     */
    useRunAhead: () => {
      const store = useStore()
      return useMemo(() => runAheadIn(store), [store])
    },
    /**
     * The state of the service. Before the service is open, this is `initial` or the state that the server
     * rendered.
     */
    stateAtom,
    /** The shown state: the service's state with the results of the commands that it has not sent. */
    shownAtom,
    /**
     * Returns the shown state: the service's state with the results of the commands that were sent without
     * the service.
     */
    useState: (): State => useAtomValue(shownAtom),
  }
}
