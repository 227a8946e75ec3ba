import type { Effect } from "effect"
import { useStore } from "jotai"
import { useCallback, useEffect, useRef, useState } from "react"

import { type Runtime, runtimeAtom, type Services } from "./bridge.ts"

/** A command to something of the core; what comes of it is in its state. */
type Command<Opened> = (opened: Opened) => Effect.Effect<void, never, Services>

/** Opens something of the core, hands it over and tells every state of it, until it is interrupted. */
export type Follow<Opened, State> = (
  opened: (it: Opened) => void,
  show: (state: State) => void,
) => Effect.Effect<void, never, Services>

/**
 * Something of the core that is open for as long as the component is shown. `load` brings the file that opens it, so that it
 * is not part of the page's first script; the first `load` counts. Commands given before it is open are carried out then.
 */
export const useOpened = <Opened, State>(load: () => Promise<Follow<Opened, State>>) => {
  const store = useStore()
  const [state, setState] = useState<State | undefined>(undefined)
  const [hasFailed, setFailed] = useState(false)
  const [loadFirst] = useState(() => load)
  const waiting = useRef<Array<Command<Opened>>>([])
  const execute = useRef<((command: Command<Opened>) => void) | undefined>(undefined)

  useEffect(() => {
    let isGone = false
    let stop = () => {}
    const open = async () => {
      const [runtime, follow]: [Runtime, Follow<Opened, State>] = await Promise.all([
        store.get(runtimeAtom).load(),
        loadFirst(),
      ])
      if (isGone) return
      const opened = (it: Opened) => {
        execute.current = (command) => void runtime.start(command(it))
        for (const command of waiting.current.splice(0)) execute.current(command)
      }
      stop = runtime.start(follow(opened, setState))
    }
    open().catch(() => setFailed(true))
    return () => {
      isGone = true
      execute.current = undefined
      stop()
    }
  }, [loadFirst, store])

  const give = useCallback((command: Command<Opened>) => {
    if (execute.current === undefined) waiting.current.push(command)
    else execute.current(command)
  }, [])

  return { state, hasFailed, give } as const
}
