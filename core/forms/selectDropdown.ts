/** The text of the disabled empty first option of a select dropdown: only while it has the focus (storefront 5). */
export const emptyOptionText = (isFocused: boolean): string => (isFocused ? "Bitte auswählen" : "")

/** Whether something was chosen: a dropdown is required, and its empty option is no choice (storefront 5). */
export const isOptionChosen = (value: string, options: ReadonlyArray<string>): boolean =>
  value !== "" && options.includes(value)
