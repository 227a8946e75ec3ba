/** The default number of products on one page of a list. */
export const defaultPageSize = 24

/** Maximum number of products on one page of a list. */
export const maxPageSize = 96
