/** The `cause` of a port's error if the network failed before any answer of the server. */
export const noNetwork = "no network"

/** Returns whether a call failed because there is no network. Any answer of the server means that there is one. */
export const isNoNetwork = ({ cause }: { readonly cause?: unknown }): boolean => cause === noNetwork
