/** What tracking keeps in the browser, with consent only (storefront 3, browser storage). */
export const trackingKeys = {
  /** Who the visitor is to the recommendation service; kept over visits. */
  recommendationUser: { area: "local", key: "recommendation_user_id" },
  /** The number of this tab's visit. */
  session: { area: "session", key: "session_id" },
} as const
