/**
 * The `ref` of something a visitor has to see when it appears, such as why a form was not sent: it is scrolled to when it is not in
 * sight. The focus stays where it is.
 */
export const intoView = (element: HTMLElement | null): void =>
  element?.scrollIntoView({ block: "nearest", behavior: "instant" })
