import { timings } from "../timings.ts"

/** State of the store flyout in the header. Times are in ms. */
export interface StoreFlyout {
  readonly isOpen: boolean
  /** Time at which the flyout opens. Set while the pointer is over the button of the closed flyout. */
  readonly opensAt?: number
  /** Time at which hovering over the button opened the flyout. */
  readonly hoveredOpenAt?: number
}

/** Events of the store flyout. `tick` reports the time. */
export type StoreFlyoutEvent =
  { readonly kind: "entered" | "tick" | "chosen"; readonly at: number } | { readonly kind: "left" | "escape" }

/** The closed store flyout, also its initial state. */
export const initialStoreFlyout: StoreFlyout = { isOpen: false }

const entered = (flyout: StoreFlyout, at: number): StoreFlyout => {
  if (flyout.isOpen) return flyout
  const delay = flyout.opensAt === undefined ? timings.storeFlyoutHover : timings.storeFlyoutHoverPending
  return { isOpen: false, opensAt: at + delay }
}

/** Toggles the store flyout after a click. If hovering has opened it less than 500 ms ago, it stays open. */
const chosen = (flyout: StoreFlyout, at: number): StoreFlyout => {
  const settlesAt = (flyout.hoveredOpenAt ?? -Infinity) + timings.storeFlyoutSettling
  return flyout.isOpen && at >= settlesAt ? initialStoreFlyout : { isOpen: true }
}

/**
 * Reducer of the store flyout (storefront 4, header):
 *
 * | event | result |
 * |---|---|
 * | entered | opens in 150 ms; in 300 ms when an opening is already pending |
 * | tick | opens if `opensAt` is reached |
 * | left, escape | closes, and cancels a pending opening |
 * | chosen (click, tap, Enter) | toggles at once; stays open within 500 ms of opening by hover |
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
