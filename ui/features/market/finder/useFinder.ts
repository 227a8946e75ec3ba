import type { FinderView } from "@heimwerk/core/market/finder/finderView.ts"
import type { FinderOptions } from "@heimwerk/core/market/finder/openFinder.ts"

import { componentService } from "../../../runtime/componentService.ts"

const useService = componentService(async () => (await import("./openFinder.ts")).openFinder)

/** An open store finder. */
export interface FinderHandle {
  readonly view: FinderView
  /** Runs a command of the finder. The view shows its result. */
  readonly dispatch: ReturnType<typeof useService>["dispatch"]
}

/** An open store finder, or the state of its script: `loading` or `failed`. */
export type FinderOpening = "loading" | "failed" | FinderHandle

/** Opens a store finder while the component is mounted. Only the options of the first render are used. */
export const useFinder = (options: FinderOptions = {}): FinderOpening => {
  const { dispatch, hasFailed, state: view } = useService(options)
  if (hasFailed) return "failed"
  return view === undefined ? "loading" : { view, dispatch }
}
