import type { FinderView } from "@heimwerk/core/market/finder/finderView.ts"
import type { FinderOptions } from "@heimwerk/core/market/finder/openFinder.ts"
import type { Effect } from "effect"
import { useStore } from "jotai"
import { useCallback, useEffect, useState } from "react"

import { runtimeAtom, type Services } from "../../../runtime/bridge.ts"
import type { OpenFinder } from "./followFinder.ts"

/** A store finder as the view has it. */
export interface FinderHandle {
  readonly view: FinderView
  /** Gives the finder a command; what comes of it is in the view. */
  readonly give: (command: (finder: OpenFinder) => Effect.Effect<unknown, never, Services>) => void
}

/** What is there of a finder: nothing yet, the finder, or the news that its script did not come. */
export type FinderOpening = "loading" | "failed" | FinderHandle

const everything: FinderOptions = {}

/** Opens a store finder for as long as the component is shown and wants one. */
export const useFinder = (isWanted = true, options: FinderOptions = everything): FinderOpening => {
  const store = useStore()
  const [view, setView] = useState<FinderView | "failed" | undefined>(undefined)
  const [finder, setFinder] = useState<OpenFinder | undefined>(undefined)

  useEffect(() => {
    if (!isWanted) return
    let isGone = false
    let stop = () => {}
    const open = async () => {
      const [runtime, { followFinder }] = await Promise.all([
        store.get(runtimeAtom).load(),
        import("./followFinder.ts"),
      ])
      if (isGone) return
      stop = runtime.start(followFinder(options, (opened) => setFinder(opened), setView))
    }
    open().catch(() => setView("failed"))
    return () => {
      isGone = true
      stop()
    }
  }, [isWanted, options, store])

  const give = useCallback<FinderHandle["give"]>(
    (command) => {
      if (finder === undefined) return
      void store
        .get(runtimeAtom)
        .load()
        .then(({ run }) => run(command(finder)))
    },
    [finder, store],
  )

  if (view === "failed") return "failed"
  return view === undefined || finder === undefined ? "loading" : { view, give }
}
