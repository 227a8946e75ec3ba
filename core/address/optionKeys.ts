/** The option that has the focus, counted from 0; `undefined` is the input itself. */
export type FocusedOption = number | undefined

/**
 * The focus after an arrow key in the list of addresses (forms and markets 4.4). Down goes from the input to the first option
 * and from the last to the first again; up goes from the first option back to the input and from the input to the last.
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
