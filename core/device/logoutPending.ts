/**
 * Storage key of a logout that the server has not confirmed. The logout is repeated when the server can be reached. The
 * first scripts of a page use the key, so it is not in the file of the other keys.
 */
export const logoutPending = { area: "local", key: "logout_pending" } as const
