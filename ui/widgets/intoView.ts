/**
 * `ref` that scrolls an element into view on mount, such as the reason why a form was not sent. Focus stays
 * where it is.
 */
export const intoView = (element: HTMLElement | null): void =>
  element?.scrollIntoView({ block: "nearest", behavior: "instant" })
