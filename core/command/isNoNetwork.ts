/**
 * Returns whether a call failed without an answer: the cause of the port's error has `isOffline`. Any answer of the
 * server means that there is a network.
 */
export const isNoNetwork = ({ cause }: { readonly cause?: unknown }): boolean =>
  typeof cause === "object" && cause !== null && "isOffline" in cause && cause.isOffline === true
