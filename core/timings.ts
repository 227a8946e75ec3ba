/**
 * Durations and delays in milliseconds (storefront 9, timing; forms and markets 9).
 * @stability stable
 */
export const timings = {
  /** Time until a self-closing snackbar closes. */
  snackbar: 10_000,
  /** Lifetime of the market cookies that are set again before feedback is sent. */
  feedbackCookie: 1_000,
  /** Time until the first-visit prompt appears without a click or scroll. */
  firstVisitPrompt: 10_000,
  /** Hover time until the store flyout opens. */
  storeFlyoutHover: 150,
  /** Hover time while an opening is already pending. */
  storeFlyoutHoverPending: 300,
  /** Time after opening by hover during which a click does not close the store flyout. */
  storeFlyoutSettling: 500,
  avatarBounce: 3_000,
  /** Timeout for loading a third party's script. It may be retried. */
  serviceScript: 10_000,
  /** Timeout for a call to a loaded service. */
  serviceCall: 5_000,
  /** Debounce of search suggestions after typing (DESIGN decision 14). */
  suggestions: 500,
  /** Debounce of place lookups after typing. */
  places: 1_200,
  /** Debounce of address searches after typing. */
  addresses: 1_000,
  /** No address search starts this long after the field appears and after a choice. */
  addressSuppression: 2_000,
  /** Delay until the focus moves into the list after a container was opened. */
  addressFocus: 300,
  /** Delay until the list closes after an address was chosen. */
  addressClosing: 300,
  /** Timeout for the visitor's position. */
  geolocation: 5_000,
  /** Maximum age of a cached position. */
  geolocationAge: 60_000,
  /** Debounce of a typed quantity. */
  quantity: 500,
  productCarousel: 50,
  multiCarousel: 600,
  galleryCarousel: 400,
  /** Time per slide of a carousel that plays automatically. */
  autoplay: 3_000,
} as const
