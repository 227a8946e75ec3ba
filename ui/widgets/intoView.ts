/** `ref` that scrolls an element into view on mount, for example an error message. Focus does not move. */
export const intoView = (element: HTMLElement | null): void =>
  element?.scrollIntoView({ block: "nearest", behavior: "instant" })
