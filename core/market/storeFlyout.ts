import { timings } from "../timings.ts"

/** State of the store flyout in the header. Times are in ms. */
export interface StoreFlyout {
  readonly isOpen: boolean
  /** Time of the pending opening. Set from the moment when the pointer enters the button of the closed flyout. */
  readonly opensAt?: number
  /** Whether the pointer has left since then. The flyout stays closed at `opensAt`. */
  readonly hasLeft?: boolean
  /** Time at which hovering over the button opened the flyout. */
  readonly hoveredOpenAt?: number
}

/** Events of the store flyout. `tick` reports the time. */
export type StoreFlyoutEvent =
  { readonly kind: "entered" | "tick" | "chosen"; readonly at: number } | { readonly kind: "left" | "escape" }

/** The closed store flyout, also its initial state. */
export const initialStoreFlyout: StoreFlyout = { isOpen: false }

/**
 * Reducer of the store flyout (storefront 4, header):
 *
 * | event | result |
 * |---|---|
 * | entered | opens in 150 ms; in 300 ms when an opening is already pending |
 * | tick | opens if `opensAt` is reached and the pointer has not left |
 * | left, escape | closes; a pending opening stays pending until `opensAt`, but does not open the flyout |
 * | chosen (click, tap, Enter) | toggles at once; stays open within 500 ms of opening by hover |
 *
 * A pointer leaves before it enters again, so only an opening that stays pending can delay the next one.
 */
export const storeFlyoutReducer = (flyout: StoreFlyout, event: StoreFlyoutEvent): StoreFlyout => {
  switch (event.kind) {
    case "entered":
      return flyout.isOpen
        ? flyout
        : {
            isOpen: false,
            opensAt:
              event.at +
              (flyout.opensAt === undefined ? timings.storeFlyoutHover : timings.storeFlyoutHoverPending),
          }
    case "tick":
      if (event.at < (flyout.opensAt ?? Infinity)) return flyout
      return flyout.hasLeft === true ? initialStoreFlyout : { isOpen: true, hoveredOpenAt: event.at }
    case "chosen":
      // A click right after hovering has opened the flyout comes from a visitor who wants it open.
      return flyout.isOpen && event.at >= (flyout.hoveredOpenAt ?? -Infinity) + timings.storeFlyoutSettling
        ? initialStoreFlyout
        : { isOpen: true }
    case "left":
    case "escape":
      return flyout.opensAt === undefined ? initialStoreFlyout : { ...flyout, hasLeft: true }
  }
}
