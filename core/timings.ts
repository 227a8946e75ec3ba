/**
 * Durations and delays in ms (storefront 9, timing; forms and markets 9).
 * @stability stable
 * @example
 * import { timings } from "@heimwerk/core/timings"
 *
 * timings.suggestions // => 500
 */
export const timings = {
  /** Time after which a snackbar closes by itself. */
  snackbar: 10_000,
  /** Time until the first-visit prompt appears if the visitor does not click or scroll. */
  firstVisitPrompt: 10_000,
  /**
   * Time the pointer must stay on the button until the store flyout opens. Also the delay before a category
   * flyout opens or closes.
   */
  storeFlyoutHover: 150,
  /**
   * Time the pointer must stay on the button until the store flyout opens, if an opening is already pending.
   */
  storeFlyoutHoverPending: 300,
  /** Time during which a click does not close a store flyout that hovering has opened. */
  storeFlyoutSettling: 500,
  avatarBounce: 3_000,
  /** Timeout for loading a third party's script. It may be retried. */
  serviceScript: 10_000,
  /** Timeout for a call to a loaded third-party service. */
  serviceCall: 5_000,
  /** Time without typing after which search suggestions are requested (ADR 0096, point 14). */
  suggestions: 500,
  /** Time without typing after which places are looked up. */
  places: 1_200,
  /** Time without typing after which addresses are searched. */
  addresses: 1_000,
  /** Time without address searches after the address field appears, and after an address was chosen. */
  addressSuppression: 2_000,
  /** Delay until the focus moves into the list of suggestions after a container was opened. */
  addressFocus: 300,
  /** Delay until the list of suggestions closes after an address was chosen. */
  addressClosing: 300,
  /** Timeout for the visitor's position. */
  geolocation: 5_000,
  /** Maximum age of a cached position of the visitor. */
  geolocationAge: 60_000,
  /** Time without typing after which a quantity is checked. */
  quantity: 500,
  productCarousel: 50,
  multiCarousel: 600,
  galleryCarousel: 400,
  /** Time per slide of a carousel that plays automatically. */
  autoplay: 3_000,
} as const
