/** `ref` that focuses an element on mount. For elements that replace the focused element. */
export const focusOn = (element: HTMLElement | null): void => element?.focus()
