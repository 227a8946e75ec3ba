/** Id of the element around a list's results; it is focusable by script. */
export const resultsId = "ergebnisse"

/**
 * Focuses the results of a list after the visitor has used a control that then disappears, such as an active
 * filter or a page number. The next Tab leads into the new list, not to the top of the document.
 */
export const focusResults = () => document.getElementById(resultsId)?.focus({ preventScroll: true })
