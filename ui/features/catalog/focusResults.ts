/** Id of the element around a list's results; it is focusable by script. */
export const resultsId = "ergebnisse"

/** Id of the element around the filters of a list, or around the button that opens them. */
export const filtersId = "filter"

/** Id of the element around the articles of a list. */
export const articlesId = "artikel"

/**
 * Focuses the results of a list after the visitor has used a control that then disappears, such as an active
 * filter or a page number. The next Tab leads into the new list, not to the top of the document.
 */
export const focusResults = () => document.getElementById(resultsId)?.focus({ preventScroll: true })
