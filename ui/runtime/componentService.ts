import { useStore } from "jotai"
import { useCallback, useEffect, useState } from "react"

import {
  type Command,
  offline,
  type Open,
  type OpenService,
  type Run,
  runtimeAtom,
  type Store,
  unloaded,
  type WithState,
} from "./bridge.ts"

/**
 * Opens a service when `start` is called or with its first command. If the import fails, the next call
 * imports again.
 */
const connect = <Service>(open: () => Promise<OpenService<Service>>) => {
  let opening: Promise<OpenService<Service>> | undefined
  let opened: OpenService<Service> | undefined
  let isClosed = false

  const whenOpen = () => {
    if (opening !== undefined) return opening
    const started = open()
    opening = started
    started.then(
      (service) => {
        if (opening === started) opened = service
      },
      () => {
        if (opening === started) opening = undefined
      },
    )
    return started
  }
  const run: Run<Service> = async (command, signal) => {
    if (isClosed) return offline
    try {
      // If the service is open, the command runs in the task of the event that sends it.
      const service = opened ?? (await whenOpen())
      return await service.run(command, signal)
    } catch {
      return unloaded()
    }
  }
  return {
    run,
    /** Returns `false` if the code of the service cannot be loaded. */
    start: () => {
      isClosed = false
      return whenOpen().then(
        () => true,
        () => false,
      )
    },
    close: () => {
      isClosed = true
      opening?.then(({ close }) => close()).catch(() => undefined)
      opening = undefined
      opened = undefined
    },
  }
}

/**
 * Makes a hook for a service that is opened per component, for as long as the component is mounted.
 *
 * @param load imports the function that opens the service; only the arguments of the first render are used
 */
export const componentService =
  <Service, State, Args extends ReadonlyArray<unknown>>(
    load: (store: Store) => Promise<(...args: Args) => Open<Service & WithState<State>>>,
  ) =>
  (...args: Args) => {
    const store = useStore()
    const [state, setState] = useState<State | undefined>(undefined)
    const [hasFailed, setFailed] = useState(false)
    const [connection] = useState(() =>
      connect(async () => {
        const runtime = await store.get(runtimeAtom).load()
        const open = await load(store)
        return runtime.openWithState(open(...args), (next) => setState(() => next))
      }),
    )
    useEffect(() => {
      void connection.start().then((isOpen) => setFailed(!isOpen))
      return connection.close
    }, [connection])
    const { run } = connection
    /** Sends a command without waiting for its result. The result appears in the state. */
    const dispatch = useCallback(
      (command: (service: Service) => Command<unknown>) => void run(command),
      [run],
    )
    return { state, hasFailed, run, dispatch } as const
  }
