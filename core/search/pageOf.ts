/** Position of a page in a product list. */
export interface PageBounds {
  /** Number of the page, 1-based. */
  readonly page: number
  /** Number of pages. At least 1, because an empty list has one empty page. */
  readonly pageCount: number
  /** Number of products before the page. */
  readonly offset: number
}

/** Returns the bounds of the requested page, or of the last page if the requested page does not exist. */
export const pageOf = (total: number, page: number, pageSize: number): PageBounds => {
  const pageCount = Math.max(1, Math.ceil(total / pageSize))
  const actual = Math.min(Math.max(1, page), pageCount)
  return { page: actual, pageCount, offset: (actual - 1) * pageSize }
}
