/**
 * Scrolls an element into view. Focus does not move. As the `ref` of an element, for example of an error message, it
 * scrolls on mount.
 */
export const intoView = (element: HTMLElement | null): void =>
  element?.scrollIntoView({ block: "nearest", behavior: "instant" })
