/** A token is good for 20 minutes: whoever reads a summary slowly still sends it. After that it takes a new one. */
export const tokenLifetimeMillis = 20 * 60 * 1000
