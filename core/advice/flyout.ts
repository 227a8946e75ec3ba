/** State of the service flyout (storefront 4). Only an open flyout can have an error. */
export interface Flyout {
  readonly isOpen: boolean
  readonly hasError: boolean
}

/**
 * Events of the service flyout. `toggle` is a click or Enter on the avatar button. `close` is the close button,
 * Escape, a started conversation or an opened feedback form. `retried` is the retry button of the error.
 */
export type FlyoutEvent = "open" | "close" | "toggle" | "failed" | "retried"

/** The closed service flyout, also its initial state. */
export const initialFlyout: Flyout = { isOpen: false, hasError: false }

const openFlyout: Flyout = { isOpen: true, hasError: false }

/**
 * Reducer of the service flyout (storefront 4, service flyout):
 *
 * | event | closed | open |
 * |---|---|---|
 * | open | opens | stays, with its error |
 * | toggle | opens | closes |
 * | close | stays | closes |
 * | failed | stays, because the error would not be visible | shows the error |
 * | retried | stays | clears the error |
 *
 * Closing clears the error.
 */
export const flyoutReducer = (flyout: Flyout, event: FlyoutEvent): Flyout => {
  if (event === "open") return flyout.isOpen ? flyout : openFlyout
  if (event === "toggle") return flyout.isOpen ? initialFlyout : openFlyout
  if (event === "failed") return flyout.isOpen ? { isOpen: true, hasError: true } : flyout
  if (event === "retried") return flyout.isOpen ? openFlyout : flyout
  return initialFlyout
}

/** Error message of the service flyout when a service failed (storefront 8). */
export const flyoutErrorText =
  "Unser Service ist zur Zeit leider nicht erreichbar. Bitte versuche es später noch einmal."

/** Returns the title of the service flyout, with or without an error (storefront 2, service flyout). */
export const flyoutTitle = ({ hasError }: Flyout): string =>
  hasError ? "Da ist etwas schief gelaufen" : "Hallo, wie können wir dir helfen?"

/**
 * Query parameter that opens the service flyout when a page loads. The page then removes the parameter from
 * its address (storefront 2).
 */
export const serviceLayerParameter = "open_service_layer"

/** Returns whether a value of `open_service_layer` opens the flyout: a decimal number other than 0. */
export const opensServiceLayer = (value: string | null | undefined): boolean =>
  /^-?\d+(?:\.\d+)?$/u.test(value ?? "") && Number(value) !== 0
