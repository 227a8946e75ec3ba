/**
 * Storage key of the commands of basket and wishlist that wait for the network. The first scripts of a page use it, so it
 * is not in the file of the other keys.
 */
export const waitingCommands = { area: "local", key: "waiting_commands" } as const
