/** `ref` that focuses an element on mount, for elements that replace the focused one. */
export const focusOn = (element: HTMLElement | null): void => element?.focus()
