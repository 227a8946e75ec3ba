/** Where a page of a list lies. */
export interface PageBounds {
  /** 1-based. */
  readonly page: number
  /** At least 1: a list without products has one empty page. */
  readonly pageCount: number
  /** Products before the page. */
  readonly offset: number
}

/** The page asked for, or the last one when there are not so many. */
export const pageOf = (total: number, page: number, pageSize: number): PageBounds => {
  const pageCount = Math.max(1, Math.ceil(total / pageSize))
  const actual = Math.min(Math.max(1, page), pageCount)
  return { page: actual, pageCount, offset: (actual - 1) * pageSize }
}
