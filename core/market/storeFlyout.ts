import { timings } from "../timings.ts"

/** The store flyout in the header; instants in milliseconds. */
export interface StoreFlyout {
  readonly isOpen: boolean
  /** While the pointer waits on its button. */
  readonly opensAt?: number
  /** When hovering has opened it. */
  readonly hoveredOpenAt?: number
}

/** Events of the flyout. `tick` reports the time. */
export type StoreFlyoutEvent =
  { readonly kind: "entered" | "tick" | "chosen"; readonly at: number } | { readonly kind: "left" | "escape" }

/** The flyout at first, and whenever it was closed. */
export const initialStoreFlyout: StoreFlyout = { isOpen: false }

const entered = (flyout: StoreFlyout, at: number): StoreFlyout => {
  if (flyout.isOpen) return flyout
  const delay = flyout.opensAt === undefined ? timings.storeFlyoutHover : timings.storeFlyoutHoverPending
  return { isOpen: false, opensAt: at + delay }
}

/** A click shortly after hovering opened the flyout keeps it open. */
const chosen = (flyout: StoreFlyout, at: number): StoreFlyout => {
  const settlesAt = (flyout.hoveredOpenAt ?? -Infinity) + timings.storeFlyoutSettling
  return flyout.isOpen && at >= settlesAt ? initialStoreFlyout : { isOpen: true }
}

/**
 * The store flyout after something happened (storefront 4, header):
 *
 * | event | does |
 * |---|---|
 * | entered | opens it in 150 ms; in 300 ms from now when an opening is already pending |
 * | tick | opens it when its time has come |
 * | left, escape | closes it, and calls a pending opening off |
 * | chosen (a click, a tap, Enter) | opens it at once, or closes it; not within 500 ms of hovering having opened it |
 */
export const storeFlyoutReducer = (flyout: StoreFlyout, event: StoreFlyoutEvent): StoreFlyout => {
  switch (event.kind) {
    case "entered":
      return entered(flyout, event.at)
    case "tick":
      return event.at >= (flyout.opensAt ?? Infinity) ? { isOpen: true, hoveredOpenAt: event.at } : flyout
    case "chosen":
      return chosen(flyout, event.at)
    case "left":
    case "escape":
      return initialStoreFlyout
  }
}
