import { listQuery, type ListState } from "@heimwerk/core/catalog/listState.ts"
import { useLocation, useNavigation } from "react-router-dom"

/**
 * The list state of the pending navigation, or else the shown one. Selections show at once, and a second one
 * made before the first has loaded adds to it.
 */
export const useListState = (
  shown: ListState,
): { readonly state: ListState; readonly isPending: boolean } => {
  const next = useNavigation().location
  const { pathname } = useLocation()
  return next !== undefined && next.pathname === pathname
    ? { state: listQuery(new URLSearchParams(next.search)), isPending: true }
    : { state: shown, isPending: false }
}
