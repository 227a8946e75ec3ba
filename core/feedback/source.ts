/**
 * Returns the suffix of the feedback dialog's test id: the source label in lower case with hyphens for
 * spaces (storefront 2, feedback dialog).
 */
export const sourceTestId = (label: string): string => label.toLowerCase().replaceAll(" ", "-")

/**
 * Appends the source to a feedback message after a blank line, `[Source: Header]`. Without a source the
 * message stays unchanged (storefront 7, feedback).
 */
export const withSource = (message: string, source?: string): string =>
  source === undefined ? message : `${message}\n\n[Source: ${source}]`
