/** Gives the focus to what appears in the place of what had it; for `ref`. */
export const focusOn = (element: HTMLElement | null): void => element?.focus()
