/**
 * Storage key of the data typed at the checkout. The first scripts of a page use the key, so it is not in the file of
 * the other keys.
 */
export const checkoutDraft = { area: "session", key: "checkout_draft" } as const
