/** The `cause` of a port's error without an answer of the server (`isOffline` of the Promise client). */
export const noNetwork = "no network"

/** Returns whether a call failed without an answer. Any answer of the server means that there is a network. */
export const isNoNetwork = ({ cause }: { readonly cause?: unknown }): boolean => cause === noNetwork
