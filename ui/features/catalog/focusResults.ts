/** The element around a list's results; it can take the focus from a script. */
export const resultsId = "ergebnisse"

/**
 * Puts the focus on the results. For controls that go with the choice they stand for, a chosen filter or a page number:
 * the next Tab then leads into the new list, not to the top of the document.
 */
export const focusResults = () => document.getElementById(resultsId)?.focus({ preventScroll: true })
