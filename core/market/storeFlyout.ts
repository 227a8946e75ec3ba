import { timings } from "../timings.ts"

/** The store flyout in the header; `opensAt` is there while the pointer waits on its button. Instants in milliseconds. */
export interface StoreFlyout {
  readonly isOpen: boolean
  readonly opensAt?: number
}

/** What can happen to it; `tick` is time passing. */
export type StoreFlyoutEvent =
  { readonly kind: "entered" | "tick"; readonly at: number } | { readonly kind: "left" | "chosen" | "escape" }

/** The flyout at first, and whenever it was closed. */
export const closedStoreFlyout: StoreFlyout = { isOpen: false }

const entered = (flyout: StoreFlyout, at: number): StoreFlyout => {
  if (flyout.isOpen) return flyout
  const delay = flyout.opensAt === undefined ? timings.storeFlyoutHover : timings.storeFlyoutHoverPending
  return { isOpen: false, opensAt: at + delay }
}

/**
 * The store flyout after something happened (storefront 4, header):
 *
 * | event | does |
 * |---|---|
 * | entered | opens it in 150 ms; in 300 ms from now when an opening is already pending |
 * | tick | opens it when its time has come |
 * | left, escape | closes it, and calls a pending opening off |
 * | chosen (a click, a tap, Enter) | opens it at once, or closes it |
 */
export const storeFlyoutAfter = (flyout: StoreFlyout, event: StoreFlyoutEvent): StoreFlyout => {
  switch (event.kind) {
    case "entered":
      return entered(flyout, event.at)
    case "tick":
      return event.at >= (flyout.opensAt ?? Infinity) ? { isOpen: true } : flyout
    case "chosen":
      return { isOpen: !flyout.isOpen }
    case "left":
    case "escape":
      return closedStoreFlyout
  }
}
