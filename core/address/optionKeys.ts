/** Index of the focused option, 0-based. `undefined` means that the input has the focus. */
export type FocusedOption = number | undefined

/**
 * The focused option after an arrow key in the list of addresses (forms and markets 4.4). Down moves from
 * the input to the first option and from the last option to the first. Up moves from the first option to the
 * input and from the input to the last option.
 */
export const optionAfterArrow = (
  focused: FocusedOption,
  key: "up" | "down",
  count: number,
): FocusedOption => {
  if (count === 0) return undefined
  if (key === "down") return focused === undefined ? 0 : (focused + 1) % count
  if (focused === undefined) return count - 1
  return focused === 0 ? undefined : focused - 1
}
