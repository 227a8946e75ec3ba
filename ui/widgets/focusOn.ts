/** `ref` that focuses an element on mount, when it replaces the focused element. */
export const focusOn = (element: HTMLElement | null): void => element?.focus()
