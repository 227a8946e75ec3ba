/**
 * The `cause` of a port's error if the network failed before any answer of the server, or if a command with an
 * idempotency key got no answer within the time limit of its adapter.
 */
export const noNetwork = "no network"

/** Returns whether a call failed without an answer. Any answer of the server means that there is a network. */
export const isNoNetwork = ({ cause }: { readonly cause?: unknown }): boolean => cause === noNetwork
