/**
 * The part of the dialog's test id that names where it was opened: the source label in lower case, every blank a hyphen
 * (storefront 2, feedback dialog).
 */
export const sourceTestId = (label: string): string => label.toLowerCase().replaceAll(" ", "-")

/**
 * The message with its source after a blank line, `[Source: Header]`; without a source as it is (storefront 7, feedback).
 */
export const withSource = (message: string, source?: string): string =>
  source === undefined ? message : `${message}\n\n[Source: ${source}]`
