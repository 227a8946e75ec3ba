/** For what appears in the place of what had the focus. */
export const focusOn = (element: HTMLElement | null): void => element?.focus()
