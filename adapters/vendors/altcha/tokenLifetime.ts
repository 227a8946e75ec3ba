/**
 * A token is valid until 20 minutes after its task was issued, enough to read the summary of a form slowly
 * before submitting. Afterwards the form needs a new one.
 */
export const tokenLifetimeMillis = 20 * 60 * 1000
