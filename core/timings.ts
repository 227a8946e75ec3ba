/**
 * How long things take and wait, in milliseconds (storefront 9, timing; forms and markets 9).
 * @stability stable
 */
export const timings = {
  /** A self-closing snackbar closes after this. */
  snackbar: 10_000,
  /** The cookies that are set again before feedback is sent expire after this. */
  feedbackCookie: 1_000,
  /** The first-visit prompt appears after this, without a click or a scroll. */
  firstVisitPrompt: 10_000,
  /** The store flyout opens after hovering this long. */
  storeFlyoutHover: 150,
  /** The same, while an opening is already pending. */
  storeFlyoutHoverPending: 300,
  /** A click so soon after hovering has opened the store flyout was meant to open it. */
  storeFlyoutSettling: 500,
  avatarBounce: 3_000,
  /** A third party's script that has not come by then counts as failed, for now. */
  serviceScript: 10_000,
  /** The same for an answer of a service that is loaded. */
  serviceCall: 5_000,
  /** Suggestions are asked for when typing has stopped for this long (DESIGN decision 14). */
  suggestions: 500,
  /** Places are asked for when typing has stopped for this long. */
  places: 1_200,
  /** Addresses are asked for when typing has stopped for this long. */
  addresses: 1_000,
  /** No address is asked for this long after the field appears and after a pick. */
  addressSuppression: 2_000,
  /** The focus moves into the list this long after a container was opened. */
  addressFocus: 300,
  /** The list closes this long after an address was picked. */
  addressClosing: 300,
  /** The browser gives up finding the position after this. */
  geolocation: 5_000,
  /** A position so old is still good. */
  geolocationAge: 60_000,
  /** A typed quantity counts when typing has stopped for this long. */
  quantity: 500,
  productCarousel: 50,
  multiCarousel: 600,
  galleryCarousel: 400,
  /** A carousel that plays by itself shows the next slide after this. */
  autoplay: 3_000,
} as const
