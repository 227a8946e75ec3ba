import { type ListState, listSearch } from "@heimwerk/core/catalog/listState.ts"
import { pageWindow, showsNext, showsPrevious } from "@heimwerk/core/navigation/pagination.ts"

import { Pagination } from "../../widgets/Pagination.tsx"
import { focusResults } from "./focusResults.ts"

interface ListPaginationProps {
  readonly path: string
  readonly state: ListState
  readonly pageCount: number
}

/** The pagination of a list (storefront 5, pagination). */
export const ListPagination = ({ pageCount, path, state }: ListPaginationProps) => {
  const { page } = state
  const to = (number: number) => path + listSearch({ ...state, page: number })
  if (pageCount < 2) return null
  return (
    <Pagination
      current={page}
      pages={pageWindow(page, pageCount)}
      to={to}
      previous={showsPrevious(page) ? to(page - 1) : undefined}
      onChoose={focusResults}
      next={showsNext(page, pageCount) ? to(page + 1) : undefined}
    />
  )
}
