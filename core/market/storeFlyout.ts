import { timings } from "../timings.ts"

/** The store flyout in the header. Instants are in ms. */
export interface StoreFlyout {
  readonly isOpen: boolean
  /** Set while the pointer waits on the button: the instant of opening. */
  readonly opensAt?: number
  /** The instant at which hovering has opened the flyout. */
  readonly hoveredOpenAt?: number
}

/** Events of the flyout. `tick` reports the time. */
export type StoreFlyoutEvent =
  { readonly kind: "entered" | "tick" | "chosen"; readonly at: number } | { readonly kind: "left" | "escape" }

/** The initial and the closed flyout. */
export const initialStoreFlyout: StoreFlyout = { isOpen: false }

const entered = (flyout: StoreFlyout, at: number): StoreFlyout => {
  if (flyout.isOpen) return flyout
  const delay = flyout.opensAt === undefined ? timings.storeFlyoutHover : timings.storeFlyoutHoverPending
  return { isOpen: false, opensAt: at + delay }
}

/** A click toggles the flyout. If hovering has just opened it, the click keeps it open. */
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
 * | tick | opens when the time has come |
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
