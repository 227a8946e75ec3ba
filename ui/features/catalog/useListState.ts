import { listQuery, type ListState } from "@heimwerk/core/catalog/listState.ts"
import { useLocation, useNavigation } from "react-router-dom"

/**
 * The list state of the pending navigation, or the shown state if no navigation is pending. A selection
 * therefore shows at once, and a second selection before the list has loaded is added to the first.
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
